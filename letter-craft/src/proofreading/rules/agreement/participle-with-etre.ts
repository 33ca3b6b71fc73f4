import type { Subject } from '../../../french/antecedents.ts'
import { groupAround } from '../../../french/groups.ts'
import { isFiniteVerb } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { firstClitic, subjectOf } from '../../../french/subjects.ts'
import { correction } from '../conjugation/subject-verb.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { isEtre, isFormOf } from './auxiliaries.ts'
import { agreesWith, participleOf, qualifierForms, qualifiers, type Shape } from './forms.ts'

/** Verbs of state, followed by an attribute of their subject. */
const stateVerbs = new Set(['sembler', 'paraître', 'devenir', 'rester', 'demeurer', 'redevenir', 'être'])
/** Words after «être» that do not agree. */
const invariable =
  /^(?:bien|mieux|pire|fait|fort|tout|toute|tous|toutes|debout|ensemble|bref|marron|sport|question|temps|cher|haut|bas|autre|même|mêmes|pis|autant|orange|plein|un|une|deux|trois|moitié|comme|numéro|point|torse|rien|chic|standard|super|top|zen|hyper|extra|cool|bientôt)$/u

/** «elles sont [parti → parties]», «les horaires sont [fixé → fixés]», «il est [arriver → arrivé]». */
export function* participleWithEtre(grammar: Grammar): Iterable<Fault> {
  const { sentence, french } = grammar
  const { words } = sentence
  for (const word of words) {
    if (word.before.includes('-') || word.reading.pos === 'PUNCT' || qualifiers(word).length === 0) continue
    const verb = copulaBefore(words, word.index)
    if (!verb || isAside(verb, words)) continue
    const subject = subjectOf(sentence, verb.index)
    if (!subject) continue
    const clitics = words.slice(firstClitic(words, verb.index), verb.index).map(({ form }) => form)
    // «elle s’en est voulu»
    if (word.form === 'voulu' && clitics.includes('en')) continue
    const isPronominal =
      clitics.some((form) => /^(?:se|s’|me|m’|te|t’)$/u.test(form)) ||
      clitics.some((form) => form === 'nous' || form === 'vous')
    const fault = attributeFault(word, subject, isPronominal, grammar)
    if (fault) yield fault
  }
  yield* agreedIndirect({ sentence, french })
  yield* infinitiveAfterEtre({ sentence, french })
}

/** «des voisins, semble-t-il contents» */
const isAside = ({ reading, index }: Word, words: readonly Word[]) =>
  /^(?:sembler|paraître)$/u.test(reading.lemma) &&
  words[index + 1]?.form === 'il' &&
  words[index + 1]?.before.includes('-') === true

const isCopula = ({ readings, form }: Word) =>
  form !== 'suivi' && readings.some(({ pos, lemma }) => pos === 'VERB' && stateVerbs.has(lemma))
/** «se montrer», «se sentir»: an attribute follows. */
const reflexiveCopulas = new Set([
  'montrer',
  'sentir',
  'savoir',
  'croire',
  'avérer',
  'révéler',
  'trouver',
  'dire',
  'tenir',
  'faire',
  'retrouver',
  'juger',
  'estimer',
  'déclarer',
])

const isAdverb = ({ reading, locution }: Word) => locution === true || reading.pos === 'ADV'

/**
 * The finite verb whose subject the word at `at` qualifies: right before it but for adverbs, or at the head of a chain
 * of infinitives («elle ne risque pas d’être attaquée»).
 */
function copulaBefore(words: readonly Word[], at: number): Word | undefined {
  let place = at - 1
  for (
    let word = words[place];
    word && (isAdverb(word) || (word.before.includes('-') && word.reading.pos === 'PRON'));
    word = words[--place]
  );
  const copula = words[place]
  if (!copula || copula.reading.pos === 'NOUN' || copula.reading.pos === 'ADJ') return undefined
  const reflexive =
    /^(?:se|s’|me|m’|te|t’)$/u.test(words[place - 1]?.form ?? '') &&
    reflexiveCopulas.has(copula.reading.lemma)
  if (!isCopula(copula) && !reflexive) return undefined
  if (isFiniteVerb(copula.reading)) return copula
  return headOfChain(words, place)
}

const maxChain = 10

