import type { Scribe } from '../../draft.ts'
import type { EnglishJob } from '../facts.ts'
import type { EnglishLetter } from '../letter.ts'

/** What the letter has said so far. */
export type Progress = {
  readonly letter: EnglishLetter
  readonly scribe: Scribe
  /** Needs that a sentence has spoken of. */
  readonly spoken: Set<string>
  /** Jobs told, with their tasks. */
  readonly told: Set<string>
  /** Jobs whose title and dates the letter has given. */
  readonly introduced: Set<string>
  readonly educated: Set<string>
  /** Concepts that the proof has told in their own words. */
  readonly proved: Set<string>
  /** The job that the last sentence was about: «there» speaks of it. */
  named: EnglishJob | undefined
  /** All that was said. */
  words: string
  applied: boolean
  /** Whether a reason to apply has been given. */
  isProved: boolean
  links: number
}

export const newProgress = (letter: EnglishLetter, scribe: Scribe): Progress => ({
  letter,
  scribe,
  spoken: new Set(),
  told: new Set(),
  introduced: new Set(),
  educated: new Set(),
  proved: new Set(),
  named: undefined,
  words: '',
  applied: false,
  isProved: false,
  links: 0,
})
