import { DrizzleQueryError } from 'drizzle-orm'

export type LoggedFault = {
  [key: string]: unknown
  type: string
  message: string
  code?: string
  stack: string
  cause?: LoggedFault
}

/** What a log keeps of a fault: never the values of a query, which are what people wrote. */
export function loggedFault(fault: unknown): LoggedFault {
  if (!(fault instanceof Error)) return { type: typeof fault, message: 'not an error', stack: '' }
  const isQuery = fault instanceof DrizzleQueryError
  const message = isQuery ? `Failed query: ${fault.query}` : fault.message
  const { code } = fault as { code?: unknown }
  // Its first lines repeat the message.
  const frames = fault.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: fault.name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: frames.join('\n'),
    ...(fault.cause !== undefined && { cause: loggedFault(fault.cause) }),
  }
}
