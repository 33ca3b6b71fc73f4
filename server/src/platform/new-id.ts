import { uuidv7 } from 'uuidv7'

/** A new identifier (UUIDv7): later ones sort after earlier ones. */
export const newId: () => string = uuidv7
