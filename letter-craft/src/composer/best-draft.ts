import type { Draft, Sentence } from './draft.ts'

type Judge = {
  /** How good a draft is, without reading its sentences. */
  score: (draft: Draft) => number
  /** How many of the best are read: reading a draft takes far longer than writing one. */
  maxRead: number
  faultsIn: (draft: Draft) => ReadonlySet<Sentence>
  withoutFaults: (draft: Draft, faults: ReadonlySet<Sentence>) => Draft
  /** A draft that lost its first sentence, with another in its place. */
  headed?: (draft: Draft) => Draft
}

/** Without its first sentence, a letter is about nobody. */
const headless = 10

/** The best draft in which nothing is faulty, else the one that loses the fewest sentences, without them. */
export function bestDraft(
  drafts: readonly [Draft, ...Draft[]],
  { score, maxRead, faultsIn, withoutFaults, headed = (draft) => draft }: Judge,
): Draft {
  const ranked = drafts
    .map((draft) => ({ draft, score: score(draft) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxRead)
  let [best] = drafts
  let fewest = Number.POSITIVE_INFINITY
  for (const { draft } of ranked) {
    const faults = faultsIn(draft)
    if (faults.size === 0) return draft
    const [first] = draft.paragraphs[0] ?? []
    const isHeadless = first !== undefined && faults.has(first)
    const count = faults.size + (isHeadless ? headless : 0)
    if (count >= fewest) continue
    fewest = count
    const left = withoutFaults(draft, faults)
    best = isHeadless ? headed(left) : left
  }
  return best
}

/** As many drafts as asked, from seeds that no other letter’s are. */
export function drawDrafts(seed: number, count: number, write: (seed: number) => Draft): [Draft, ...Draft[]] {
  const others = Array.from({ length: count - 1 }, (_, at) => write(seed * count + at + 1))
  return [write(seed * count), ...others]
}
