import type { Draft } from './draft-letter.ts'
import { draftLetter } from './draft-letter.ts'
import { type Gate, withoutFaults } from './gate.ts'
import { scoreDraft } from './judge.ts'
import type { LetterFacts } from './letter-facts.ts'

const drafts = 14
/** Reading a draft takes far longer than writing one. */
const maxRead = 7
const headless = 10

export type ComposeOptions = {
  recipient?: string
  seed: number
  /** Sentences of the person’s other letters, as `keyOf` gives them. */
  avoided?: ReadonlySet<string>
  gate: Pick<Gate, 'faultsIn'>
}

/** Writes several drafts and gives the best in which nothing is faulty. The same seed and facts give the same letter. */
export function composeLetter(
  letter: LetterFacts,
  { recipient, seed, avoided = new Set(), gate }: ComposeOptions,
): Draft {
  const ranked = Array.from({ length: drafts }, (_, at) =>
    draftLetter(letter, recipient, seed * drafts + at, avoided),
  )
    .map((draft) => ({ draft, score: scoreDraft(draft, letter.plan, letter.slots.E) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxRead)
  let fewest: { draft: Draft; count: number } | undefined
  for (const { draft } of ranked) {
    const faults = gate.faultsIn(draft)
    if (faults.size === 0) return draft
    // Without its first sentence, a letter is about nobody.
    const [first] = draft.paragraphs[0] ?? []
    const count = faults.size + (first && faults.has(first) ? headless : 0)
    if (!fewest || count < fewest.count) fewest = { draft: withoutFaults(draft, faults), count }
  }
  return fewest?.draft ?? draftLetter(letter, recipient, seed, avoided)
}
