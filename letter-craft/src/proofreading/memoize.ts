/** Letters share most of their words; beyond this size, the input is made to fill the memory. */
const most = 8_000

/** Memoizes a function of a word: its result does not depend on the letter. */
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
