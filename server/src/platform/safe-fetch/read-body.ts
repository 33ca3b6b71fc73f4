import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/** Accepted content encodings; any other, or a double one, is refused. */
export const acceptedEncodings = 'gzip, deflate, br'

/**
 * The body of an answer, decompressed. Throws `FetchFailure` (`too-large`) as soon as `maxBytes` are passed, on the
 * wire or once decompressed: the rest is not inflated.
 */
export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decoded(answer, maxBytes)) {
    size += (chunk as Buffer).length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function decoded(answer: IncomingMessage, maxBytes: number): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  if (!Object.hasOwn(decoders, encoding)) throw new FetchFailure('not-a-page', `encoding ${encoding}`)
  const decoder = decoders[encoding as keyof typeof decoders]()
  let received = 0
  answer.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > maxBytes) decoder.destroy(tooLarge())
  })
  answer.on('error', (fault) => decoder.destroy(fault))
  answer.on('close', () => {
    if (!answer.complete) decoder.destroy(new Error('the answer was cut short'))
  })
  return answer.pipe(decoder)
}

const tooLarge = () => new FetchFailure('too-large', 'the answer is larger than what is read')
