import type { Gender } from '../french/nouns.fr.ts'
import { adjectiveForms, preposedOf } from './adjectives.ts'
import { groupOpeners, list, textAt, type Words } from './agreement-words.ts'
import { conjugationsOf } from './conjugation.ts'
import { avoir, beforeSubject } from './fr/forms.fr.ts'
import { opensSentence } from './letter-words.ts'
import { genderOf, isInfinitive, isParticiple, nounForm } from './lexicon.ts'

/** A group of words that a verb may agree with. */
export type Group = {
  /** Index of the first word after it. */
  end: number
  plural: boolean
  /** Undefined when uncertain. */
  gender?: Gender | undefined
  /** Whether more than adjectives follow its noun: «la qualité des produits». */
  extended: boolean
}

const pluralOpeners = list('les mes vos nos ces ses leurs des plusieurs quelques certains certaines')
const singularOpeners = list('le la l mon ma votre notre ce cet cette son sa leur un une chaque')
const numerals = list('deux trois quatre cinq six sept huit neuf dix douze quinze vingt')
/** Collective nouns: the verb may be singular or plural. */
const crowds = list(
  'plupart majorité moitié ensemble nombre dizaine douzaine quinzaine vingtaine trentaine centaine millier part partie minorité totalité quantité multitude série groupe foule tiers quart reste poignée couple',
)
const linking = list('de d du des à au aux en dans pour sur avec par chez sans entre vers')
const notNouns = list(
  'plus moins bien très pas jamais toujours aussi ainsi alors mais puis sans dans vers sous dès après près lors hors envers travers ailleurs depuis autres mêmes uns unes deux trois quels nous vous ils elles tous toutes suis es est ces ses mes tes les des cas fois temps heures ici',
)

const spacedAt = (words: Words, at: number) => words[at]?.before === ' ' || words[at]?.before === '’'

/** A known noun, or one recognised by its plural. */
function isHead(words: Words, at: number, plural: boolean): boolean {
  const word = textAt(words, at)
  if (!spacedAt(words, at) || words[at + 1]?.before === '-' || notNouns.has(word)) return false
  const form = nounForm(word)
  if (form) return form.plural === undefined || form.plural === plural
  return plural && /^\p{L}{3,}[sx]$/u.test(word) && !isVerbOnly(word) && adjectiveForms(word) === undefined
}

const isVerbOnly = (word: string) =>
  conjugationsOf(word).length > 0 && /(?:ons|ais|as|ois|ens|ets)$/u.test(word)

/** Whether a word may start a group: an article, a possessive, a number. */
export const opensGroup = (word: string) =>
  pluralOpeners.has(word) || singularOpeners.has(word) || numerals.has(word)

/** «les grands ateliers communs», «cette expérience»: determiner, adjectives, noun, adjectives. */
function simpleGroup(words: Words, at: number): Group | undefined {
  const opener = textAt(words, at)
  if (
    numerals.has(opener) &&
    /^(?:de|d)$/u.test(textAt(words, at + 1)) &&
    pluralOpeners.has(textAt(words, at + 2))
  ) {
    const group = simpleGroup(words, at + 2)
    return group && { ...group, plural: true }
  }
  const plural = pluralOpeners.has(opener) || numerals.has(opener)
  if (!plural && !singularOpeners.has(opener)) return undefined
  let head = at + 1
  if (plural && numerals.has(textAt(words, head))) head += 1
  // «autres» is not in the lexicon of adjectives, and precedes its noun.
  for (let most = 2; most > 0 && !isHead(words, head, plural); most--) {
    if (!preposedOf(textAt(words, head)) && textAt(words, head) !== 'autres') return undefined
    head += 1
  }
  if (preposedOf(textAt(words, head)) && isHead(words, head + 1, plural)) head += 1
  if (!isHead(words, head, plural)) return undefined
  const noun = textAt(words, head)
  if (crowds.has(nounForm(noun)?.singular ?? noun)) return undefined
  let end = head + 1
  while (isAdjectiveOf(words, end, plural)) end += 1
  return { end, plural, gender: genderOf(noun), extended: false }
}

/** An adjective in the right number that is no verb: «les équipes soignantes». */
function isAdjectiveOf(words: Words, at: number, plural: boolean): boolean {
  const word = textAt(words, at)
  if (words[at]?.before !== ' ' || /^(?:plus|fait|dit|mis|pris|permis)$/u.test(word)) return false
  if (conjugationsOf(word).length > 0 && !isParticiple(word)) return false
  const forms = adjectiveForms(word)
  if (forms) return plural === /[sx]$/u.test(word) || forms.masculine[0] === forms.masculine[1]
  return plural
    ? /(?:els|elles|iques|aires|ales|aux|ifs|ives|eux|euses|ées|antes|entes|ois|oises|ains|aines|iens|iennes)$/u.test(
        word,
      )
    : /(?:elle|ique|aire|ale|ive|euse|ien|ienne|ois|oise)$/u.test(word)
}

