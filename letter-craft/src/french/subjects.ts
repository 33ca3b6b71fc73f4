import { antecedentSubject, quantities, type Subject } from './antecedents.ts'
import { isContracted, isName, isNumeral, type NounGroup, nounGroups } from './groups.ts'
import type { Reading } from './reading.ts'
import { isFiniteVerb } from './reading.ts'
import type { Sentence, Word } from './sentence.ts'

const negation = new Set(['ne', 'n’'])

/** The index of the first clitic before a verb: «ne», object pronouns, «y», «en». */
export function firstClitic(words: readonly Word[], verb: number): number {
  let at = verb
  for (;;) {
    const word = words[at - 1]
    if (!word || words[at]?.before.includes('-')) return at
    const isWeak = /^(?:nous|vous)$/u.test(word.form) && at - 1 > 0 && !opensClause(words, at - 1)
    const isClitic =
      isWeak ||
      negation.has(word.form) ||
      (word.readings.some(({ pronoun }) => pronoun === 'object') &&
        (word.reading.pronoun === 'object' || /^(?:le|la|les|l’|leur|en|lui)$/u.test(word.form)))
    if (!isClitic) return at
    at -= 1
  }
}

/** Whether the word at `at` may start a clause: what precedes ends one, or joins two. */
export function opensClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before) return true
  if (before.reading.pos === 'PUNCT') return !/^[’'\-/»”")\]*_]$/u.test(before.form)
  return /^(?:et|mais|ou|car|or|que|qu’|si|s’|quand|lorsque|lorsqu’|comme|puisque|puisqu’|où|parce|quoique|quoiqu’|dont)$/u.test(
    before.form,
  )
}

/** The subject of the finite verb at `verb`; undefined where it is far, inverted or in doubt. */
export function subjectOf(sentence: Sentence, verb: number): Subject | undefined {
  const { words } = sentence
  const inverted = words[verb + 1]
  if (inverted?.before.includes('-') && inverted.readings.some(({ pronoun }) => pronoun === 'subject')) {
    const plain = plainSubjects[inverted.form]
    // «appelez-nous»: an object, where the verb is of another person.
    if (
      plain &&
      !words[verb]?.readings.some(({ person, number }) => person === plain.person && number === plain.number)
    )
      return undefined
    const known = clauseSubjects[inverted.form] ?? plain
    return known && { ...known, first: inverted.index, last: inverted.index }
  }
  const weak = words
    .slice(firstClitic(words, verb), verb)
    .find(({ form }) => form === 'nous' || form === 'vous')
  const known = weak && plainSubjects[weak.form]
  // «ce matin nous avons»
  if (
    weak &&
    known &&
    words[verb]?.readings.some(({ person, number }) => person === known.person && number === known.number)
  )
    return { ...known, first: weak.index, last: weak.index }
  const at = firstClitic(words, verb) - 1
  const word = words[at]
  if (!word || (words[at + 1]?.before.includes('-') && !/^(?:ci|là)$/u.test(words[at + 1]?.form ?? '')))
    return undefined
  const pronoun = pronounSubject(words, at) ?? otherPronounSubject(words, at)
  if (pronoun) return pronoun
  if (word.form === 'qui') return antecedentSubject(sentence, at)
  const group = nounGroups(sentence).find(
    ({ last }) => last === (beforeRelative(words, at) ?? beforeInfinitive(words, at) ?? at),
  )
  const subject = group && groupSubject(sentence, group)
  if (!subject || mayBeInverted(words, subject, verb)) return undefined
  return subject
}

/** «l’interdiction de nager»: the end of the group that an infinitive completes. */
const beforeInfinitive = (words: readonly Word[], at: number): number | undefined =>
  words[at]?.reading.tense === 'infinitive' && /^(?:de|d’)$/u.test(words[at - 1]?.form ?? '')
    ? at - 2
    : undefined

/** «les missions que vous proposez»: the end of the group that a short relative clause completes. */
function beforeRelative(words: readonly Word[], at: number): number | undefined {
  const verb = words[at]
  if (!verb || !isFiniteVerb(verb.reading)) return undefined
  for (let index = at - 1; index >= 1 && index >= at - 5; index--) {
    const word = words[index] as Word
    if (/^(?:que|qu’)$/u.test(word.form))
      return words[index + 1]?.readings.some(({ pronoun }) => pronoun === 'subject') ? index - 1 : undefined
    if (word.reading.pos !== 'PRON' && word.reading.pos !== 'ADV') return undefined
  }
  return undefined
}

/** «Quel âge ont vos enfants», «l’amour, l’amitié sont là», «tels que l’eau sont…». */
function mayBeInverted(words: readonly Word[], { first, number }: Subject, verb: number): boolean {
  if (/^quel/u.test(words[first]?.form ?? '') || words[first]?.reading.contracted) return true
  const before = words[first - 1]
  if (number === 's' && words[verb]?.readings.some((one) => one.number === 'p') && before?.form === ',')
    return true
  return (
    before?.form === 'que' &&
    words
      .slice(Math.max(0, first - 5), first - 1)
      .some(({ form }) => /^(?:tels?|telles?|plus|moins|ainsi|autant|aussi|même|autre|autres)$/u.test(form))
  )
}

