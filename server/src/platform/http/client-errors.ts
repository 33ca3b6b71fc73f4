import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatus } from '@lettrine/contract/errors'
import { errorMessages } from '@lettrine/contract/errors.fr'
import { newId } from '../new-id.ts'
import { requestIdHeader } from './request-id.ts'

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'REQUEST_HEAD_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}

/** Answers what never became a request – a head that is too long, a body that does not come – as every other error. */
export function answerClientError(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codes[fault.code ?? ''] ?? 'MALFORMED_REQUEST'
  const status = errorStatus[code]
  const body = JSON.stringify({ error: errorMessages[code], code })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${requestIdHeader}: ${newId()}\r\nConnection: close\r\n\r\n${body}`,
  )
}
