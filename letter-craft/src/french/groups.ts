import type { Gender, GrammaticalNumber } from './reading.ts'
import type { Sentence, Word } from './sentence.ts'

/** A noun with its determiner and adjectives: word indices, inclusive. */
export type NounGroup = {
  first: number
  last: number
  head: number
  /** The determiner, or the preposition that contains the article («du»). */
  determiner?: number
  adjectives: readonly number[]
  gender?: Gender
  number?: GrammaticalNumber
}

const isDeterminer = ({ reading }: Word) => reading.pos === 'DET'
export const isContracted = ({ reading }: Word) => reading.contracted === true
export const isNumeral = ({ reading }: Word) => reading.pos === 'NUM'
export const isNoun = ({ reading, form }: Word) => reading.pos === 'NOUN' && (form.length > 1 || form === '%')
export const isName = ({ reading }: Word) => reading.pos === 'PROPN'
export const isAdjective = ({ reading }: Word) => reading.pos === 'ADJ' || reading.tense === 'participle'
const degrees = new Set([
  'très',
  'plus',
  'moins',
  'si',
  'trop',
  'assez',
  'bien',
  'aussi',
  'tout',
  'toute',
  'peu',
  'fort',
])
const isDegree = ({ form, reading }: Word) =>
  degrees.has(form) || (reading.pos === 'ADV' && form.endsWith('ment'))

/** A gap that holds a group together: a space, or nothing after an elision. */
const touches = (word: Word | undefined): word is Word =>
  word !== undefined && /^[ \u00a0\u202f]?$/u.test(word.before) && word.reading.pos !== 'PUNCT'

const groupsOf = new WeakMap<Sentence, readonly NounGroup[]>()

/** The noun groups of a sentence, in order, without overlap. */
export function nounGroups(sentence: Sentence): readonly NounGroup[] {
  let known = groupsOf.get(sentence)
  if (!known) {
    const found: NounGroup[] = []
    for (let at = 0; at < sentence.words.length; at++) {
      const group = groupAt(sentence.words, at)
      if (!group) continue
      found.push(group)
      at = group.last
    }
    known = found
    groupsOf.set(sentence, known)
  }
  return known
}

function groupAt(words: readonly Word[], first: number): NounGroup | undefined {
  const opening = words[first]
  if (!opening) return undefined
  let at = first
  let determiner: number | undefined
  const adjectives: number[] = []
  if (isDeterminer(opening) || isContracted(opening)) {
    determiner = first
    at += 1
    // «tous les», «tout ce», «toutes ces»
    if (/^tou(?:t|te|s|tes)$/u.test(opening.form) && touches(words[at]) && isDeterminer(words[at] as Word)) {
      determiner = at
      at += 1
    }
  }
  for (let word = words[at]; word && (at === first || touches(word)); word = words[++at]) {
    if (isNoun(word) || isName(word)) break
    if ((determiner !== undefined || at > first) && isHeadless(words, at, determiner)) break
    const follower = words[at + 1]
    // «une belle et grande maison»
    if (
      word.form === 'et' &&
      adjectives.at(-1) === at - 1 &&
      follower &&
      touches(follower) &&
      isAdjective(follower)
    )
      continue
    if (
      isAdjective(word) &&
      word.reading.tense !== 'participle' &&
      follower?.form === 'et' &&
      determiner !== undefined &&
      isAdjective(words[at + 2] ?? word) &&
      words[at + 2] !== undefined &&
      isNoun(words[at + 3] ?? word)
    ) {
      adjectives.push(at)
      continue
    }
    if (isNumeral(word) || (isAdjective(word) && word.reading.tense !== 'participle' && touches(follower))) {
      if (!isNumeral(word)) adjectives.push(at)
    } else if (!(isDegree(word) && follower && isAdjective(follower))) return undefined
  }
  const head = words[at]
  if (
    !head ||
    !(isNoun(head) || isName(head) || (at > first && isHeadless(words, at, determiner))) ||
    (at > first && !touches(head))
  )
    return undefined
  const headAt = at
  let last = headAt
  for (let next = headAt + 1; next < words.length; next++) {
    const word = words[next] as Word
    if (!touches(word)) break
    if (
      measures.test(word.form) &&
      words[next + 1] &&
      touches(words[next + 1]) &&
      words[next + 1]?.readings.some(({ pos }) => pos === 'NOUN')
    )
      break
    if (isAdjective(word) || (next === headAt + 1 && isNoun(word) && isRelational(word) && isNoun(head))) {
      adjectives.push(next)
      last = next
    } else if (word.form === 'et' && last > headAt && isLoneAdjective(words, next + 1)) {
      adjectives.push(next + 1)
      last = next + 1
      break
    } else if (leadsToAdjective(words, next)) continue
    else break
  }
  const shape = shapeOf(words, first, headAt, determiner)
  return { first, last, head: headAt, adjectives, ...(determiner !== undefined && { determiner }), ...shape }
}

const maxDegrees = 4

