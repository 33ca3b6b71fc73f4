/** Suggestions for an unknown word; `certain` when only one word differs by an accent or a doubled letter. */
export type Suggestions = { words: readonly string[]; certain: boolean }

type Source = {
  mayPropose: (word: string) => boolean
  /** Letter groups that are frequent errors for one another in this language. */
  confused: readonly (readonly [string, string])[]
  /** Confused spellings, which may also form another word; `^` and `$` are the ends of a word. */
  replacements: readonly (readonly [string, string])[]
  /** Letters to try, by frequency. */
  letters: string
}

const most = 5
/** Bounds the cost of a made-up word of a hundred letters. */
const longest = 26

/**
 * Suggests corrections of a misspelled word, likeliest first: one accent or doubled letter, then two; a homophonic
 * spelling; a swapped, added, missing or wrong letter.
 */
export function suggester({
  mayPropose,
  confused,
  replacements,
  letters,
}: Source): (word: string) => Suggestions {
  const heard = replacements.filter(([from, to]) => !/[_']/u.test(from + to))

  return function suggest(word) {
    if (word.length < 3 || word.length > longest) return { words: [], certain: false }
    const lower = word.toLowerCase()
    const found = new Set<string>()
    const keep = (form: string) => {
      if (found.size < most && form !== lower && mayPropose(form)) found.add(form)
    }
    const slips = new Set(slipsOfHand(lower))
    for (const form of slips) keep(form)
    for (const [from, to] of confused) for (const form of replaced(lower, from, to)) keep(form)
    if (found.size === 0) for (const form of twice(slips)) keep(form)
    const certain = found.size === 1
    for (const [from, to] of heard) for (const form of replaced(lower, from, to)) keep(form)
    if (!certain) for (const form of oneLetterAway(lower, letters)) keep(form)
    return { words: [...found].map((form) => asTyped(word, form)), certain: certain && found.size === 1 }
  }
}

const mostTwice = 3_000

function* twice(slips: ReadonlySet<string>): Iterable<string> {
  let tried = 0
  for (const slip of slips)
    for (const form of slipsOfHand(slip)) {
      tried += 1
      if (tried > mostTwice) return
      yield form
    }
}

const accents: Readonly<Record<string, string>> = {
  a: 'àâ',
  â: 'aà',
  à: 'aâ',
  e: 'éèêë',
  é: 'eèê',
  è: 'éeê',
  ê: 'éèe',
  ë: 'eé',
  i: 'îï',
  î: 'iï',
  ï: 'iî',
  o: 'ôœ',
  ô: 'o',
  u: 'ùûü',
  ù: 'uû',
  û: 'uù',
  c: 'ç',
  ç: 'c',
}

/** A missing or superfluous accent or doubled letter. */
function* slipsOfHand(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? ''
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    for (const other of accents[letter] ?? '') yield before + other + after
    if (/[bcdfglmnprstz]/u.test(letter)) {
      if (word[at + 1] === letter) yield before + after
      else if (word[at - 1] !== letter && at > 0) yield before + letter + letter + after
    }
  }
}

function* replaced(word: string, from: string, to: string): Iterable<string> {
  const bare = from.replace(/^\^|\$$/gu, '')
  for (let at = word.indexOf(bare); at >= 0; at = word.indexOf(bare, at + 1)) {
    if (from.startsWith('^') && at > 0) continue
    if (from.endsWith('$') && at + bare.length < word.length) continue
    yield word.slice(0, at) + to + word.slice(at + bare.length)
  }
}

function* oneLetterAway(word: string, letters: string): Iterable<string> {
  for (let at = 0; at < word.length - 1; at++)
    yield word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
  for (const letter of letters) {
    for (let at = 0; at <= word.length; at++) yield word.slice(0, at) + letter + word.slice(at)
    for (let at = 0; at < word.length; at++) yield word.slice(0, at) + letter + word.slice(at + 1)
  }
}

function asTyped(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