const clauseSubjects: Readonly<Record<string, Omit<Subject, 'first' | 'last'>>> = {
  je: { person: 1, number: 's' },
  'j’': { person: 1, number: 's' },
  tu: { person: 2, number: 's' },
  il: { person: 3, number: 's', gender: 'm' },
  elle: { person: 3, number: 's', gender: 'f' },
  on: { person: 3, number: 's' },
  ils: { person: 3, number: 'p', gender: 'm' },
  elles: { person: 3, number: 'p', gender: 'f' },
  ça: { person: 3, number: 's', gender: 'm' },
  cela: { person: 3, number: 's', gender: 'm' },
  ceci: { person: 3, number: 's', gender: 'm' },
  celui: { person: 3, number: 's', gender: 'm' },
  personne: { person: 3, number: 's', gender: 'm' },
  chacun: { person: 3, number: 's', gender: 'm' },
  chacune: { person: 3, number: 's', gender: 'f' },
  'quelqu’un': { person: 3, number: 's', gender: 'm' },
}

/** «nous» and «vous», which are objects as well. */
const plainSubjects: Readonly<Record<string, Omit<Subject, 'first' | 'last'>>> = {
  nous: { person: 1, number: 'p' },
  vous: { person: 2, number: 'p' },
}

const demonstratives: Readonly<Record<string, Omit<Subject, 'first' | 'last'>>> = {
  celui: { person: 3, number: 's', gender: 'm' },
  celle: { person: 3, number: 's', gender: 'f' },
  ceux: { person: 3, number: 'p', gender: 'm' },
  celles: { person: 3, number: 'p', gender: 'f' },
}

/** «celles-ci», «lesquels», «certaines», «l’une»: pronouns with the gender of a noun left unsaid. */
function otherPronounSubject(words: readonly Word[], at: number): Subject | undefined {
  const word = words[at]
  if (!word) return undefined
  const compound = /^(celui|celle|ceux|celles)-(?:ci|là)$/u.exec(word.form)?.[1]
  const parts = /^(?:ci|là)$/u.test(word.form) && word.before.includes('-') ? words[at - 1]?.form : undefined
  const known = demonstratives[compound ?? parts ?? '']
  const first = parts ? at - 1 : at
  if (known) return words[first - 1]?.reading.pos === 'ADP' ? undefined : { ...known, first, last: at }
  const relative = /^(?:lequel|laquelle|lesquels|lesquelles)$/u.test(word.form)
  const indefinite =
    /^(?:certains|certaines|tous|toutes|aucune?|quelques-une?s|nul|nulle|aucuns)$/u.test(word.form) &&
    opensClause(words, at)
  const one = /^une?$/u.test(word.form) && words[at - 1]?.form === 'l’' && opensClause(words, at - 1)
  if (!relative && !indefinite && !one) return undefined
  if (relative && words[at - 1]?.reading.pos === 'ADP') return undefined
  const plural = /s$/u.test(word.form)
  const feminine = /(?:e|es)$/u.test(word.form)
  return {
    person: 3,
    number: plural ? 'p' : 's',
    gender: feminine ? 'f' : 'm',
    first: one ? at - 1 : at,
    last: at,
  }
}

function pronounSubject(words: readonly Word[], at: number): Subject | undefined {
  const word = words[at]
  if (!word || word.before.includes('-')) return undefined
  const place = { first: at, last: at }
  if (word.form === 'nous' || word.form === 'vous') {
    if (!opensClause(words, at) || mayBeObject(words, at)) return undefined
    return { person: word.form === 'nous' ? 1 : 2, number: 'p', ...place }
  }
  const known = clauseSubjects[word.form]
  if (!known) return undefined
  const before = words[at - 1]
  // «est il», «puis je»: the hyphen of an inversion is missing.
  if (before && /^(?:je|tu|ils?|elles?|on)$/u.test(word.form) && isInvertible(before, words[at - 2]))
    return undefined
  // «chez elle», «avec elles», «pour cela», «lui et elle»
  if (/^(?:elles?|ça|cela|ceci|personne|celui|chacune?|quelqu’un)$/u.test(word.form)) {
    if (
      (word.form === 'personne' && /^(?:DET|ADJ|NUM)$/u.test(before?.reading.pos ?? '')) ||
      before?.reading.pos === 'ADP' ||
      before?.reading.pos === 'VERB' ||
      before?.form === 'et' ||
      before?.form === 'que'
    )
      return undefined
    if (before?.form === 'qu’' && words[at - 2]?.form !== 'parce') return { ...known, ...place }
  }
  return { ...known, ...place }
}

