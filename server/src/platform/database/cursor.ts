import { type Failure, failure } from '../failure.ts'
import { databaseMessages as texts } from './database.fr.ts'

/** A place in a sorted list: the sort value and the id of the last row seen. */
export type Place = { value: string; id: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An opaque cursor for the client. */
export function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.value, place.id])).toString('base64url')
}

/** Decodes a cursor; rejects a malformed one. */
export function fromCursor(cursor: string): Place {
  const place = decode(cursor)
  if (Array.isArray(place)) {
    const [value, id] = place as unknown[]
    // PostgreSQL has no NUL in text.
    const isText = typeof value === 'string' && !value.includes('\u0000')
    if (isText && typeof id === 'string' && uuid.test(id)) return { value, id }
  }
  throw badCursor()
}

export function badCursor(): Failure {
  return failure('VALIDATION_FAILED', {
    message: texts.badCursor,
    details: [{ path: 'cursor', message: texts.badCursor }],
  })
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}
