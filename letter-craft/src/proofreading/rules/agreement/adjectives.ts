import { type NounGroup, nounGroups } from '../../../french/groups.ts'
import { isFiniteVerb, mayAgree } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { isPerson } from '../../../french/word-forms.ts'
import { correction } from '../conjugation/subject-verb.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { nounsOf, takesEither } from './determiners.ts'
import { agreesWith, nounForms, qualifierForms, qualifiers, type Shape } from './forms.ts'

/** Adjectives that do not agree, or agree with something else. */
const invariableAdjectives =
  /^(?:marron|orange|kaki|crème|standard|possible|demi|nu|mi|semi|feu|même|plein|proche|super|sympa|bio|média|vidéo|audio|type|clé|clés|phare|net|nette|brut|maximum|minimum|ci|inclus|joint|jointe|compris|excepté|vu|passé|attendu|supposé|étant|donné|témoin|clients?|produits?|ensemble|web|pilote|cible|droit|juste|court|point|test|limite|express|mort|cadre|cadres|chef|soi-disant|logiciel|logiciels|sud|nord|est|ouest|bleu|vert|rouge|noir|blanc|gris|rose|clair|foncé|ciel|marine|olive|dit|dite|seul|seule|seuls|seules|haut|bas|fort|tous|tout|toute|toutes|avant|arrière|autre|autres|tel|telle|tels|telles|rempli|remplie|un|une|quelque|quelques|moins|plus)$/u

export function* adjectiveFaults(group: NounGroup, grammar: Grammar): Iterable<Fault> {
  const { words } = grammar.sentence
  const noun = words[group.head] as Word
  yield* joinedBefore(group, grammar)
  if (nounsOf(noun).length === 0 || noun.capital || words[group.determiner ?? -1]?.form === 'tout') return
  // «quelque chose» is masculine.
  if (noun.form === 'chose' && words[group.head - 1]?.form === 'quelque') return
  for (const at of group.adjectives) {
    const adjective = words[at] as Word
    if (
      invariableAdjectives.test(adjective.form) ||
      adjective.capital ||
      adjective.before.includes('-') ||
      words[at + 1]?.before.includes('-')
    )
      continue
    const next = words[at + 1]
    if (
      adjective.reading.tense === 'participle' &&
      next?.reading.pos === 'DET' &&
      !/^(?:des|du)$/u.test(next.form)
    )
      continue
    if (isField(noun, adjective, grammar)) continue
    // «chargée de mission logiciels libres»: that of the noun before it.
    if (at > group.head + 1 && /^logiciels?$/u.test(words[at - 1]?.form ?? '')) continue
    // «une formatrice référent(e)»: both genders are written.
    if (/^\(\p{L}{1,5}\)/u.test(grammar.sentence.text.slice(adjective.end))) continue
    if (takesEither(noun.form) || noun.form.length === 1 || /^(?:hyper|super|extra)$/u.test(noun.form))
      continue
    if (group.determiner === undefined && at < group.head) {
      yield* withoutArticle(group, at, grammar)
      continue
    }
    if (next && !next.before.includes(',') && /^(?:clair|foncé|clairs|foncés|vif|pâle)$/u.test(next.form))
      continue
    if (
      at > group.head &&
      next?.reading.pos === 'NOUN' &&
      !next.readings.some(({ pos }) => pos === 'ADJ') &&
      next.before.length < 2
    )
      continue
    if (at > group.head && mayBeHead(adjective, words[group.determiner ?? -1])) continue
    if (isOneOfTwo(group, at, words) || mayBeTheVerb(adjective, grammar)) continue
    if (noun.form === 'air' && words[group.head - 1]?.form === 'l’') continue
    if (
      words[at + 1]?.form === 'et' &&
      at > group.head &&
      nounsOf(noun).some(({ number }) => number === 'p')
    ) {
      // «les langues anglaise et espagnole»: one adjective for each noun.
      if (agreesWith(adjective, { gender: group.gender })) continue
    }
    if (
      qualifiers(adjective).length === 0 ||
      qualifiers(adjective).every(({ gender, number }) => !gender && !number)
    )
      continue
    const shape: Shape = { gender: group.gender, number: group.number }
    if (agreesWith(adjective, shape)) continue
    if (at > group.head && isAboutAnother(group, adjective, grammar)) continue
    const forms = qualifierForms(adjective, shape, grammar.french)
    if (forms.length === 0) continue
    yield { first: at, last: at, ...correction(adjective, preferred(adjective, forms)) }
  }
}

