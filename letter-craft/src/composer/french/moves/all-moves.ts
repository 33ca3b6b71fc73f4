import type { Sentence } from '../../draft.ts'
import type { Move } from '../architectures.ts'
import { apply } from './apply.ts'
import { education, studies } from './education.ts'
import { meeting, motive, ownWords, start } from './ending.ts'
import { holdings } from './holdings.ts'
import { hook } from './hook.ts'
import { bridge, nextJob } from './jobs.ts'
import { path } from './path.ts'
import type { Progress } from './progress.ts'
import { change, proof } from './proof.ts'

/** What each move says next. */
export const moves: Readonly<Record<Move, (progress: Progress) => Sentence[]>> = {
  hook: (progress) => {
    const said = hook(progress)
    progress.isAskingSaid = said.some(({ needs }) => needs.length > 0)
    return said
  },
  proof,
  apply,
  change,
  'first-job': (progress) => nextJob(progress),
  'second-job': (progress) => nextJob(progress),
  // The last of those told makes room for one more, where each says little.
  'third-job': (progress) => [...nextJob(progress), ...nextJob(progress)],
  bridge,
  path,
  education,
  studies,
  holdings,
  'own-words': ownWords,
  motive,
  start,
  meeting,
}
