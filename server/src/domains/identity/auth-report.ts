import { describeFault } from '../../platform/describe-fault.ts'

/** A log message of Better Auth. */
export type AuthReport = { level: 'info' | 'error'; message: string; details: unknown[] }

/** The user refused, cancelled or took too long: not an error, though Better Auth logs it as one. */
const ordinary = /^(?:[a-z_]+|Failed to parse state|State not found)$/

export function authReport(message: string, details: unknown[]): AuthReport {
  return {
    level: ordinary.test(message) ? 'info' : 'error',
    message: message.split('\n')[0] ?? '',
    details: details.flatMap((detail) => {
      if (detail instanceof Error) return [describeFault(detail)]
      // An object may hold the account that it is about.
      return typeof detail === 'object' ? [] : [detail]
    }),
  }
}
