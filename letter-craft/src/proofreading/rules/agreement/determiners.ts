import { type NounGroup, ofEitherGender } from '../../../french/groups.ts'
import { isFiniteVerb, mayAgree } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { correction } from '../conjugation/subject-verb.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { agreesWith, determinerForm, nounForms, type Shape } from './forms.ts'

export const nounsOf = ({ readings }: Word) => readings.filter(({ pos }) => pos === 'NOUN')

/** Euphonic masculine forms before a feminine noun: «mon amie», «cet» is masculine only. */
const euphonic = /^(?:mon|ton|son)$/u

export function* determinerFault(group: NounGroup, grammar: Grammar): Iterable<Fault> {
  const { words } = grammar.sentence
  const { determiner, head } = group
  const noun = words[head] as Word
  const article = determiner === undefined ? numeralBefore(words, group) : words[determiner]
  if (
    !article ||
    !/^(?:NOUN|ADJ)$/u.test(noun.reading.pos) ||
    noun.capital ||
    noun.form === 'sommes' ||
    article.form === 'tout'
  )
    return
  if (article.reading.number === 's' && words[article.index + 1]?.reading.pos === 'NUM') return
  // «le plus dynamique», «l’un finance»
  if (/^(?:plus|moins|mieux)$/u.test(words[article.index + 1]?.form ?? '')) return
  if (/^une?$/u.test(article.form) && words[article.index - 1]?.form === 'l’') return
  // «je les place», «ne les paye»: a pronoun and a verb.
  if (
    /^(?:le|la|les|leur)$/u.test(article.form) &&
    /^(?:je|tu|il|elle|on|ils|elles|ne|nous|vous)$/u.test(words[article.index - 1]?.form ?? '') &&
    noun.readings.some(isFiniteVerb)
  )
    return
  // «la police les somme de sortir»: no noun stands right before an article.
  if (
    /^(?:le|la|les|leur)$/u.test(article.form) &&
    /^(?:NOUN|PROPN)$/u.test(words[article.index - 1]?.reading.pos ?? '') &&
    (noun.form === 'somme' || noun.readings.some(isFiniteVerb))
  )
    return
  if (article.reading.pos === 'NUM' && noun.readings.some(isFiniteVerb)) return
  const nouns = nounsOf(noun)
  if (nouns.length === 0 || noun.before.includes('-') || words[head + 1]?.before.includes('-')) return
  if (words[article.index - 1]?.form === 'et' || takesEither(noun.form) || noun.form.length === 1) return
  if (article.reading.pos === 'NUM' && (uncounted.test(noun.form) || isLevel(words, article))) return
  if (/^(?:quelque|au|du)$/u.test(article.form) && words[article.index + 1]?.reading.pos === 'NUM') return
  if (article.reading.pos === 'NUM' && /^\d{4}$/u.test(article.form)) return
  const hasSingular = article.reading.number === 's'
  const numeral = hasSingular
    ? undefined
    : words
        .slice(article.index + (determiner === undefined ? 0 : 1), head)
        .find(({ reading }) => reading.pos === 'NUM')
  const number = numeral
    ? /^(?:1|un|une|zéro|0|0[.,]\d+|1,\d+|1\.\d{1,2})$/u.test(numeral.form)
      ? 's'
      : 'p'
    : article.reading.number
  const { gender } = euphonic.test(article.form) ? { gender: undefined } : article.reading
  if (nouns.some((one) => mayAgree(one.gender, gender) && mayAgree(one.number, number))) {
    yield* needlessEuphony(
      article,
      words[article.index + 1],
      nouns.every((one) => one.gender === 'f'),
    )
    return
  }
  const numberAgrees = nouns.some((one) => mayAgree(one.number, number))
  if (!numberAgrees) yield* numberFault(group, { gender, number }, grammar)
  else yield* genderFault(group, grammar)
}

/** «[neuf] enfants»: the numeral of a group without determiner, unless it numbers a noun before («page 12»). */
function numeralBefore(words: readonly Word[], { first, head }: NounGroup): Word | undefined {
  const word = words[first]
  const before = words[first - 1]
  if (word?.reading.pos !== 'NUM' || first === head) return undefined
  return before && before.reading.pos !== 'PUNCT' && !/^(?:VERB|ADP|ADV|SCONJ)$/u.test(before.reading.pos)
    ? undefined
    : word
}

/** «bac +2/3 informatique» */
const isLevel = (words: readonly Word[], { index, before }: Word): boolean =>
  /^[+/]$/u.test(words[index - 1]?.form ?? '') && before === ''

/** Nouns that a number before them does not count: «4 rue des Lilas». */
const uncounted =
  /^(?:rue|avenue|boulevard|place|impasse|allée|chemin|route|quai|square|maximum|minimum|face|tiers|bis|ter)$/u
/** Words that an article of either gender may precede. */
const eitherGender = /^(?:putain|people|don|web|pire|gens|fois|ensemble)$/u
export const takesEither = (form: string) => eitherGender.test(form) || ofEitherGender.test(form)
const months =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|heure|fois|mille|euro|franc|mètre|kilo)$/u

