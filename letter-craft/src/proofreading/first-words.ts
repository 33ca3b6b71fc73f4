/** The start of a word, and whether it may continue. */
type Beginning = { text: string; open: boolean }

/**
 * The words that a pattern can start with: «challenge» and «challenges» for `challenges?`. Supports letters, groups
 * and `?`; throws for other patterns, because their phrase could never be found.
 */
export function firstWords(pattern: string): string[] {
  const words = beginnings(pattern)
  if (words.some(({ text }) => text === '')) throw new Error(`A phrase must begin with a word: ${pattern}`)
  return [...new Set(words.map(({ text }) => text))]
}

function beginnings(pattern: string): Beginning[] {
  let found: Beginning[] = [{ text: '', open: true }]
  for (let at = 0; at < pattern.length && found.some(({ open }) => open); ) {
    const [piece, options] = nextPiece(pattern, at)
    at += piece
    const optional = pattern[at] === '?'
    if (optional) at += 1
    found = found.flatMap((one) =>
      one.open
        ? [...(optional ? [one] : []), ...options.map(({ text, open }) => ({ text: one.text + text, open }))]
        : [one],
    )
  }
  return found
}

/** Length of the next piece, and its alternatives. */
function nextPiece(pattern: string, at: number): [number, Beginning[]] {
  const character = pattern.charAt(at)
  if (/[\p{L}\p{N}]/u.test(character)) return [1, [{ text: character, open: true }]]
  const group = /^\((?:\?:)?(?!\?)/u.exec(pattern.slice(at))
  if (!group) {
    if (/^(?:\[(?! )|\\|@)/u.test(pattern.slice(at)))
      throw new Error(`The first word is not told: ${pattern}`)
    return [1, [{ text: '', open: false }]]
  }
  const end = groupEnd(pattern, at)
  return [end - at, alternatives(pattern.slice(at + group[0].length, end - 1)).flatMap(beginnings)]
}

function groupEnd(pattern: string, at: number): number {
  let depth = 0
  for (let index = at; index < pattern.length; index++) {
    if (pattern[index] === '(') depth += 1
    if (pattern[index] === ')') depth -= 1
    if (depth === 0) return index + 1
  }
  throw new Error(`A group is not closed: ${pattern}`)
}

function alternatives(inside: string): string[] {
  const found = ['']
  let depth = 0
  for (const character of inside) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) found.push('')
    else found[found.length - 1] += character
  }
  return found
}