function headOfChain(words: readonly Word[], from: number): Word | undefined {
  for (let at = from - 1; at >= 0 && at >= from - maxChain; at--) {
    const word = words[at] as Word
    if (isFiniteVerb(word.reading)) return impersonal.has(word.reading.lemma) ? undefined : word
    const isPart =
      isAdverb(word) ||
      word.reading.pos === 'VERB' ||
      word.reading.pronoun === 'object' ||
      /^(?:à|de|d’|se|s’|me|te|y|en)$/u.test(word.form) ||
      (word.before.includes('-') && word.reading.pos === 'PRON') ||
      (word.reading.pos === 'ADJ' && isChainAdjective(word.form))
    if (!isPart || word.reading.tense === 'gerund') return undefined
    // «il me demande d’être calme», «elles le laissent devenir fou»: the object is the one who is.
    if (word.reading.pronoun === 'object' && !/^(?:se|s’|me|m’|te|t’|y|en)$/u.test(word.form))
      return undefined
  }
  return undefined
}

const isChainAdjective = (form: string) =>
  /^(?:susceptible|capable|sûre?|certaine?|loin|obligée?|censée?)s?$/u.test(form)
/** Their subject is «il», or what they ask is of another person. */
const impersonal = new Set([
  'falloir',
  'faillir',
  'demander',
  'permettre',
  'interdire',
  'conseiller',
  'dire',
  'proposer',
  'empêcher',
  'aider',
  'obliger',
  'forcer',
  'inviter',
  'autoriser',
  'faire',
  'laisser',
  'suffire',
  'convenir',
  'agir',
  'voir',
  'regarder',
  'entendre',
  'être',
])

/** Gender and number of a subject, where they are certain. */
function shapeOf({ person, number, gender }: Subject, words: readonly Word[], last: number): Shape {
  const form = words[last]?.form
  if (form === 'on' || form === 'vous') return {}
  return { number, ...(person === 3 && gender && { gender }) }
}

function attributeFault(
  word: Word,
  subject: Subject,
  isPronominal: boolean,
  { sentence, french }: Grammar,
): Fault | undefined {
  const { words } = sentence
  const own = qualifiers(word)
  if (own.length === 0 || invariable.test(word.form)) return undefined
  if (word.reading.pos === 'NOUN' && own.every(({ pos }) => pos === 'ADJ')) return undefined
  if (/^(?:DET|ADP|PRON|ADV|CCONJ|SCONJ|NUM|PROPN)$/u.test(word.reading.pos)) return undefined
  if (isPronominal && !pronominalAgrees(word, words)) return neverAgreeing(word, french)
  if (word.locution) return undefined
  // «est [tel] que», «sont [dernier cri]»: the qualifier of a noun that follows.
  const group = groupAround(sentence, word.index)
  if (group && group.head > word.index) return undefined
  if (words[word.index + 1]?.reading.pos === 'NOUN' && !words[word.index + 1]?.before.includes(','))
    return undefined
  // «noir de jais», «bleu clair»
  if (
    /^(?:bleue?s?|noire?s?|verte?s?|rouges?|grise?s?|blanc|blanche|jaunes?|roses?|brune?s?)$/u.test(word.form)
  )
    return undefined
  const shape = shapeOf(subject, words, subject.last)
  if (!shape.number && !shape.gender) return undefined
  if (agreesWith(word, shape)) return undefined
  const forms = qualifierForms(word, shape, french)
  if (forms.length === 0) return undefined
  const narrowed = shape.gender ? forms.slice(0, 1) : sameGender(word, forms, french, shape)
  return {
    first: word.index,
    last: word.index,
    ...correction(word, narrowed),
    ...(subject.through === 'relative' && subject.last - subject.first > 2 && { doubtful: true }),
  }
}

/** For a subject of unknown gender: the form of the gender that is written, where it shows one. */
function sameGender(word: Word, forms: readonly string[], french: Grammar['french'], shape: Shape): string[] {
  const genders = new Set(qualifiers(word).map(({ gender }) => gender))
  const [gender] = genders
  if (genders.size === 1 && gender) return qualifierForms(word, { ...shape, gender }, french).slice(0, 1)
  return forms.slice(0, 2)
}

/** Pronominal verbs whose «se» is an indirect object, or may be one. */
const indirect =
  /^(?:parler|dire|demander|succéder|plaire|déplaire|complaire|rire|sourire|mentir|nuire|ressembler|suffire|téléphoner|écrire|rendre|permettre|donner|promettre|offrir|imaginer|procurer|partager|faire|laisser|voir|attribuer|accorder|répéter|poser|laver|couper|casser|fixer|jurer|représenter|figurer|approprier|arroger|acheter|construire|forger|constituer|créer|préparer|interdire|reprocher|raconter|convenir|survivre|pardonner|envoyer|échanger|entendre|sentir|brosser|essuyer|frotter|gratter|tordre|brûler|fouler|mordre|serrer)$/u

/** Their «se» is never a direct object: «elles se sont [succédées → succédé]». */
const alwaysIndirect =
  /^(?:parler|succéder|plaire|déplaire|complaire|rire|sourire|mentir|nuire|ressembler|suffire|téléphoner|permettre|survivre)$/u