function* numberFault(group: NounGroup, { number }: Shape, grammar: Grammar): Iterable<Fault> {
  const { words } = grammar.sentence
  const { head, determiner = head } = group
  const noun = words[head] as Word
  const article = words[determiner] as Word
  if (!number || isDistributive(words, group) || (group.determiner === undefined && months.test(noun.form)))
    return
  const forms = nounForms(noun, { number }, grammar.french)
  if (forms.length === 0) return
  const place = { first: head, last: head }
  if (number === 'p') {
    // «leurs» and «les» are heard, the s of a noun is not: the noun is wrong.
    yield { ...place, ...correction(noun, forms.slice(0, 1)) }
    return
  }
  const qualifiersPlural = group.adjectives.filter(
    (at) => agreesWith(words[at] as Word, { number: 'p' }) && !agreesWith(words[at] as Word, { number: 's' }),
  )
  const other = determinerForm(article, { number: 'p' })
  if (article.form === 'au') {
    const rest = grammar.sentence.text.slice(article.end, noun.start)
    yield {
      first: determiner,
      last: head,
      suggestions: [
        `${asWritten(article, 'aux')}${rest}${noun.text}`,
        ...forms.map((form) => `${article.text}${rest}${form}`),
      ],
    }
    return
  }
  if (article.form === 'leur' || qualifiersPlural.length > 0) {
    if (other) yield { first: determiner, last: determiner, fix: asWritten(article, other) }
    return
  }
  yield { ...place, ...correction(noun, forms.slice(0, 1)) }
}

/** «vos nom et prénom», «les premier et deuxième trimestres», «des petit-déjeuner»: one noun each. */
const isDistributive = (words: readonly Word[], { head, last }: NounGroup): boolean =>
  [Math.max(head, last) + 1, head + 1].some(
    (at) => /^(?:et|ou)$/u.test(words[at]?.form ?? '') && !isDetermined(words[at + 1]),
  ) || words[head - 1]?.form === 'et'

/** «[mon → ma] formation»: the masculine form stands before a vowel only. */
function* needlessEuphony(article: Word, next: Word | undefined, isFeminine: boolean): Iterable<Fault> {
  if (
    !isFeminine ||
    !next ||
    !euphonic.test(article.form) ||
    startsWithVowel(next) ||
    next.capital ||
    next.reading.gender !== 'f'
  )
    return
  yield {
    first: article.index,
    last: article.index,
    fix: asWritten(article, article.form.replace('on', 'a')),
  }
}

const isDetermined = (word: Word | undefined) =>
  word?.reading.pos === 'DET' || word?.reading.contracted === true || word?.reading.pos === 'ADP'

function* genderFault(group: NounGroup, grammar: Grammar): Iterable<Fault> {
  const { words } = grammar.sentence
  const { head, determiner = head } = group
  const noun = words[head] as Word
  const article = words[determiner] as Word
  const genders = new Set(nounsOf(noun).map(({ gender }) => gender))
  const [gender] = genders
  if (genders.size !== 1 || !gender) return
  if (nounsBefore(group, words).length > 0) return
  if (/^(?:du|au)$/u.test(article.form)) {
    const fix = article.form === 'du' ? 'de la' : 'à la'
    if (gender === 'f')
      yield {
        first: determiner,
        last: determiner,
        ...(startsWithVowel(words[determiner + 1])
          ? { suggestions: [article.form === 'du' ? 'de l’' : 'à l’'] }
          : { fix: asWritten(article, fix) }),
      }
    return
  }
  const counterpart = nounForms(noun, { gender: article.reading.gender }, grammar.french)
  const fix = determinerForm(article, { gender, number: article.reading.number })
  if (!fix) return
  if (counterpart.length > 0) {
    const rest = grammar.sentence.text.slice(article.end, noun.start)
    if (fix === article.form || startsWithVowel(words[determiner + 1])) return
    const others = counterpart.map((form) => `${article.text}${rest}${form}`)
    yield {
      first: determiner,
      last: head,
      suggestions: [`${asWritten(article, fix)}${rest}${noun.text}`, ...others.slice(0, 1)],
    }
    return
  }
  if (startsWithVowel(words[determiner + 1]) && /^(?:la|ma|ta|sa|ce)$/u.test(fix)) {
    const euphony = { la: '', ma: 'mon', ta: 'ton', sa: 'son', ce: 'cet' }[
      fix as 'la' | 'ma' | 'ta' | 'sa' | 'ce'
    ]
    if (euphony !== '') yield { first: determiner, last: determiner, fix: asWritten(article, euphony) }
    return
  }
  yield { first: determiner, last: determiner, fix: asWritten(article, fix) }
}

/** «un imprévu technique», «au responsable technique»: what was read as an adjective, and agrees as a noun. */
const nounsBefore = ({ determiner, head, adjectives }: NounGroup, words: readonly Word[]): Word[] => {
  const gender = determiner === undefined ? undefined : words[determiner]?.reading.gender
  return adjectives
    .filter((at) => at < head)
    .map((at) => words[at] as Word)
    .filter((word) => nounsOf(word).some((one) => mayAgree(one.gender, gender)))
}

/** «une vendeuse conseil»: who does something, and a noun of another gender. */
export const isPersonThenNoun = (group: NounGroup, words: readonly Word[]): boolean => {
  const gender = group.determiner === undefined ? undefined : words[group.determiner]?.reading.gender
  return (
    nounsOf(words[group.head] as Word).every((one) => !mayAgree(one.gender, gender)) &&
    nounsBefore(group, words).some(({ form }) => /(?:euse|rice|eur|ière|ier|ienne|ien|iste)$/u.test(form))
  )
}

const startsWithVowel = (word: Word | undefined) =>
  word !== undefined && /^[aeiouyéèêâîôûœh]/u.test(word.form)
