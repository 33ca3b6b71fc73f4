import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { splitIntoChunks } from '@lettrine/letter-craft/composer/chunks'
import type { SandboxMode } from './modes.ts'
import { replyTo } from './replies.ts'
import { tokensOf, type Wire, type WireRequest } from './wire.ts'

export type SandboxTimings = {
  /** Delay of the first text in the slow mode. */
  slowMs: number
  betweenPiecesMs: number
  /** `Retry-After` of a 429, in seconds. */
  retryAfterSeconds: number
}

const wordsInPiece = 4
const slowDown = 8
const flushMs = 20

/** Answers one request in the given mode and provider format. */
export async function answer(
  response: ServerResponse,
  wire: Wire,
  request: WireRequest,
  mode: SandboxMode,
  timings: SandboxTimings,
): Promise<void> {
  if (mode === 'rate-limited')
    return refuse(response, wire, 429, 'Rate limit reached', timings.retryAfterSeconds)
  if (mode === 'server-error') return refuse(response, wire, 503, 'The model is overloaded')
  if (mode === 'garbage') return sendPage(response)
  const left = new AbortController()
  response.on('close', () => left.abort())
  try {
    if (request.stream) await stream(response, wire, request, mode, timings, left.signal)
    else await sendWhole(response, wire, request, mode, timings, left.signal)
  } catch (fault) {
    // The client disconnected.
    if (!left.signal.aborted) throw fault
  }
}

/** A refusal with the status and the body of that provider. */
export function refuse(
  response: ServerResponse,
  wire: Wire,
  status: number,
  message: string,
  retryAfterSeconds?: number,
): void {
  const later = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  response
    .writeHead(status, { 'content-type': 'application/json', ...later })
    .end(JSON.stringify(wire.error(status, message)))
}

function sendPage(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Welcome to the proxy</title><h1>It works!</h1>')
}

const endingOf = (mode: SandboxMode) => (mode === 'refusal' ? 'refusal' : 'stop')

const usageOf = (request: WireRequest, text: string) => ({
  inputTokens: tokensOf(request.instructions + request.prompt),
  outputTokens: tokensOf(text),
})

async function sendWhole(
  response: ServerResponse,
  wire: Wire,
  request: WireRequest,
  mode: SandboxMode,
  timings: SandboxTimings,
  signal: AbortSignal,
): Promise<void> {
  if (mode === 'slow') await pause(timings.slowMs, undefined, { signal })
  if (mode === 'stalled') return
  if (mode === 'cut-off') {
    response.destroy()
    return
  }
  const text = replyTo(request, mode)
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(wire.whole(request, text, endingOf(mode), usageOf(request, text))))
}

async function stream(
  response: ServerResponse,
  wire: Wire,
  request: WireRequest,
  mode: SandboxMode,
  timings: SandboxTimings,
  signal: AbortSignal,
): Promise<void> {
  const text = replyTo(request, mode)
  const pieces = piecesOf(text)
  const send = (event: object | string) =>
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\r\n\r\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (mode === 'slow') await pause(timings.slowMs, undefined, { signal })
  const betweenMs = timings.betweenPiecesMs * (mode === 'slow' ? slowDown : 1)
  for (const [index, piece] of pieces.entries()) {
    if (mode === 'stalled' && index >= pieces.length / 2) return
    if (mode === 'cut-off' && index >= pieces.length / 2) {
      // Flush first: destroying the socket drops unsent data.
      await pause(flushMs, undefined, { signal })
      response.destroy()
      return
    }
    send(wire.piece(request, piece))
    if (betweenMs > 0) await pause(betweenMs, undefined, { signal })
  }
  for (const event of wire.end(request, endingOf(mode), usageOf(request, text))) send(event)
  response.end()
}

function piecesOf(text: string): string[] {
  const words = splitIntoChunks(text)
  return Array.from({ length: Math.ceil(words.length / wordsInPiece) }, (_, index) =>
    words.slice(index * wordsInPiece, (index + 1) * wordsInPiece).join(''),
  )
}