/** A finite verb before a subject pronoun, or such a verb and «donc». */
const isInvertible = (before: Word, beforeThat: Word | undefined): boolean =>
  (isFiniteVerb(before.reading) && !before.readings.some(({ pos }) => pos === 'SCONJ')) ||
  before.form === 'puis' ||
  (before.form === 'donc' && beforeThat !== undefined && isFiniteVerb(beforeThat.reading))

/** «comme nous le montre le rapport», «et nous souhaita»: an object, where the verb that follows is a third person. */
function mayBeObject(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before || !/^(?:comme|que|qu’|où|dont|et|mais|ou|car|,|;|:|—|-)$/u.test(before.form)) return false
  let verb = at + 1
  while (words[verb]?.readings.some(({ pronoun, lemma }) => pronoun === 'object' || lemma === 'ne')) verb += 1
  return words[verb]?.readings.some((one) => isFiniteVerb(one) && one.person === 3) === true
}

/** «quantité de gens», «une des voisines», «beaucoup de clients»: what stands before «de» gives the number. */
function countedSubject(
  words: readonly Word[],
  { number, head }: NounGroup,
  complement: number,
  last: number,
): Subject | undefined {
  const counter = words[complement - 1]
  if (
    !counter ||
    !opensClause(
      words,
      counter.form === 'une' || counter.form === 'un'
        ? words[complement - 2]?.form === 'l’'
          ? complement - 2
          : complement - 1
        : complement - 1,
    )
  )
    return undefined
  const place = { person: 3 as const, first: complement - 1, last }
  if (/^une?$/u.test(counter.form))
    return { ...place, number: 's', gender: counter.form === 'une' ? 'f' : 'm' }
  const isPlural = number === 'p' || words[head]?.reading.number === 'p'
  return isPlural && /^(?:quantité|nombre|beaucoup|peu|trop|tant|assez|bien|aucuns)$/u.test(counter.form)
    ? { ...place, number: 'p' }
    : undefined
}

/** A group with what completes it («les règles de la maison»), as the subject of the verb that follows. */
function groupSubject(sentence: Sentence, group: NounGroup): Subject | undefined {
  const { words } = sentence
  const groups = nounGroups(sentence)
  let head = group
  for (let hops = 0; hops < 6; hops++) {
    const opening = words[head.first]
    const before = words[head.first - 1]
    const complement =
      opening && (isContracted(opening) || opening.form === 'des' || opening.form === 'du')
        ? head.first
        : before &&
            before.reading.pos === 'ADP' &&
            /^(?:de|d’|à|en|sur|pour|dans|par|avec|sans|entre|chez|sous|contre|vers|envers|depuis)$/u.test(
              before.form,
            )
          ? head.first - 1
          : undefined
    if (complement === undefined) break
    const outer = groups.find(({ last }) => last === complement - 1)
    if (!outer) {
      const counted = countedSubject(words, head, complement, group.last)
      if (counted) return counted
      if (opening?.form === 'des' || opening?.form === 'du') break
      return undefined
    }
    head = outer
  }
  if (/^tel/u.test(words[head.head]?.form ?? '')) return undefined
  if (words[head.first - 1]?.form === 'plupart')
    return words[head.first]?.form === 'du'
      ? undefined
      : { person: 3, number: 'p', first: head.first - 2, last: group.last }
  const isNamed =
    head.determiner === undefined && head.first === head.last && isName(words[head.head] as Word)
  const opening = /^tou(?:s|te|tes|t)$/u.test(words[head.first - 1]?.form ?? '') ? head.first - 1 : head.first
  if (
    !opensClause(words, opening) ||
    (head.determiner === undefined && !isNamed && !isNumeral(words[head.first] as Word))
  )
    return undefined
  // «Lucie et Marc»
  if (
    isNamed &&
    words[head.first - 1]?.form === 'et' &&
    isName(words[head.first - 2] as Word) &&
    opensClause(words, head.first - 2)
  )
    return { person: 3, number: 'p', first: head.first - 2, last: group.last }
  if (isNamed && (words[head.first - 1]?.form === 'et' || /^[,.]$/u.test(words[head.first - 1]?.form ?? '')))
    return undefined
  const noun = words[head.head]
  if (noun?.form === 'plupart') return { person: 3, number: 'p', first: head.first, last: group.last }
  // «80 % de la population est», «sont»: both are right.
  if (!noun || noun.form === '%' || quantities.test(noun.form) || !head.number) return undefined
  const before = words[head.first - 1]
  // «X et Y»: the verb agrees with both.
  if (before && /^(?:et|ou|ni|comme)$/u.test(before.form) && head.first > 1) return undefined
  // «quand un client», but not «ce que mon frère» and «que les lois», whose verb may be inverted.
  return {
    person: 3,
    number: head.number,
    ...(head.gender && { gender: head.gender }),
    first: head.first,
    last: group.last,
  }
}

/** The readings of a verb form that are finite. */
export const finiteReadings = ({ readings }: Word): readonly Reading[] => readings.filter(isFiniteVerb)
