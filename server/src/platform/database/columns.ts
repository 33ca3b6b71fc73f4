import { customType, timestamp } from 'drizzle-orm/pg-core'

/** `timestamptz`, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** `bytea`, as a Buffer. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
