import { nounGroups } from '../../../french/groups.ts'
import { isFiniteVerb } from '../../../french/reading.ts'
import type { Sentence, Word } from '../../../french/sentence.ts'
import { firstClitic, opensClause } from '../../../french/subjects.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { afterAuxiliary, isAvoir } from './auxiliaries.ts'
import { participleOf, type Shape } from './forms.ts'

/** «j’ai [manger → mangé]», «il a [finit → fini]», «nous avons [mangés → mangé] des huîtres», «je les ai [vu → vus]». */
export function* participleWithAvoir(grammar: Grammar): Iterable<Fault> {
  const { words } = grammar.sentence
  for (const auxiliary of words) {
    if (!isAvoir(auxiliary) || (auxiliary.capital && auxiliary.form === 'a')) continue
    const word = words[afterAuxiliary(words, auxiliary.index)]
    if (!word || word.before.includes('-') || word.reading.pos === 'PUNCT') continue
    yield* participleFault(auxiliary, word, grammar)
  }
}

/** Nouns and adjectives that follow «avoir» without article. */
const afterHave =
  /^(?:besoin|envie|faim|soif|peur|froid|chaud|raison|tort|lieu|mal|honte|accès|droit|confiance|coutume|conscience|pour|trait|affaire|hâte|bon|beau|parti|recours|tendance|vocation|intérêt|pitié|connaissance|charge|cours|vent|prise|horreur|vue|fin|plein|tous|quelque|meilleur|certains|autre|même|libre|porte|ouvert|long|court)$/u

function* participleFault(auxiliary: Word, word: Word, grammar: Grammar): Iterable<Fault> {
  const { french, sentence } = grammar
  const participles = word.readings.filter(({ tense }) => tense === 'participle')
  const place = { first: word.index, last: word.index }
  if (participles.length === 0) {
    const verb = word.readings.find(({ pos, tense }) => pos === 'VERB' && tense !== 'gerund')
    if (!verb || afterHave.test(word.form)) return
    if (word.readings.some(({ pos }) => pos !== 'VERB') && !/(?:er|ez|ait|it)$/u.test(word.form)) return
    if (word.readings.some(({ pos }) => pos === 'NOUN' || pos === 'ADJ') && word.reading.pos !== 'VERB')
      return
    if (
      verb.tense === 'infinitive' &&
      !verb.lemma.endsWith('er') &&
      !/^(?:finir|choisir|partir|sentir|servir)/u.test(verb.lemma)
    )
      return
    // «ils tendent a montrer» lacks an accent.
    if (auxiliary.form === 'a' && verb.tense === 'infinitive' && hasFiniteBefore(sentence.words, auxiliary))
      return
    const shape = shapeBefore(sentence, auxiliary)
    // «les chats que j’ai dorment»: no participle sounds so.
    if (shape !== undefined && !/(?:er|ez|ai|ait|ais|it|is|ut|us)$/u.test(word.form)) return
    const fix = participleOf(verb.lemma, shape ?? {}, french)
    if (fix) yield { ...place, ...(shape === null ? { suggestions: [fix] } : { fix: asWritten(word, fix) }) }
    return
  }
  const [participle] = participles
  if (!participle || afterHave.test(word.form)) return
  if (word.reading.pos === 'NOUN' && !subjectPronounBefore(sentence.words, auxiliary)) return
  const shape = shapeBefore(sentence, auxiliary)
  if (shape === null || (shape && hasOwnObject(sentence.words, word))) return
  const isMasculineSingular = participles.some(({ gender, number }) => gender !== 'f' && number !== 'p')
  if (!shape) {
    if (isMasculineSingular || word.readings.some(({ pos }) => pos === 'DET' || pos === 'ADP')) return
    // «elle a les yeux fermés»: the participle must follow at once.
    const fix = participleOf(participle.lemma, {}, french)
    if (fix && fix !== word.form) yield { ...place, fix: asWritten(word, fix) }
    return
  }
  if (isFollowedByInfinitive(sentence.words, word) || invariable.test(word.form)) return
  const agrees = participles.some(
    ({ gender, number }) =>
      (!shape.gender || !gender || gender === shape.gender) &&
      (!shape.number || !number || number === shape.number),
  )
  if (agrees) return
  const gender = shape.gender ?? participle.gender
  const number = shape.number ?? participle.number
  const fix = participleOf(participle.lemma, { gender, number }, french)
  if (!fix || fix === word.form) return
  yield {
    ...place,
    ...(shape.gender || number === 's'
      ? { fix: asWritten(word, fix) }
      : { suggestions: bothGenders(participle.lemma, number, grammar) }),
  }
}

/** Whether the clause already has a verb. */
function hasFiniteBefore(words: readonly Word[], { index }: Word): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const word = words[at] as Word
    if (word.reading.pos === 'PUNCT' || /^(?:qui|que|qu’|et|mais|si|où|dont)$/u.test(word.form)) return false
    if (isFiniteVerb(word.reading)) return true
  }
  return false
}

const bothGenders = (lemma: string, number: Shape['number'], { french }: Grammar): string[] =>
  (['m', 'f'] as const).flatMap((gender) => participleOf(lemma, { gender, number }, french) ?? [])

const invariable =
  /^(?:pu|dû|voulu|su|fait|été|eu|laissé|cru|fallu|pensé|dit|valu|coûté|couru|vécu|pesé|duré|dormi|plu)$/u

function isFollowedByInfinitive(words: readonly Word[], word: Word): boolean {
  const next = words[word.index + 1]
  if (!next || next.reading.pos === 'PUNCT') return false
  if (next.reading.tense === 'infinitive' || next.form === 'que' || next.form === 'qu’') return true
  return /^(?:à|de|d’)$/u.test(next.form) && words[word.index + 2]?.reading.tense === 'infinitive'
}