/** «une rédactrice sinistres»: what a person deals with, a noun in the plural after that of one person. */
const isField = (noun: Word, adjective: Word, { french }: Grammar): boolean =>
  adjective.index === noun.index + 1 &&
  adjective.reading.tense !== 'participle' &&
  nounsOf(adjective).some(({ number }) => number === 'p') &&
  nounsOf(noun).every(({ number }) => number !== 'p') &&
  isPerson(french.morphology, noun.form)

/** «un grand et [belle → bel] arbre»: two adjectives before a noun that has either gender. */
function* joinedBefore(
  { adjectives, head, determiner }: NounGroup,
  { sentence, french }: Grammar,
): Iterable<Fault> {
  const { words } = sentence
  const [first, second] = adjectives.filter((at) => at < head).map((at) => words[at] as Word)
  if (
    !first ||
    !second ||
    words[second.index - 1]?.form !== 'et' ||
    nounsOf(words[head] as Word).length === 0
  )
    return
  const genders = (word: Word) => new Set(qualifiers(word).map(({ gender }) => gender))
  const [one] = genders(first)
  const [other] = genders(second)
  const own = new Set(nounsOf(words[head] as Word).map(({ gender }) => gender))
  if (
    !one ||
    !other ||
    one === other ||
    genders(first).size > 1 ||
    genders(second).size > 1 ||
    (own.size === 1 && !own.has(undefined))
  )
    return
  const article = determiner === undefined ? undefined : words[determiner]
  const gender = article?.reading.gender ?? one
  const wrong = one === gender ? second : first
  yield {
    first: wrong.index,
    last: wrong.index,
    ...correction(wrong, preferred(wrong, qualifierForms(wrong, { gender }, french))),
  }
}

/** A word that may be the noun of the group itself: «son auguste protectrice». */
const mayBeHead = (word: Word, article: Word | undefined): boolean =>
  article !== undefined &&
  word.reading.tense !== 'participle' &&
  word.margin < 3 &&
  nounsOf(word).some(
    ({ gender, number }) =>
      mayAgree(gender, article.reading.gender) && mayAgree(number, article.reading.number),
  ) &&
  !word.readings.some(({ pos }) => pos === 'ADJ' && word.reading.pos === 'NOUN')

/** «la réplique de la grotte [reproduit] fidèlement»: the only word of the sentence that may be its verb. */
const mayBeTheVerb = (word: Word, { sentence }: Grammar): boolean =>
  word.readings.some(isFiniteVerb) &&
  !sentence.words.some((other) => other !== word && isFiniteVerb(other.reading))

/** «les langues anglaise et espagnole»: two singular adjectives for a plural noun. */
function isOneOfTwo({ adjectives, head, number }: NounGroup, at: number, words: readonly Word[]): boolean {
  const others = adjectives.filter((one) => one !== at && one > head === at > head)
  const joined = words[at + 1]?.form === 'et' || words[at - 1]?.form === 'et' || words[at + 1]?.form === ','
  return (
    joined &&
    number === 'p' &&
    others.some(
      (one) =>
        agreesWith(words[one] as Word, { number: 's' }) && !agreesWith(words[one] as Word, { number: 'p' }),
    )
  )
}

const alwaysPlural = /^(?:nombreux|nombreuses)$/u

