import type { FastifyInstance } from 'fastify'
import { failure } from '../failure.ts'

/** The longest career has some ten thousand values. */
const mostParts = 20_000

/**
 * Reads bodies of JSON, and refuses those with more values than any request has before they are parsed: a megabyte of
 * brackets takes a hundred times as long as a megabyte of text.
 */
export function boundBodyParts(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasTooManyParts(body)) done(failure('PAYLOAD_TOO_LARGE'))
    else parse(request, body, done)
  })
}

const parts = new Set([...'[{,:'].map((sign) => sign.charCodeAt(0)))
const quote = '"'.charCodeAt(0)

/** Whether a text of JSON has too many lists, objects and values; what is in quotes is one. */
export function hasTooManyParts(json: string): boolean {
  let found = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === quote) at = endOfString(json, at)
    else if (parts.has(sign)) found += 1
    if (found > mostParts) return true
  }
  return false
}

/** The place of the closing quote, or the end of the text. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0
    while (json[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return json.length
}
