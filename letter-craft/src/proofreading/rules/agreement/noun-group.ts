import { nounGroups } from '../../../french/groups.ts'
import { correction } from '../conjugation/subject-verb.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { adjectiveFaults } from './adjectives.ts'
import { determinerFault, isPersonThenNoun, nounsOf } from './determiners.ts'
import { qualifierForms, qualifiers } from './forms.ts'

/** «les [enfant → enfants]», «[un → une] maison», «des maisons [ancien → anciennes]». */
export function* nounGroupAgreement(grammar: Grammar): Iterable<Fault> {
  yield* singularBeforePlural(grammar)
  for (const group of nounGroups(grammar.sentence)) {
    const own = [...determinerFault(group, grammar)]
    yield* own
    if (own.length === 0 && !isPersonThenNoun(group, grammar.sentence.words))
      yield* adjectiveFaults(group, grammar)
  }
}

/** «de [solide → solides] bases»: an adjective that may be a noun, between «de» and a plural. */
function* singularBeforePlural({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    const [before, next] = [words[word.index - 1], words[word.index + 1]]
    if (!before || !next || !/^(?:de|d’)$/u.test(before.form) || next.before !== ' ' || word.capital) continue
    if (
      word.reading.pos !== 'NOUN' ||
      !qualifiers(word).some(({ pos, number, gender }) => pos === 'ADJ' && number === 's' && !gender)
    )
      continue
    if (next.reading.pos !== 'NOUN' || !nounsOf(next).every(({ number }) => number === 'p')) continue
    if (!preposed.test(word.form)) continue
    yield {
      first: word.index,
      last: word.index,
      ...correction(word, qualifierForms(word, { number: 'p' }, french).slice(0, 1)),
    }
  }
}

/** Adjectives that usually stand before their noun. */
const preposed =
  /^(?:solide|jeune|riche|vaste|large|énorme|simple|rare|véritable|fidèle|modeste|brave|triste|sincère|multiple|autre|magnifique|superbe|agréable|nouvelle?|possible)$/u
