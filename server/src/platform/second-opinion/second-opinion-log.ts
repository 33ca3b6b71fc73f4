import type { FastifyBaseLogger } from 'fastify'
import type { SecondOpinionRecord } from './build-second-opinion.ts'

/** Logs that a source fails, and that it answers again. */
export function logSecondOpinion(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { source, failing }: SecondOpinionRecord,
): void {
  if (failing === null) log.info({ secondOpinion: { source } }, 'second opinion answers again')
  else
    log.warn(
      { secondOpinion: { source, reason: failing } },
      'second opinion failed; letters have our own findings only until it answers again',
    )
}
