import { findNumbers } from '../claims/number-words.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { diplomaWord, knownCapitals, unitWord } from './claim-words.ts'

/** Facts a letter may state, prepared from every text of user and offer. */
export type KnownFacts = {
  words: Pick<ReadonlySet<string>, 'has'>
  numbers: Pick<ReadonlySet<number>, 'has'>
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu
/** Numbers in digits or in words of either language. */
const numbersIn = (text: string) => [...findNumbers(text, 'fr'), ...findNumbers(text, 'en')]

export function readFacts(texts: readonly string[]): KnownFacts {
  const text = texts.join('\n')
  const words = new Set<string>()
  for (const [word] of plainLetters(text).matchAll(wordPattern)) words.add(singular(word))
  return { words, numbers: new Set(numbersIn(text).map(({ value }) => value)) }
}

const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/u, '') : word)

const isKnown = (word: string, facts: KnownFacts) => {
  const plain = plainLetters(word)
  return [...plain.matchAll(wordPattern)].every(
    ([part]) => facts.words.has(singular(part)) || knownCapitals.has(part),
  )
}

/** Unsupported figures, names and diplomas of a sentence, in its words. */
export function unsupportedClaims(sentence: string, facts: KnownFacts): string[] {
  return [
    ...unknownNumbers(sentence, facts),
    ...unknownNames(sentence, facts),
    ...unknownDiplomas(sentence, facts),
  ]
}

/** «Deux» alone may be a determiner («les deux»): a number in words needs a unit. */
function unknownNumbers(sentence: string, facts: KnownFacts): string[] {
  return numbersIn(sentence)
    .filter(({ value }) => !facts.numbers.has(value))
    .filter(({ start, end }) => {
      const unit = /^[\s\u00a0]+(\p{L}+)/u.exec(sentence.slice(end))?.[1] ?? ''
      return /\d/u.test(sentence.slice(start, end)) || unitWord.test(plainLetters(unit))
    })
    .map(({ start, end }) => sentence.slice(start, end))
}

/** Capitalised words that do not start the sentence; compared without case («FLUNCH», «Flunch»). */
function unknownNames(sentence: string, facts: KnownFacts): string[] {
  const start = /^[^\p{L}\p{N}]*/u.exec(sentence)![0].length
  return [
    ...sentence.matchAll(
      /(?<![\p{L}\p{N}_])\p{Lu}[\p{L}\p{N}&+#.-]*[\p{L}\p{N}+#]|(?<![\p{L}\p{N}_])\p{Lu}{2,}/gu,
    ),
  ]
    .filter((found) => found.index > start && !/[.!?:«“"]\s*$/u.test(sentence.slice(0, found.index)))
    .map(([name]) => name)
    .filter((name) => !isKnown(name, facts))
}

function unknownDiplomas(sentence: string, facts: KnownFacts): string[] {
  return [...plainLetters(sentence).matchAll(diplomaWord)]
    .map(([word]) => word)
    .filter((word) => !facts.words.has(singular(word)))
}

const employerBefore =
  /(?<!\p{L})(?:chez|rejoindre|intégrer|au sein d(?:e|u)|(?:l[’']entreprise|la société|le groupe|équipes? d[e’'])|at|join|joining)\s*(?:de |du |d[’']|the )?$/iu

/** Whether a letter addresses a company that is not in the facts. */
export function namesAnotherCompany(text: string, facts: KnownFacts): boolean {
  return [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&-]+/gu)].some(
    (found) => employerBefore.test(text.slice(0, found.index)) && !isKnown(found[0], facts),
  )
}
