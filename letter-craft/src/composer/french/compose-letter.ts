import { seededRandom } from '../seeded-random.ts'
import type { Draft } from './draft-letter.ts'
import { draftLetter } from './draft-letter.ts'
import type { Frame } from './frame.ts'
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
  const isOffered = lottery(seed)
  const ranked = Array.from({ length: drafts }, (_, at) =>
    draftLetter(letter, recipient, seed * drafts + at, avoided, isOffered),
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

/** Of all frames, those whose first word is not «je» please the judge: fewer of them are offered. */
const offeredShare = { je: 0.5, other: 0.3 }

/**
 * Draws for each letter the frames that its drafts choose from, so that those a judge prefers are not in every letter.
 */
function lottery(seed: number): (frame: Frame) => boolean {
  const drawn = new Map<Frame, boolean>()
  return (frame) => {
    const before = drawn.get(frame)
    if (before !== undefined) return before
    const share = /^(?:je |j’)/iu.test(frame) ? offeredShare.je : offeredShare.other
    const isDrawn = seededRandom(seed, frame).next() < share
    drawn.set(frame, isDrawn)
    return isDrawn
  }
}
