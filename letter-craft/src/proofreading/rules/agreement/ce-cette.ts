import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'

/** «[ce → cette] école»: «ce» before a feminine noun that starts with a vowel. */
export function* feminineAfterCe({ sentence }: Grammar): Iterable<Fault> {
  for (const word of sentence.words) {
    const next = sentence.words[word.index + 1]
    if (word.form !== 'ce' || !next || next.before !== ' ' || next.capital) continue
    const nouns = next.readings.filter(({ pos }) => pos === 'NOUN')
    const isFeminine =
      nouns.length > 0 && nouns.every(({ gender, number }) => gender === 'f' && number === 's')
    if (isFeminine) yield { first: word.index, last: word.index, fix: asWritten(word, 'cette') }
  }
}
