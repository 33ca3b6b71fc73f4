import { verbOfNoun } from '../career/action-nouns.fr.ts'
import { linkedGroup, mayStandBare, preposition } from '../career/bare-object.ts'
import { isBareNoun } from '../career/task-objects.ts'
import { withArticle, withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import type { Reading } from '../french/reading.ts'
import { isPerson } from '../french/word-forms.ts'
import { acronymThings, isNoTask } from './care.fr.ts'
import { action, bracketOf } from './task-text.ts'
import { usualVerbs } from './usual-verbs.fr.ts'
import { isBareBehind } from './well-formed.ts'

/** Things that a colon may list. */
const mostListed = 6

type Bracketed = { text: string; bracket?: string; at?: string }

/** A line without its bracket, or without what its colon lists; `at` is the word that it followed. */
export function withoutBracket(raw: string): Bracketed {
  const line = raw
    .replaceAll("'", '’')
    .replace(/^([^:()]*\([^()]*\))\s*:\s.*$/u, '$1')
    .trim()
  // «refonte du réseau (Cisco Nexus) : cahier des charges»: the bracket says it.
  // «caractérisation : rhéologie (Anton Paar), DLS»: a bracket within what is listed is left out.
  const colon = /^([^:()]+?)\s*:\s+([^:()]+?)[\s.]*$/u.exec(
    line.includes(':') ? line.replace(/(?<=:.*)\s*\([^()]*\)/gu, '') : line,
  )
  const found = /^(.*?)\s*\(([^()]+)\)([^()]*)$/u.exec(line.replace(/dB\(A\)/gu, 'dB'))
  const [, before = '', inner = '', after = ''] = colon ?? found ?? []
  if (before === '') return { text: line }
  const bracket = bracketOf(`(${inner})`, colon ? mostListed : undefined) ?? plainBracket(inner)
  const at = /([\p{L}\d]+)[’']?$/u.exec(before)?.[1]
  return {
    text: `${before}${after}`,
    ...(bracket !== undefined && { bracket }),
    ...(at !== undefined && { at }),
  }
}

/** «3 semaines, 2022 et 2023», «WordPress vers Symfony»: a short bracket of plain words stays as it was typed. */
function plainBracket(inner: string): string | undefined {
  const words = inner
    .trim()
    .replace(/ ?\+ /gu, ' et ')
    .replace(/(?<=\d[^/]{0,20}) ?\/ ?(?=jour|semaine|mois|an(?!\p{L})|heure)/gu, ' par ')
    .replace(/(?<=\d) ?h$/u, ' heures')
  return /^[\p{L}\d’ ,.%€-]+$/u.test(words) &&
    words.split(' ').length <= mostBracketWords &&
    !/^\d+ (?:mois|ans?|semaines?|jours?|heures?)$/u.test(words) &&
    !/[.]|^dont /u.test(words)
    ? `(${words})`
    : undefined
}
const mostBracketWords = 8

export function withBracketAt(text: string, bracket: string | undefined, at: string | undefined): string {
  if (bracket === undefined) return text
  const place = at === undefined ? -1 : text.toLowerCase().lastIndexOf(at.toLowerCase())
  const end = place < 0 ? text.length : place + (at ?? '').length
  return `${text.slice(0, end)} ${bracket}${text.slice(end)}`
}

/** Nouns of two genders, of which one is a person. */
const genders: ReadonlyMap<string, 'm' | 'f'> = new Map([
  ['aide', 'f'],
  ['garde', 'f'],
  ['poste', 'm'],
  ['livre', 'm'],
  ['tour', 'm'],
  ['coulée', 'f'],
])

/** Participles that are names of things too. */
const thingsDone =
  /^(?:relev|march|trac|défil|arrêt|procéd|trait|énonc|command|coul|mont|pes|lev|tourn|travers|arriv)ée?s?$|^(?:reprise|mise|prise|vue|tenue|sortie|entrée|saisie|conduite|découverte|couverte|ouverture)s?$/u

/** Infinitives that are things too. */
const meals = /^(?:plancher|goûter|déjeuner|dîner|souper|lever|coucher)s?$/u

const nounOf = (word: string, morphology: Morphology): Reading | undefined => {
  const readings = morphology.readings(word)
  const found = readings.find(({ pos }) => pos === 'NOUN')
  const gender = genders.get(word)
  const own = found && gender ? { ...found, gender } : found
  const isOther = readings.some(
    ({ pos, tense }) =>
      pos === 'ADV' ||
      pos === 'ADP' ||
      (tense === 'infinitive' && !meals.test(word)) ||
      (tense === 'participle' && /ée?s?$/u.test(word) && !thingsDone.test(word)),
  )
  return own && !isOther && (own.gender !== undefined || own.number === 'p') ? own : undefined
}

export const isDeed = (word: string): boolean => action.test(word) || verbOfNoun.has(word)

/** The things of a line: cut at commas, and at the «et» behind which another thing begins. */
export function partsOf(line: string, morphology: Morphology): string[] {
  const parts: string[] = []
  for (const item of line.split(/,\s+(?:et\s+|puis\s+)?/u)) {
    const [head = ''] = item.split(/[\s’]/u)
    // «…, en équipe»: a complement goes on.
    const isLanguage =
      /^(?:anglais|allemand|espagnol|italien|portugais|arabe|russe|chinois|basque|breton)$/u.test(head)
    // «entre le chinois, l’anglais et le français»
    const isBetween = / entre (?:l[ae]s? |l’)?\p{L}+$/u.test(parts.at(-1) ?? '')
    if (parts.length > 0 && (isLanguage || isBetween)) parts[parts.length - 1] = `${parts.at(-1)}, ${item}`
    else if (
      parts.length > 0 &&
      !/^\p{Lu}{2}/u.test(head) &&
      nounOf(lowerFirst(head), morphology) === undefined
    )
      parts[parts.length - 1] = `${parts.at(-1)}, ${item}`
    else parts.push(...atAnd(item, morphology))
  }
  return parts
}

/** «tri et calibrage en station» are two things; «nettoyage de bureaux et sanitaires» is one. */
function atAnd(item: string, morphology: Morphology): string[] {
  const found = / (?:et|puis) (?=[\p{L}])/u.exec(item)
  if (!found) return [item]
  const [before, after] = [item.slice(0, found.index), item.slice(found.index + found[0].length)]
  const [next = ''] = after.split(/[\s’]/u)
  if (nounOf(lowerFirst(next), morphology) === undefined) return [item]
  const [opening = '', ...rest] = before.split(' ')
  // «dépannage armoires et tableaux»: both are mended.
  const isBare = rest.length > 0 && isDeed(lowerFirst(opening)) && isBareBehind(rest[0] ?? '', morphology)
  const hasComplement = isBare || / (?:d[eu]s?|à|aux?|en|sur|pour|avec|dans|chez) | d’/u.test(before)
  // «développement et mise en œuvre de stratégies»: one complement for both.
  // «calcul des métrages et commandes d’étoffes»: a thing of its own, with what is said of it.
  const usual = usualVerbs.get(next.toLowerCase().replace(/s$/u, ''))
  const isUsual =
    usual !== undefined &&
    / d(?:e|es|u) | d’/u.test(before) &&
    after.includes(' ') &&
    verbOfNoun.get(lowerFirst(headOf(before))) !== usual
  const isPair =
    rest.length === 0 &&
    (isDeed(lowerFirst(opening)) || /^établissement$/iu.test(opening)) &&
    isDeed(next) &&
    after.includes(' ')
  if (isPair) return [item]
  return !hasComplement || isDeed(next) || (isUsual && !isBare)
    ? [before, ...atAnd(after, morphology)]
    : [item]
}

const headOf = (words: string): string => words.split(' ')[0] ?? ''

/** One thing with its article; `isRepaired` where it lacked a «de». */
export type Group = { readonly text: string; readonly isRepaired?: boolean; readonly isVague?: boolean }

export function groupOf(part: string, morphology: Morphology): Group | undefined {
  const [pairOf, one = '', other = ''] = /^(\p{L}+) et (\p{L}+.*)$/u.exec(part) ?? []
  if (pairOf !== undefined && isDeed(lowerFirst(one)) && isDeed(other.split(' ')[0] ?? '')) {
    const both = [one, other].map((half) => groupOf(half, morphology))
    const [first, second] = both
    return first && second
      ? {
          text: `${first.text} et ${withDe(second.text)}`,
          isRepaired: first.isRepaired === true || second.isRepaired === true,
        }
      : undefined
  }
  const initials = acronymThings.get(part)
  if (initials !== undefined) return { text: initials }
  // «SAV de premier niveau»
  const [acronym = '', ...behind] = part.split(' ')
  const known = acronymThings.get(acronym)
  if (known !== undefined) return { text: [known, ...behind].join(' ') }
  // «traite les réclamations»: a verb; «caisse le week-end» is a thing.
  if (
    /^\p{L}+ (?:l[ae]s? |l’)(?!matin|midi|soir|week|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|nuit)/u.test(
      part,
    )
  )
    return undefined
  // «180 représentations»
  if (/^\d/u.test(part) && !/^\d+ ?\p{L}{1,2}(?: |$)/u.test(part)) return { text: part, isVague: true }
  // «bulletins de paie et DUCS puis DSN»: initials without their article are left out.
  const shared = withSharedDe(
    part.replace(/ (?:et|puis) \p{Lu}{2,}(?: .*)?$/u, (tail) =>
      /(?<!\p{L})\p{Lu}{2,}$/u.test(part.slice(0, -tail.length)) ? tail : '',
    ),
    morphology,
  )
  const linked = linkedGroup(shared, morphology)
  if (/^(?:pré|post|demi|semi)(?: |$)/u.test(linked)) return undefined
  const [first = '', next = '', second = ''] = linked.split(' ')
  const head = lowerFirst(first)
  // «petites pannes», «premiers secours»
  const isBefore = small.test(head)
  const reading = nounOf(isBefore ? next : head, morphology)
  const named = isBefore ? next : head
  if (!reading || named.length < 3 || (isPerson(morphology, named) && !genders.has(named))) return undefined
  if (isNoTask(head) && !isWork.test(head)) return undefined
  if (isTelegram(linked, morphology)) return undefined
  // «dépannage des armoires et microprocesseur»: the last lacks its article.
  if (linked !== part && / et (?!d[eu]s? |d’|l[ae]s? |l’)\p{Ll}+$/u.test(linked)) return undefined
  // «clientèle»: nobody is in charge of what says nothing more, unless it is a deed.
  if (/^(?:et|ou|qui|que|dont|je|j’.*|nous)$/u.test(isBefore ? second : next)) return undefined
  const isSame = reading.number === undefined && /[sx]$/u.test(named)
  return {
    text: withArticle(head + linked.slice(first.length), isSame ? { ...reading, number: 'p' } : reading),
    isRepaired: linked !== part,
    isVague: !isDeed(head) && !isCared(head),
  }
}

/** Things of which everybody knows what one does with them. */
const isCared = (noun: string): boolean => usualVerbs.has(noun.replace(/s$/u, '')) || cared.test(noun)
const cared =
  /^(?:planning|stock|caisse|linge|vaisselle|courrier|standard|dossier|réclamation|commande|relation|campagne|repas|soin|toilette|sieste|change|courses|ménage|tournée|déclaration|facture|paie|budget|site|réseau|machine|rayon|vitrine|expédition|relevé|inventaire|reportage|transmission|mesure|pointage|vendange|grillade|plancha|buffet|ourlet|coupe|couleur|patch|régie|standard|agenda|secrétariat|compte|bilan|archive|équipement|outil|matériel|véhicule|parc|animal|cheval|veau|plante|serre|jardin|pelouse|haie|étal|stand|bar|communication|sécurité|logistique|qualité|atelier|permanence|astreinte|urgence|sortie|séance|cours|devoir|préconisation|convocation|recours|statistique)s?$/u

/** Nouns that may name work, among those that name none alone. */
const isWork =
  /^(?:mise|remise|aide|appui|soutien|assistance|collaboration|formation|service|accueil|participation|travaux)s?$/u

const small =
  /^(?:petite?s?|premi(?:er|ère)s|grande?s?|gros(?:ses?)?|nouveaux|nouvelles|diverse?s|différente?s)$/u

/** «nettoyage de bureaux et sanitaires» → «… de bureaux et de sanitaires»: what is joined has its own «de» too. */
const withSharedDe = (part: string, morphology: Morphology): string =>
  part
    // «mise à jour de l’intranet et lettre interne»
    .replace(
      /^(\p{L}+(?: (?:à|en) \p{L}+)? (?:du |de la |de l’)\p{L}+) et (?!d[eu]s? |d’|l[ae]s? |l’)(\p{Ll}+(?: \p{Ll}+)?)$/u,
      (whole, start: string, thing: string) => {
        const reading = nounOf(thing.split(' ')[0] ?? '', morphology)
        return reading ? `${start} et ${withDe(withArticle(thing, reading))}` : whole
      },
    )
    .replace(
      /^(\p{L}+ (de |des |d’)\p{L}+(?: \p{L}+)?) et (?!d[eu]s? |d’|l[ae]s? |l’)(\p{Ll}+)(?= |$)/u,
      (whole, start: string, of: string, noun: string) => {
        const reading = nounOf(noun, morphology)
        if (reading?.number !== 'p' && of !== 'de ' && of !== 'd’') return whole
        if (!reading) return whole
        return of === 'des ' ? `${start} et des ${noun}` : `${start} et ${withDe(noun)}`
      },
    )

/** «réparation bus», «stands salons agricoles»: a noun behind another without a word of grammar. */
export const isTelegram = (group: string, morphology: Morphology): boolean => {
  const words = group.split(' ')
  return words.some((word, at) => {
    const before = lowerFirst(words[at - 1] ?? '').replace(/^[ld]’/u, '')
    return (
      at > 0 &&
      /^\p{Ll}{3,}$/u.test(word) &&
      (isBareNoun(word, morphology) || /^(?:bus|cars)$/u.test(word)) &&
      isBareNoun(before, morphology) &&
      !preposition.test(word) &&
      !preposition.test(before) &&
      !mayStandBare(before, word)
    )
  })
}
