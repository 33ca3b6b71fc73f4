import type { Sentence } from '../../draft.ts'
import type { Move } from '../outlines.ts'
import { education, holdings, studies } from './credentials.ts'
import { meeting, motive, ownWords, start, summary } from './ending.ts'
import { bridge, nextJob, path } from './jobs.ts'
import { apply, change, hook, proof } from './opening.ts'
import type { Progress } from './progress.ts'

/** What each move says next. */
export const moves: Readonly<Record<Move, (progress: Progress) => Sentence[]>> = {
  hook,
  proof,
  apply,
  change,
  job: nextJob,
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
