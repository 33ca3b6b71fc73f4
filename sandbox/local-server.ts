import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const maxFormLength = 20_000
// Longer than Node’s 5 seconds, against races with clients that reuse an idle connection just closed.
const idleMs = 120_000

export type LocalServer = {
  /** Without a final slash. */
  url: string
  answerWith: (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) => void
  close: () => Promise<void>
}

/** Listens on localhost; the handler is set afterwards, since it may need the URL. */
export async function startLocalServer(port = 0): Promise<LocalServer> {
  const server = createServer({ keepAliveTimeout: idleMs })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (answer) =>
      server.on('request', (request, response) => {
        answer(request, response).catch((fault: unknown) => {
          response.destroy(fault instanceof Error ? fault : new Error(String(fault)))
        })
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Parses a form; empty when too large. */
export async function readForm(
  request: IncomingMessage,
  maxLength = maxFormLength,
): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += part
    if (text.length > maxLength) return new URLSearchParams()
  }
  const isJson = request.headers['content-type']?.startsWith('application/json')
  return new URLSearchParams(isJson ? (JSON.parse(text || '{}') as Record<string, string>) : text)
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
