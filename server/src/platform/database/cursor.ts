import { failure } from '../failure.ts'

/** A place in a sorted list: the sort value and the id of the last row seen. */
export type Place = { value: string; id: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An opaque cursor for the client. */
export function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.value, place.id])).toString('base64url')
}

/** Reads a cursor back; refuses one that we did not write. */
export function fromCursor(cursor: string): Place {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (typeof value === 'string' && typeof id === 'string' && uuid.test(id)) return { value, id }
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault
  }
  throw failure('VALIDATION_FAILED', {
    details: [{ path: 'cursor', message: 'Ce repère de page n’est pas valide.' }],
  })
}
