export type WordChange = { wordsAdded: number; wordsRemoved: number }

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Words added and removed between two texts. Compares counts, not positions: a moved word is neither added nor
 * removed, and the cost is linear.
 */
export function wordChange(before: string, after: string): WordChange {
  const left = new Map<string, number>()
  for (const word of wordsOf(before)) left.set(word, (left.get(word) ?? 0) + 1)
  let wordsAdded = 0
  for (const word of wordsOf(after)) {
    const count = left.get(word) ?? 0
    if (count === 0) wordsAdded += 1
    else left.set(word, count - 1)
  }
  const wordsRemoved = [...left.values()].reduce((sum, count) => sum + count, 0)
  return { wordsAdded, wordsRemoved }
}