/** «qu’on a récolté plus de cent signatures»: an object follows, and «que» is none. */
function hasOwnObject(words: readonly Word[], word: Word): boolean {
  const next = words[word.index + 1]
  if (!next || !/^[ \u00a0]$/u.test(next.before)) return false
  return (
    (next.reading.pos === 'DET' && !next.reading.contracted) ||
    next.reading.pos === 'NUM' ||
    (next.form === 'plus' && words[next.index + 1]?.form === 'de')
  )
}

const subjectPronouns = /^(?:je|j’|tu|il|elle|on|nous|vous|ils|elles)$/u

function subjectPronounBefore(words: readonly Word[], auxiliary: Word): boolean {
  const at = firstClitic(words, auxiliary.index) - 1
  return subjectPronouns.test(words[at]?.form ?? '')
}

/** Verbs whose clitic is an indirect object are not known here: these clitics leave the agreement in doubt. */
const doubtfulClitics = /^(?:me|m’|te|t’|nous|vous|se|s’)$/u

/**
 * Gender and number of a direct object that precedes; undefined where none does, null where it cannot be told.
 */
function shapeBefore(sentence: Sentence, auxiliary: Word): Shape | undefined | null {
  const { words } = sentence
  let at = auxiliary.index - 1
  let clitic = false
  let shape: Shape | undefined | null
  for (let first = firstClitic(words, auxiliary.index); first < auxiliary.index; first++) {
    const { form } = words[first] as Word
    if (form === 'les') shape = { number: 'p' }
    else if (form === 'la') shape = { gender: 'f', number: 's' }
    else if (form === 'l’') shape = null
    else if (form === 'en') shape = null
    else if (doubtfulClitics.test(form)) clitic = true
  }
  if (shape !== undefined) return shape
  at = firstClitic(words, auxiliary.index) - 1
  // «et ont présentés»: «que» may stand before the first verb.
  if (/^(?:et|ou|ni)$/u.test(words[at]?.form ?? ''))
    return words.slice(0, at).some(({ form }) => /^(?:que|qu’)$/u.test(form)) ? null : undefined
  // «nous vous avons»: the first is the subject.
  if (
    /^(?:nous|vous)$/u.test(words[at + 1]?.form ?? '') &&
    at + 1 < auxiliary.index &&
    !subjectPronouns.test(words[at]?.form ?? '') &&
    words[at]?.form !== 'qui'
  ) {
    const inner = auxiliary.index - (at + 1)
    if (opensClause(words, at + 1) || words[at]?.reading.pos === 'PUNCT') {
      clitic =
        inner > 1 && [...words.slice(at + 2, auxiliary.index)].some(({ form }) => doubtfulClitics.test(form))
      at += 1
    }
  }
  const relative = relativeBefore(sentence, at)
  if (relative !== undefined) return relative
  // One person writes or is spoken to: «m’» and «t’» are singular.
  const isSingular = words
    .slice(firstClitic(words, auxiliary.index), auxiliary.index)
    .every(({ form }) => !/^(?:nous|vous|se|s’)$/u.test(form))
  return clitic ? (isSingular ? { number: 's' } : null) : undefined
}

const antecedents: Readonly<Record<string, Shape>> = {
  celui: { gender: 'm', number: 's' },
  celle: { gender: 'f', number: 's' },
  ceux: { gender: 'm', number: 'p' },
  celles: { gender: 'f', number: 'p' },
}

/** The antecedent of «que» before the subject: its shape; null where it is unclear; undefined without «que». */
function relativeBefore(sentence: Sentence, subject: number): Shape | undefined | null {
  const { words } = sentence
  for (let at = subject; at >= 0 && at >= subject - 8; at--) {
    const word = words[at] as Word
    if (word.reading.pos === 'PUNCT') return undefined
    if (
      /^(?:combien|quel|quels|quelle|quelles|lesquels|lesquelles|laquelle|lequel|autant|tant)$/u.test(
        word.form,
      )
    )
      return null
    if (isFiniteVerb(word.reading) && at < subject) return undefined
    if (word.form !== 'que' && word.form !== 'qu’') continue
    const before = words[at - 1]
    if (!before || before.reading.pos === 'PUNCT') return before ? null : undefined
    if (
      before.reading.pos === 'VERB' ||
      before.reading.pos === 'ADV' ||
      before.reading.pos === 'CCONJ' ||
      before.reading.pos === 'SCONJ' ||
      before.reading.pos === 'ADP'
    )
      return undefined
    const pronoun = antecedents[before.form]
    if (pronoun) return pronoun
    const group = nounGroups(sentence).find(({ last }) => last === at - 1)
    if (!group || group.determiner === undefined || !group.number) return null
    const outer = words[group.first - 1]
    if (
      (outer?.reading.pos === 'ADP' && !/^voi(?:ci|là)$/u.test(outer.form)) ||
      outer?.reading.pos === 'CCONJ'
    )
      return null
    if (timesAndThoughts.test(words[group.head]?.form ?? '')) return null
    const [opening] = [words[group.first]]
    if (opening?.reading.contracted || /^(?:des|du)$/u.test(opening?.form ?? '')) {
      if (outer && outer.reading.pos !== 'PUNCT' && outer.reading.pos !== 'VERB') return null
    }
    return { gender: group.gender, number: group.number }
  }
  return undefined
}

/** After these nouns «que» is seldom an object. */
const timesAndThoughts =
  /^(?:fois|jours?|mois|années?|ans?|semaines?|heures?|moments?|temps|preuve|impression|idée|fait|certitude|chose|raison|façon|manière|point|sorte|condition|peur|espoir|avis|sentiment|cas)$/u
