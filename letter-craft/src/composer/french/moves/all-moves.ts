import type { Move } from '../architectures.ts'
import type { Sentence } from '../scribe.ts'
import { education, holdings, studies } from './credentials.ts'
import { meeting, motive, ownWords, start, summary } from './ending.ts'
import { apply, change, hook, proof } from './hook.ts'
import { bridge, nextJob, path } from './jobs.ts'
import type { Progress } from './progress.ts'

/** What each move says next. */
export const moves: Readonly<Record<Move, (progress: Progress) => Sentence[]>> = {
  hook,
  proof,
  apply,
  change,
  'first-job': (progress) => nextJob(progress),
  'second-job': (progress) => nextJob(progress),
  'third-job': (progress) => nextJob(progress),
  bridge,
  path,
  education,
  studies,
  holdings,
  summary,
  'own-words': ownWords,
  motive,
  start,
  meeting,
}
