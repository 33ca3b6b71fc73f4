import { describeFault } from '../../platform/describe-fault.ts'

/** Something Better Auth had to say; `level` as the log knows it. */
export type AuthReport = { level: 'info' | 'error'; message: string; details: unknown[] }

/** A person refused, cancelled, or came back too late: ordinary, though Better Auth calls it an error. */
const ordinary = /^(?:[a-z_]+|Failed to parse state|State not found)$/

export function authReport(message: string, details: unknown[]): AuthReport {
  return {
    level: ordinary.test(message) ? 'info' : 'error',
    message: message.split('\n')[0] ?? '',
    details: details.map((detail) => (detail instanceof Error ? describeFault(detail) : detail)),
  }
}