/** Adverbs that an adjective follows: «non nécessaire», «pas du tout clair», «plus ou moins fortement éclairé». */
function leadsToAdjective(words: readonly Word[], from: number): boolean {
  for (let at = from; at < from + maxDegrees; at++) {
    const word = words[at]
    if (!word || !touches(word)) return false
    // «des renforts si nécessaire»: a clause without its verb.
    if (word.form === 'si' && conditions.test(words[at + 1]?.form ?? '')) return false
    if (at > from && isAdjective(word)) return true
    const isAdverb = isDegree(word) || word.locution || /^(?:non|pas)$/u.test(word.form)
    if (!isAdverb) return false
  }
  return false
}

const conditions = /^(?:nécessaire|possible|utile|requis|souhaité|demandé|applicable|disponible)$/u

/** «un fusil longue portée», «un bâtiment basse consommation» */
const measures =
  /^(?:(?:longue?|haute?|basse?|grosse?|grande?|petite?|pleine?|moyenne?|double|simple)s?|bas|mi|demi)$/u

/** An adjective of relation, which the tagger may take for a noun: «professionnel», «informatique». */
const isRelational = (word: Word) =>
  mayBeAdjective(word) &&
  /(?:el|elle|els|elles|al|ale|als|ales|aux|iques?|ifs?|ives?|eux|euses?|aires?|ables?|ibles?|iens?|iennes?|aise?s?|oise?s?)$/u.test(
    word.form,
  )

/** Nouns of people that an article of either gender may precede: «la docteur». */
export const ofEitherGender =
  /^(?:docteur|professeur|ministre|maire|chef|auteur|écrivain|médecin|juge|ingénieur|capitaine|bébé)$/u

const mayBeAdjective = ({ readings }: Word) => readings.some(({ pos }) => pos === 'ADJ')

/** «les [logiciel]», read as an adjective: it may be a noun, and none follows. */
function isHeadless(words: readonly Word[], at: number, determiner: number | undefined): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || at === determiner || word.reading.pos !== 'ADJ') return false
  if (determiner === undefined && !isAdjective(words[at - 1] ?? word)) return false
  if (!word.readings.some(({ pos }) => pos === 'NOUN')) return false
  return (
    !next ||
    !touches(next) ||
    !(
      isNoun(next) ||
      isName(next) ||
      next.readings.some(({ pos }) => pos === 'NOUN') ||
      (isAdjective(next) && next.reading.tense !== 'participle') ||
      mayBeAdjective(next) ||
      /^(?:et|ou)$/u.test(next.form)
    )
  )
}

/** «… et [humaine].»: an adjective after «et» that belongs to no other noun. */
function isLoneAdjective(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !touches(word) || !mayBeAdjective(word) || !(isAdjective(word) || isNoun(word))) return false
  // «il a loué la salle basse et mis des tables»: a second participle of the same auxiliary.
  if (
    word.reading.tense === 'participle' &&
    next &&
    (next.reading.pos === 'DET' || /^(?:à|des)$/u.test(next.form)) &&
    words.slice(0, at).some(({ reading }) => reading.lemma === 'avoir')
  )
    return false
  return (
    !next ||
    !touches(next) ||
    !(isNoun(next) || isName(next) || isAdjective(next) || next.reading.pos === 'DET')
  )
}

/** Gender from the noun, number from the determiner where it has one. */
function shapeOf(
  words: readonly Word[],
  first: number,
  head: number,
  determiner: number | undefined,
): { gender?: Gender; number?: GrammaticalNumber } {
  const noun = words[head] as Word
  const article = determiner === undefined ? undefined : words[determiner]?.reading
  const nouns = noun.readings.filter(({ pos }) => pos === noun.reading.pos)
  const agreeing = nouns.filter(
    ({ gender, number }) =>
      (!article?.gender || !gender || gender === article.gender) &&
      (!article?.number || !number || number === article.number),
  )
  const genders = new Set((agreeing.length > 0 ? agreeing : nouns).map((one) => one.gender))
  const [only] = genders
  const gender =
    agreeing.length === 0 && article?.gender && (genders.size !== 1 || ofEitherGender.test(noun.form))
      ? article.gender
      : ((genders.size === 1 ? only : undefined) ?? article?.gender)
  const numerals = words.slice(determiner === undefined ? first : determiner + 1, head).some(
    (word) =>
      isNumeral(word) &&
      !/^(?:un|une|[01](?:,\d+|\.\d{1,2})?|zéro)$/u.test(word.form) &&
      // «élue en 2001 conseillère»: a year counts nothing.
      !(/^(?:1[5-9]|20)\d\d$/u.test(word.form) && words[word.index - 1]?.form === 'en'),
  )
  const number =
    article?.number ?? (numerals ? 'p' : (noun.reading.number ?? (isName(noun) ? 's' : undefined)))
  return { ...(gender && { gender }), ...(number && { number }) }
}

/** The group whose words include `at`. */
export const groupAround = (sentence: Sentence, at: number): NounGroup | undefined =>
  nounGroups(sentence).find(({ first, last }) => first <= at && at <= last)
