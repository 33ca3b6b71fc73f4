import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'

/** Ranges of a text, `[start, end)` in UTF-16 units, in order and without overlap. */
export type Matches = readonly (readonly [number, number])[]

export const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Where the words of a query match a text, accents ignored: at the start of its words, else inside them. */
export function findMatches(text: string, query: string): Matches {
  const { plain, places } = withPlaces(text)
  const found = wordsOf(query).flatMap((word) => {
    const starts = startsOf(plain, word)
    const atWords = starts.filter((start) => start === 0 || !/[\p{L}\p{N}]/u.test(plain[start - 1]!))
    return (atWords.length > 0 ? atWords : starts).map((start): [number, number] => [
      places[start]![0],
      places[start + word.length - 1]![1],
    ])
  })
  return merged(found)
}

/** The text without accents, and for each of its units the index of the letter in the original. */
function withPlaces(text: string) {
  let plain = ''
  const places: [number, number][] = []
  let at = 0
  for (const letter of text) {
    const letters = plainLetters(letter)
    for (let unit = 0; unit < letters.length; unit++) places.push([at, at + letter.length])
    plain += letters
    at += letter.length
  }
  return { plain, places }
}

function startsOf(text: string, word: string): number[] {
  const starts: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) starts.push(at)
  return starts
}

function merged(found: readonly [number, number][]): Matches {
  const inOrder: [number, number][] = []
  for (const [start, end] of found.toSorted((one, other) => one[0] - other[0])) {
    const last = inOrder.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else inOrder.push([start, end])
  }
  return inOrder
}