/** «de nombreux [client → clients]», «de [solide → solides] bases»: no article shows the number. */
function* withoutArticle(group: NounGroup, at: number, { sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  const [adjective, noun] = [words[at] as Word, words[group.head] as Word]
  const before = words[group.first - 1]
  if (!before || !/^(?:de|d’|avec|dans|en|par|et)$/u.test(before.form)) return
  const nouns = nounsOf(noun)
  const isPlural = nouns.length > 0 && nouns.every(({ number }) => number === 'p')
  const isSingular = nouns.length > 0 && nouns.every(({ number }) => number === 's')
  const shape = {
    gender: group.gender,
    number: isPlural ? ('p' as const) : isSingular ? ('s' as const) : undefined,
  }
  const isCounted = alwaysPlural.test(adjective.form) && isSingular
  if (!shape.number || (agreesWith(adjective, { number: shape.number }) && !isCounted)) return
  if (isPlural)
    yield {
      first: at,
      last: at,
      ...correction(adjective, qualifierForms(adjective, shape, french).slice(0, 1)),
    }
  else if (/^(?:de|d’)$/u.test(before.form))
    yield {
      first: group.head,
      last: group.head,
      ...correction(noun, nounForms(noun, { number: 'p' }, french).slice(0, 1)),
    }
}

const preferred = ({ form }: Word, forms: readonly string[]): readonly string[] =>
  forms
    .filter((one) => !/^(?:bel|nouvel|vieil|fol|mol)$/u.test(one) || /^(?:bel|nouvel|vieil)$/u.test(form))
    .slice(0, 1)

/** «elles étaient à cette date cultivées»: «être» or «avoir» precedes the group, and waits for its participle. */
function isPredicate(words: readonly Word[], first: number, adjective: Word): boolean {
  const opening = words[first]
  if (words[first - 1]?.reading.pos !== 'ADP' && !opening?.reading.contracted) return false
  for (let at = first - 1; at >= 0 && at >= first - 6; at--) {
    const word = words[at] as Word
    if (word.reading.pos === 'PUNCT') return false
    if (word.reading.pos !== 'VERB') continue
    return (
      /^(?:être|sembler|paraître|rester|devenir|rendre|trouver|laisser|faire|croire|juger|tenir|garder)$/u.test(
        word.reading.lemma,
      ) && agreesWith(adjective, {})
    )
  }
  return false
}

/** A participle or adjective after «N1 de N2» may qualify N1, two nouns joined by «et», or a subject. */
function isAboutAnother(
  { first, head, number, gender }: NounGroup,
  adjective: Word,
  { sentence }: Grammar,
): boolean {
  const { words } = sentence
  const groups = nounGroups(sentence)
  const outerJoin = [words[first - 1], words[first - 2]].some(
    (word) => word && /^(?:et|ou|ni|,)$/u.test(word.form),
  )
  if (outerJoin && agreesWith(adjective, { number: 'p' })) return true
  if (isPredicate(words, first, adjective)) return true
  let at = first
  for (let hops = 0; hops < 4; hops++) {
    const opening = words[at]
    const before = words[at - 1]
    if (before?.reading.pos === 'CCONJ' && /^(?:et|ou|ni)$/u.test(before.form)) {
      const other = groups.find(({ last }) => last === at - 2)
      if (other && agreesWith(adjective, { number: 'p' })) return true
    }
    const complement =
      opening?.reading.contracted || opening?.form === 'des' || opening?.form === 'du'
        ? at
        : before?.reading.pos === 'ADP'
          ? at - 1
          : undefined
    if (complement === undefined) break
    const outer = groups.find(({ last }) => last === complement - 1)
    if (!outer) break
    if (agreesWith(adjective, { gender: outer.gender, number: outer.number })) return true
    at = outer.first
  }
  // «il passe ses journées couché»: a participle after an object may qualify the subject.
  if (
    adjective.index === head + 1 &&
    adjective.reading.tense === 'participle' &&
    number === 'p' &&
    agreesWith(adjective, { number: 's' }) &&
    !agreesWith(adjective, { gender })
  ) {
    const verbBefore = words[first - 1]?.reading.pos === 'VERB'
    return verbBefore
  }
  return false
}
