import type { Move } from '@lettrine/letter-craft/composer/french/architectures'

/** What each part of a paragraph says. */
export const movesEn = {
  hook: 'what the employer is looking for, in the words of plan.pairs',
  proof: 'the strongest proof, from a fact',
  apply: 'the application, in one sentence',
  change: 'the change of occupation, without excuses',
  'first-job': 'the first job of plan.jobs: where, when, what one did there',
  'second-job': 'the second job of plan.jobs, if there is one',
  'third-job': 'the third job of plan.jobs, if there is one',
  bridge: 'what this job has in common with the one advertised',
  path: 'the rest of the career, in one sentence',
  education: 'the education that answers the advertisement',
  studies: 'the current studies',
  holdings: 'licences, languages and tools that the advertisement asks for and the facts give',
  'own-words': 'what the person says of themselves (own)',
  motive: 'why them, if own holds a motive; otherwise nothing',
  start: 'the starting date, if own holds a start; otherwise nothing',
  meeting: 'a meeting',
} as const satisfies Record<Move, string>
