/** Letters share most of their words; what is beyond is a text made to fill the memory. */
const most = 8_000

/** The same reading of a word, done once: what a word may be does not depend on its letter. */
export function memoize<Result>(read: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined || known.has(word)) return found as Result
    const result = read(word)
    if (known.size >= most) known.clear()
    known.set(word, result)
    return result
  }
}
