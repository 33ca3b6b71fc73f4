import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLocalServer } from '../local-server.ts'
import { answer, refuse, type SandboxTimings } from './answer.ts'
import { geminiWire, readGemini } from './gemini-wire.ts'
import { isSandboxMode, modeOfModel, type SandboxMode, sandboxModes } from './modes.ts'
import { openAiWire, readOpenAi } from './openai-wire.ts'
import { prepareReplies } from './replies.ts'
import type { Wire, WireRequest } from './wire.ts'

export type ReceivedRequest = {
  wire: Wire['name']
  model: string
  mode: SandboxMode
  stream: boolean
  instructions: string
  prompt: string
  /** Whether a key came with it, in the header that provider reads. */
  keyed: boolean
}

export type LlmSandbox = {
  /** Without a final slash. */
  url: string
  /** What a writer is configured with to talk to it. */
  geminiUrl: string
  openAiUrl: string
  setMode: (mode: SandboxMode) => void
  /** The last requests, the oldest first. */
  requests: () => readonly ReceivedRequest[]
  close: () => Promise<void>
}

const maxStoredRequests = 100
const maxBodyLength = 2_000_000

type State = { mode: SandboxMode; refused: boolean; requests: ReceivedRequest[]; timings: SandboxTimings }

/**
 * Starts a simulated Gemini (`/v1beta`) and OpenAI-compatible endpoint (`/v1`) on this machine.
 * `PUT /__sandbox/mode {mode}` selects its behaviour, or the model's name does («sandbox-slow»).
 */
export async function startLlmSandbox(
  options: { port?: number; timings?: Partial<SandboxTimings> } = {},
): Promise<LlmSandbox> {
  const state: State = {
    mode: 'normal',
    refused: false,
    requests: [],
    timings: { slowMs: 3_000, betweenPiecesMs: 12, retryAfterSeconds: 1, ...options.timings },
  }
  prepareReplies()
  const { url, answerWith, close } = await startLocalServer(options.port)
  answerWith((request, response) => handle(state, request, response))
  return {
    url,
    geminiUrl: `${url}/v1beta`,
    openAiUrl: `${url}/v1`,
    setMode: (mode) => setMode(state, mode),
    requests: () => state.requests,
    close,
  }
}

function setMode(state: State, mode: SandboxMode): void {
  state.mode = mode
  state.refused = false
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
  const route = `${request.method} ${pathname}`
  if (route === 'GET /__sandbox/requests') return sendJson(response, 200, state.requests)
  if (route === 'PUT /__sandbox/mode') return changeMode(state, response, await readJson(request))
  if (route === 'GET /v1/models') return sendJson(response, 200, modelList)
  if (route === 'POST /v1/chat/completions') {
    const asked = readOpenAi(await readJson(request))
    return write(state, response, openAiWire, asked, request.headers.authorization !== undefined)
  }
  const gemini = /^POST \/v1beta\/models\/([^/:]+):(streamGenerateContent|generateContent)$/u.exec(route)
  if (gemini) {
    const asked = readGemini(await readJson(request), gemini[1]!, gemini[2] === 'streamGenerateContent')
    return write(state, response, geminiWire, asked, request.headers['x-goog-api-key'] !== undefined)
  }
  sendJson(response, 404, { error: { message: `Unknown route ${route}` } })
}

const modelList = {
  object: 'list',
  data: ['sandbox', ...sandboxModes.map((mode) => `sandbox-${mode}`)].map((id) => ({
    id,
    object: 'model',
    owned_by: 'lettrine',
  })),
}

function changeMode(state: State, response: ServerResponse, body: unknown): void {
  const mode = (body as { mode?: unknown } | undefined)?.mode
  if (isSandboxMode(mode)) {
    setMode(state, mode)
    sendJson(response, 200, { mode })
  } else sendJson(response, 400, { error: `One of ${sandboxModes.join(', ')}` })
}

async function write(
  state: State,
  response: ServerResponse,
  wire: Wire,
  asked: WireRequest | undefined,
  keyed: boolean,
): Promise<void> {
  if (!asked) return refuse(response, wire, 400, 'Invalid request body')
  // Google requires a key; self-hosted servers seldom do.
  if (wire.name === 'gemini' && !keyed) return refuse(response, wire, 403, 'Method called without a key')
  const mode = modeOfModel(asked.model) ?? state.mode
  const { model, stream, instructions, prompt } = asked
  state.requests.push({ wire: wire.name, model, mode, stream, instructions, prompt, keyed })
  if (state.requests.length > maxStoredRequests) state.requests.shift()
  if (mode !== 'rate-limited-once') return answer(response, wire, asked, mode, state.timings)
  state.refused = !state.refused
  return answer(response, wire, asked, state.refused ? 'rate-limited' : 'normal', state.timings)
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBodyLength) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