/** «… de nos ateliers», «… au service des clients». */
function extension(words: Words, at: number): number | undefined {
  if (!linking.has(textAt(words, at)) || !spacedAt(words, at)) return undefined
  const opened = groupOpeners.has(textAt(words, at + 1)) ? simpleGroup(words, at + 1) : undefined
  if (opened) return opened.end
  let head = at + 1
  if (/^(?:des|aux)$/u.test(textAt(words, at)) || preposedOf(textAt(words, head)))
    head += preposedOf(textAt(words, head)) ? 1 : 0
  const word = textAt(words, head)
  if (!spacedAt(words, head) || !nounForm(word) || words[head + 1]?.before === '-') return undefined
  let end = head + 1
  while (isAdjectiveOf(words, end, true) || isAdjectiveOf(words, end, false)) end += 1
  return end
}

/** Whether word `at` starts a clause: the subject follows. */
export function opensClause(words: Words, at: number): boolean {
  const word = words[at]
  if (word === undefined) return false
  if (opensSentence(word)) return true
  if (word.before === ', ') return followsIntroduction(words, at)
  return spacedAt(words, at) && beforeSubject.has(textAt(words, at - 1))
}

const introductions =
  /^(?:chez|pendant|depuis|dans|après|avant|en|lors|durant|avec|grâce|au|à|pour|sur|ensuite|enfin|ainsi|aujourd|actuellement|selon|chaque|cette|cet|là|ici|souvent|parfois|puis|de|du|malgré|sans|outre|désormais)$/u

/** «Chez vous, les ateliers…», «Depuis deux ans, mes clients…»: a complement without verb starts the sentence. */
function followsIntroduction(words: Words, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 9); index--) {
    const word = words[index]
    if (!word) return false
    if (opensSentence(word)) return introductions.test(word.text)
    if (
      word.before.includes(',') ||
      (conjugationsOf(word.text).length > 0 && nounForm(word.text) === undefined)
    )
      return false
  }
  return false
}

/** The subject of a clause that starts at `at`, with its complements up to the verb. */
export function subjectAt(words: Words, at: number): Group | undefined {
  const known = subjects.get(words) ?? new Map<number, Group | undefined>()
  subjects.set(words, known)
  const found = known.get(at)
  if (found || known.has(at)) return found
  const subject = readSubject(words, at)
  known.set(at, subject)
  return subject
}

/** Cached: several checks need the same subject. */
const subjects = new WeakMap<Words, Map<number, Group | undefined>>()

function readSubject(words: Words, at: number): Group | undefined {
  const first = simpleGroup(words, at)
  if (!first) return undefined
  let { end, plural, gender } = first
  let extended = false
  let link = ''
  for (;;) {
    const next = textAt(words, end)
    const further = extension(words, end)
    if (further !== undefined) {
      link = next
      end = further
      extended = true
      continue
    }
    const other =
      (next === 'et' || next === 'ainsi') && words[end]?.before === ' '
        ? simpleGroup(words, next === 'et' ? end + 1 : end + 3)
        : undefined
    if (other) {
      // «la relation avec les clients et les élus»: the coordination is ambiguous, except after «de».
      if (extended && !plural && !/^(?:de|d|du|des)$/u.test(link)) return undefined
      end = other.end
      gender = gender === other.gender ? gender : plural && other.plural ? gender : undefined
      plural = true
      continue
    }
    const clause = relativeClause(words, end)
    if (clause === undefined) return { end, plural, gender, extended }
    end = clause
    extended = true
  }
}

const speakers = /^(?:je|j|nous|vous|il|elle|on|ils|elles)$/u
export const objectPronouns = list('ne n me m te t se s le la l les lui leur nous vous y en')

/** «… que j’ai menés», «… que je garde»: from the relative pronoun to its verb. */
function relativeClause(words: Words, at: number): number | undefined {
  if (!/^(?:que|qu|dont)$/u.test(textAt(words, at)) || words[at]?.before !== ' ') return undefined
  if (!speakers.test(textAt(words, at + 1))) return undefined
  let verb = at + 2
  while (objectPronouns.has(textAt(words, verb))) verb += 1
  if (conjugationsOf(textAt(words, verb)).length === 0) return undefined
  let end = verb + 1
  while (/^(?:toujours|déjà|bien|aussi|souvent|beaucoup|également|été)$/u.test(textAt(words, end))) end += 1
  const next = textAt(words, end)
  if (isParticiple(next) || isInfinitive(next)) return end + 1
  // «dont j’avais la charge»: the object of the clause; «que j’ai écris»: the end of the clause is ambiguous.
  const object = simpleGroup(words, end)
  if (object) return object.end
  return avoir.has(textAt(words, verb)) ? undefined : end
}

/** The group right before a relative pronoun; undefined when ambiguous. */
export function antecedentOf(words: Words, relative: number): Group | undefined {
  for (let at = relative - 2; at >= Math.max(0, relative - 5); at--) {
    const group = simpleGroup(words, at)
    if (!group || group.end !== relative) continue
    const before = textAt(words, at - 1)
    if (/^(?:et|ou|ni|de|d|que|comme)$/u.test(before) && !opensSentence(words[at] as (typeof words)[number]))
      return undefined
    // «un des métiers qui demande»: both agreements are accepted.
    if (
      textAt(words, at) === 'des' &&
      /^(?:un|une|le|la|celui|celle|chacun|chacune|aucun|aucune|plupart|parmi|seul|seule|premier|première|partie|nombre|moitié)$/u.test(
        before,
      )
    )
      return undefined
    if (textAt(words, at) === 'des' && nounForm(before) !== undefined) return undefined
    if (/,/u.test(words[at]?.before ?? '')) return undefined
    return group
  }
  return undefined
}
