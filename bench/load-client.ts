import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Answers of one load: successes, refusals of a full queue, and all else. */
export type LoadCount = { done: number; busy: number; failed: number; sample: string }

const busyPauseMs = 200
const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** A request as bytes, so that the client costs the machine little. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const length: Record<string, string> =
    body === ''
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Sends `requests` over a connection each, again and again until `endAt` of the performance clock. */
export async function load(port: number, requests: readonly Buffer[], endAt: number): Promise<LoadCount> {
  const count: LoadCount = { done: 0, busy: 0, failed: 0, sample: '' }
  await Promise.all(requests.map((request) => repeat(port, request, endAt, count)))
  return count
}

/** A connection that stays open, which sends one request after the other. */
export async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  // What cuts it is told by its end.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return {
    ask: async (request: Buffer) => {
      socket.write(request)
      const answer = await readAnswer(socket)
      return { status: Number(answer.toString('latin1', 9, 12)), answer }
    },
    close: () => socket.destroy(),
  }
}

async function repeat(port: number, request: Buffer, endAt: number, count: LoadCount): Promise<void> {
  const { ask, close } = await openConnection(port)
  while (performance.now() < endAt) {
    const { status, answer } = await ask(request)
    // What comes after the end is not counted: both sides have the same time.
    if (performance.now() >= endAt) break
    if (status >= 200 && status < 300) count.done += 1
    else if (status === 503) {
      count.busy += 1
      await pause(busyPauseMs)
    } else {
      count.failed += 1
      count.sample ||= answer.toString('utf8').slice(0, 400)
    }
  }
  close()
}

function readAnswer(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let read: Buffer = Buffer.alloc(0)
    const take = (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
      if (isWhole(read)) finish(() => resolve(read))
    }
    const closed = () => finish(() => reject(new Error('the connection was cut')))
    const finish = (settle: () => void) => {
      socket.off('data', take).off('close', closed)
      settle()
    }
    socket.on('data', take).on('close', closed)
  })
}

function isWhole(read: Buffer): boolean {
  const at = read.indexOf(headEnd)
  if (at < 0) return false
  const head = read.toString('latin1', 0, at)
  const length = /^content-length: *(\d+)/imu.exec(head)?.[1]
  if (length !== undefined) return read.length >= at + headEnd.length + Number(length)
  return read.subarray(-lastChunk.length).equals(lastChunk)
}
