import type { Draft } from './draft-letter.ts'
import { draftLetter } from './draft-letter.ts'
import { scoreDraft } from './judge.ts'
import type { LetterFacts } from './letter-facts.ts'

const drafts = 14

export type ComposeOptions = {
  recipient?: string
  seed: number
  /** Sentences of the person’s other letters, as `keyOf` gives them. */
  avoided?: ReadonlySet<string>
  /** Whether a draft stands; the best of those that do is given. */
  passes?: (draft: Draft) => Draft | undefined
}

/** Writes several drafts and gives the best that passes the gate. The same seed and facts give the same letter. */
export function composeLetter(
  letter: LetterFacts,
  { recipient, seed, avoided = new Set(), passes = (draft) => draft }: ComposeOptions,
): Draft {
  const ranked = Array.from({ length: drafts }, (_, at) =>
    draftLetter(letter, recipient, seed * drafts + at, avoided),
  )
    .map((draft) => ({ draft, score: scoreDraft(draft, letter.plan) }))
    .sort((one, other) => other.score - one.score)
  for (const { draft } of ranked.slice(0, 3)) {
    const passed = passes(draft)
    if (passed) return passed
  }
  return ranked[0]?.draft ?? draftLetter(letter, recipient, seed, avoided)
}
