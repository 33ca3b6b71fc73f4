import type { Situation } from '../../plan/plan.ts'

/** What a paragraph may do next. A move that has no fact says nothing. */
export type Move =
  | 'hook'
  | 'proof'
  | 'apply'
  | 'change'
  | 'first-job'
  | 'second-job'
  | 'third-job'
  | 'bridge'
  | 'path'
  | 'education'
  | 'studies'
  | 'holdings'
  | 'summary'
  | 'own-words'
  | 'motive'
  | 'start'
  | 'meeting'

type Outline = readonly (readonly Move[])[]

/**
 * The outlines of each situation: paragraphs of moves, written by hand. The seed picks one; the drafts are judged against
 * each other.
 */
export const architectures: Readonly<Record<Situation, readonly Outline[]>> = {
  'same-occupation': [
    [
      ['hook', 'proof', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings', 'motive'],
      ['summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job'],
      ['holdings', 'education'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'proof'],
      ['first-job'],
      ['second-job', 'bridge', 'third-job', 'path'],
      ['education', 'holdings'],
      ['motive', 'summary', 'apply', 'start', 'meeting'],
    ],
    [
      ['proof', 'hook', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['motive', 'education', 'holdings'],
      ['summary', 'start', 'meeting'],
    ],
  ],
  'close-occupation': [
    [
      ['hook', 'proof', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'apply'],
      ['first-job', 'bridge'],
      ['second-job'],
      ['education', 'holdings', 'path'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'proof'],
      ['first-job', 'second-job', 'bridge'],
      ['education', 'path', 'holdings'],
      ['motive', 'summary', 'apply', 'start', 'meeting'],
    ],
  ],
  'change-of-occupation': [
    [
      ['hook', 'change', 'apply'],
      ['studies', 'education'],
      ['first-job', 'bridge'],
      ['second-job', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'change'],
      ['first-job', 'bridge'],
      ['second-job'],
      ['studies', 'education', 'holdings'],
      ['motive', 'summary', 'apply', 'start', 'meeting'],
    ],
    [
      ['hook', 'apply'],
      ['change', 'first-job', 'bridge'],
      ['studies', 'education', 'second-job'],
      ['holdings', 'motive'],
      ['summary', 'start', 'meeting'],
    ],
  ],
  'first-job': [
    [
      ['hook', 'apply'],
      ['studies', 'education', 'bridge'],
      ['first-job', 'second-job'],
      ['holdings', 'motive'],
      ['summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'studies'],
      ['first-job', 'bridge'],
      ['second-job', 'education', 'holdings'],
      ['motive', 'summary', 'apply', 'start', 'meeting'],
    ],
    [
      ['hook', 'proof', 'apply'],
      ['first-job', 'second-job'],
      ['studies', 'education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
  ],
  internship: [
    [
      ['hook', 'apply'],
      ['studies', 'education'],
      ['first-job', 'bridge'],
      ['second-job', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'studies'],
      ['first-job', 'bridge', 'second-job'],
      ['education', 'holdings', 'motive'],
      ['apply', 'start', 'meeting'],
    ],
    [
      ['hook'],
      ['studies', 'education', 'bridge'],
      ['first-job', 'second-job'],
      ['holdings', 'motive', 'apply'],
      ['summary', 'start', 'meeting'],
    ],
  ],
  apprenticeship: [
    [
      ['hook', 'apply'],
      ['studies', 'education'],
      ['first-job', 'bridge'],
      ['second-job', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'studies'],
      ['first-job', 'bridge', 'second-job'],
      ['education', 'holdings', 'motive'],
      ['apply', 'start', 'meeting'],
    ],
    [
      ['hook'],
      ['studies', 'education'],
      ['first-job', 'second-job', 'bridge'],
      ['holdings', 'motive', 'apply'],
      ['summary', 'start', 'meeting'],
    ],
  ],
  'return-to-work': [
    [
      ['hook', 'proof', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'apply'],
      ['first-job', 'second-job', 'bridge'],
      ['education', 'holdings', 'path'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'proof'],
      ['first-job', 'bridge'],
      ['second-job', 'education'],
      ['holdings', 'motive'],
      ['apply', 'start', 'meeting'],
    ],
  ],
  'internal-move': [
    [
      ['hook', 'proof', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['proof', 'hook', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'education'],
      ['holdings', 'motive'],
      ['summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'apply'],
      ['first-job', 'bridge', 'second-job'],
      ['education', 'holdings', 'motive'],
      ['summary', 'start', 'meeting'],
    ],
  ],
  unsolicited: [
    [
      ['hook', 'proof'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings', 'motive'],
      ['summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'motive'],
      ['first-job'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings'],
      ['summary', 'start', 'meeting'],
    ],
    [
      ['hook'],
      ['first-job', 'bridge', 'second-job'],
      ['path', 'education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
  ],
  'public-service': [
    [
      ['hook', 'proof', 'apply'],
      ['first-job', 'bridge'],
      ['second-job', 'third-job', 'own-words', 'path'],
      ['education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'apply'],
      ['first-job', 'bridge', 'second-job'],
      ['path', 'education', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'proof'],
      ['first-job', 'second-job'],
      ['bridge', 'education', 'holdings', 'motive'],
      ['apply', 'start', 'meeting'],
    ],
  ],
  scholarship: [
    [
      ['hook', 'studies'],
      ['education', 'motive'],
      ['first-job', 'second-job'],
      ['holdings', 'start', 'meeting'],
    ],
    [
      ['hook'],
      ['studies', 'education'],
      ['first-job', 'second-job', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'motive'],
      ['studies', 'education'],
      ['first-job', 'second-job', 'holdings'],
      ['summary', 'start', 'meeting'],
    ],
  ],
  admission: [
    [
      ['hook', 'studies'],
      ['education', 'motive'],
      ['first-job', 'second-job'],
      ['holdings', 'start', 'meeting'],
    ],
    [
      ['hook'],
      ['studies', 'education'],
      ['first-job', 'second-job', 'holdings'],
      ['motive', 'summary', 'start', 'meeting'],
    ],
    [
      ['hook', 'motive'],
      ['studies', 'education'],
      ['first-job', 'path', 'second-job', 'holdings'],
      ['summary', 'start', 'meeting'],
    ],
  ],
}
