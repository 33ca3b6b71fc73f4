/** An error description safe to log: messages of failed queries contain values, and those of mails contain links. */
export type FaultDescription = { name: string; code?: string; message: string; where: string[] }

const maxLines = 8

/** Describes the innermost cause without the values it was about. */
export function describeFault(fault: unknown): FaultDescription {
  const inner = innermost(fault)
  if (!isDescribed(inner)) return { name: typeof inner, message: '', where: [] }
  const { code, name } = inner
  return {
    name: typeof name === 'string' ? name : 'Error',
    ...(typeof code === 'string' ? { code } : {}),
    message: withoutValues(inner.message, code),
    where: (typeof inner.stack === 'string' ? inner.stack : '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, maxLines)
      .map((line) => line.trim()),
  }
}

type Described = { message: string; name?: unknown; stack?: unknown; code?: unknown }

/** An error, or what a library gives in its place: an object with a message. */
const isDescribed = (fault: unknown): fault is Described =>
  typeof fault === 'object' && fault !== null && typeof (fault as Described).message === 'string'

function innermost(fault: unknown): unknown {
  let inner = fault
  for (let depth = 0; depth < 5 && isDescribed((inner as { cause?: unknown } | null)?.cause); depth++)
    inner = (inner as { cause: unknown }).cause
  return inner
}

// PostgreSQL quotes the value it could not read (SQLSTATE 22…); Drizzle lists all of a query on the next lines.
function withoutValues(message: string, code: unknown): string {
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return message.split(':')[0]!
  return message.split('\n')[0]!.slice(0, 300)
}
