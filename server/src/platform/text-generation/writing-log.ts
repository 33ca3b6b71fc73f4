import type { FastifyBaseLogger } from 'fastify'
import type { WriterRecord } from './writer-record.ts'

/** Logs what a model did: a fault as a warning, the rest for whoever wants to know. */
export function logWriting(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, record: WriterRecord): void {
  const isFault = record.outcome !== 'written' && record.outcome !== 'stopped'
  log[isFault ? 'warn' : 'info']({ writing: record }, 'a model was asked for a text')
}