function neverAgreeing(word: Word, french: Grammar['french']): Fault | undefined {
  const participles = word.readings.filter(({ tense }) => tense === 'participle')
  const [one] = participles
  if (
    !one ||
    !alwaysIndirect.test(one.lemma) ||
    participles.some(({ gender, number }) => gender !== 'f' && number !== 'p')
  )
    return undefined
  const fix = participleOf(one.lemma, {}, french)
  return fix === undefined || fix === word.form
    ? undefined
    : { first: word.index, last: word.index, fix: asWritten(word, fix) }
}

function pronominalAgrees(word: Word, words: readonly Word[]): boolean {
  const participle = word.readings.find(({ tense }) => tense === 'participle')
  if (!participle || indirect.test(participle.lemma)) return false
  const next = words[word.index + 1]
  // A direct object that follows: «elle s’est cassé la jambe».
  return !next || !(next.reading.pos === 'DET' && !next.reading.contracted)
}

/** «elles se sont [succédées → succédé]»: a form that does not exist, of a participle that never agrees. */
function* agreedIndirect({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    if (word.readings.length > 0 || !/(?:ée|ées|és|ie|ies|is|ue|ues|us)$/u.test(word.form)) continue
    const verb = words[word.index - 1]
    if (
      !verb ||
      !isEtre(verb) ||
      !/^(?:se|me|te|nous|vous|s’|m’|t’)$/u.test(words[verb.index - 1]?.form ?? '')
    )
      continue
    const fix = word.form.replace(/(?:es|e|s)$/u, '')
    if (french.morphology.readings(fix).some(({ tense }) => tense === 'participle'))
      yield { first: word.index, last: word.index, fix: asWritten(word, fix) }
  }
}

/** «je suis [aller → allé]», «ils étaient [arrivait → arrivés]» after a subject pronoun. */
function* infinitiveAfterEtre({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const verb of words) {
    if (
      verb.form === 'été' &&
      words.slice(Math.max(0, verb.index - 3), verb.index).some((word) => isFormOf(word, 'avoir'))
    )
      yield* infinitiveAfterBeen(verb, { sentence, french })
    if (!isEtre(verb)) continue
    const word = words[afterAt(words, verb.index)]
    if (!word || word.before.includes('-') || !/(?:er|ez|ait|aient|ais)$/u.test(word.form)) continue
    const reading = word.readings.find(({ pos, lemma }) => pos === 'VERB' && lemma.endsWith('er'))
    if (
      !reading ||
      word.readings.some(({ pos, tense }) => pos === 'NOUN' || pos === 'ADJ' || tense === 'participle')
    )
      continue
    if (word.reading.pos !== 'VERB') continue
    const finite = verb.form === 'être' || !isFiniteVerb(verb.reading) ? undefined : verb
    const subject = finite && subjectOf(sentence, finite.index)
    const isPerson =
      subject && /^(?:je|j’|tu|il|elle|on|nous|vous|ils|elles|qui)$/u.test(words[subject.last]?.form ?? '')
    if (finite && !isPerson) continue
    const shape = subject ? shapeOf(subject, words, subject.last) : {}
    const fix = participleOf(reading.lemma, { gender: shape.gender, number: shape.number }, french)
    if (fix)
      yield {
        first: word.index,
        last: word.index,
        fix: asWritten(word, fix),
      }
  }
}

/** «j’ai été [former → formé] par un maître»; «j’ai été chercher du pain» is right. */
function* infinitiveAfterBeen(been: Word, { sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  const word = words[afterAt(words, been.index)]
  const next = words[(word?.index ?? 0) + 1]
  if (word?.reading.tense !== 'infinitive' || !word.form.endsWith('er') || word.before.includes('-')) return
  // «il a été conseiller, puis maire»
  if (word.readings.some(({ pos }) => pos === 'NOUN')) return
  if (next && !/^(?:par|comme|dans|en|pendant|depuis|sur|lors|à|pour|[.,;!?])$/u.test(next.form)) return
  const forms = (
    [
      ['m', 's'],
      ['f', 's'],
      ['m', 'p'],
      ['f', 'p'],
    ] as const
  ).flatMap(([gender, number]) => participleOf(word.reading.lemma, { gender, number }, french) ?? [])
  yield {
    first: word.index,
    last: word.index,
    suggestions: forms.slice(0, 2),
    ...(next?.form !== 'par' && { doubtful: true }),
  }
}

const afterAt = (words: readonly Word[], verb: number): number => {
  let at = verb + 1
  while (/^(?:pas|plus|jamais|toujours|bien|déjà|encore|tout|aussi|mal)$/u.test(words[at]?.form ?? ''))
    at += 1
  return at
}
