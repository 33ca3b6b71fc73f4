import type { FastifyBaseLogger } from 'fastify'
import type { WriterRecord } from './writer-record.ts'

/** Logs a model call: failures as warnings, the rest at info level. */
export function logWriting(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, record: WriterRecord): void {
  const isFault = record.outcome !== 'written' && record.outcome !== 'stopped'
  log[isFault ? 'warn' : 'info']({ writing: record }, 'model call finished')
}
