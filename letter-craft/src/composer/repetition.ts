import { plainLetters } from '../french/plain-letters.ts'

/** A sentence as it is compared: lower case, without accents or signs. */
export const keyOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()

/** Keys in which each of these names is one word: names may come again. */
export function keyWithoutNames(names: readonly string[]): (text: string) => string {
  const plainNames = names.map(keyOf).filter((name) => name !== '')
  return (text) =>
    plainNames.reduce((left, name, at) => left.replaceAll(` ${name} `, ` n${at} `), ` ${keyOf(text)} `).trim()
}

/** Whether one of `said`, keys between spaces, has `length` words in a row of this key. */
export function repeatsRun(key: string, said: readonly string[], length: number): boolean {
  const words = key.split(' ').filter(Boolean)
  for (let at = 0; at + length <= words.length; at++) {
    const run = ` ${words.slice(at, at + length).join(' ')} `
    if (said.some((one) => one.includes(run))) return true
  }
  return false
}

/** How often words of `minLetters` letters or more are said beyond twice; «commande» and «commander» are one. */
export function repeatedWords(text: string, minLetters: number): number {
  const counts = new Map<string, number>()
  for (const word of plainLetters(text).split(/[^a-z]+/u)) {
    if (word.length < minLetters) continue
    const stem = word.slice(0, 7)
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - 2), 0)
}
