/**
 * The runs of `length` words of a text, joined by spaces, so that another text can be searched for them one look-up a
 * word.
 */
export function runsOfWords(words: readonly string[], length: number): ReadonlySet<string> {
  const runs = new Set<string>()
  for (let at = 0; at + length <= words.length; at += 1) runs.add(words.slice(at, at + length).join(' '))
  return runs
}
