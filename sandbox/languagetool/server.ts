import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readForm, sendJson, startLocalServer } from '../local-server.ts'
import { matchesIn } from './matches.ts'
import { isLanguageToolMode, type LanguageToolMode, languageToolModes } from './modes.ts'

/** A form that was received: its fields, and the names of its headers. */
export type ReceivedCheck = { fields: Record<string, string>; headers: string[] }

export type LanguageToolSandbox = {
  /** Without a final slash. */
  url: string
  setMode: (mode: LanguageToolMode) => void
  /** The last requests, the oldest first. */
  requests: () => readonly ReceivedCheck[]
  close: () => Promise<void>
}

type State = { mode: LanguageToolMode; slowMs: number; requests: ReceivedCheck[] }

const maxStoredRequests = 100
const maxFormLength = 500_000
const hugeAnswer = 2_000_000

/**
 * Starts a simulated LanguageTool (`POST /v2/check`) on this machine, which recognises a few faults.
 * `PUT /__sandbox/mode {mode}` selects its behaviour.
 */
export async function startLanguageToolSandbox(
  options: { port?: number; slowMs?: number } = {},
): Promise<LanguageToolSandbox> {
  const state: State = { mode: 'normal', slowMs: options.slowMs ?? 5_000, requests: [] }
  const { url, answerWith, close } = await startLocalServer(options.port)
  answerWith((request, response) => handle(state, request, response))
  return {
    url,
    setMode: (mode) => {
      state.mode = mode
    },
    requests: () => state.requests,
    close,
  }
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
  const route = `${request.method} ${pathname}`
  if (route === 'GET /__sandbox/requests') return sendJson(response, 200, state.requests)
  const fields = Object.fromEntries(await readForm(request, maxFormLength))
  if (route === 'PUT /__sandbox/mode') {
    if (!isLanguageToolMode(fields.mode))
      return sendJson(response, 400, { error: `One of ${languageToolModes.join(', ')}` })
    state.mode = fields.mode
    return sendJson(response, 200, { mode: state.mode })
  }
  if (route !== 'POST /v2/check') return sendJson(response, 404, { error: `Unknown route ${route}` })
  state.requests.push({ fields, headers: Object.keys(request.headers) })
  if (state.requests.length > maxStoredRequests) state.requests.shift()
  const { text, language } = fields
  // As the real server does, in plain text.
  if (text === undefined || !language) {
    response.writeHead(400).end("Error: Missing 'text' or 'language' parameter")
    return
  }
  await check(state, response, text, language)
}

async function check(state: State, response: ServerResponse, text: string, language: string): Promise<void> {
  const answerOf = (matches: object[]) => ({
    software: { name: 'LanguageTool', version: 'sandbox', apiVersion: 1 },
    language: { name: language, code: language },
    matches,
  })
  const fail = (status: number) => void response.writeHead(status).end('Error: the sandbox was told to fail')
  switch (state.mode) {
    case 'server-error':
      return fail(500)
    case 'rate-limited':
      return fail(429)
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"matches":[')
      return void setTimeout(() => response.destroy(), 20)
    case 'garbage':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><h1>It works!</h1>')
    case 'other-format':
      return sendJson(response, 200, { status: 'ok', matches: 'none' })
    case 'too-large':
      return sendJson(response, 200, answerOf([{ message: 'x'.repeat(hugeAnswer) }]))
    case 'redirect':
      return void response.writeHead(307, { location: '/v2/check' }).end()
    case 'faulty-matches':
      return sendJson(response, 200, answerOf([...faultyMatches(text), ...matchesIn(text, language)]))
    case 'slow':
      await pause(state.slowMs)
  }
  sendJson(response, 200, answerOf(matchesIn(text, language)))
}

function faultyMatches(text: string): object[] {
  const rule = { id: 'RULE', category: { id: 'GRAMMAR' } }
  return [
    { message: 'Outside', offset: text.length, length: 5, replacements: [], rule },
    { message: 'Negative', offset: -3, length: 5, replacements: [], rule },
    { message: 'Without rule', offset: 0, length: 5 },
    { message: 42, offset: 0, length: 5, rule },
    {},
  ]
}
