import { verbOfNoun } from '../career/action-nouns.fr.ts'
import { mayStandBare, ofWhom, preposition } from '../career/bare-object.ts'
import { countedNouns } from '../career/counted-nouns.fr.ts'
import { isBareNoun } from '../career/task-objects.ts'
import { verbOfAction } from '../career/verb-of-action.ts'
import type { Morphology } from '../french/morphology.ts'
import { mayAgree, type Reading } from '../french/reading.ts'
import { action } from './task-text.ts'

/** A word of a task with what stands before it in its group. */
type Place = {
  readonly word: string
  readonly before: string
  /** Whether a comma, «et» or the end follows. */
  readonly isLast: boolean
  readonly next: string
  /** Nouns of the group so far, with which an adjective may agree. */
  readonly nouns: readonly (readonly Reading[])[]
}

/** Verbs whose object is a name without an article: «utiliser Excel», «parler anglais». */
const ofNames =
  /^(?:utiliser|maîtriser|administrer|configurer|programmer|coder|développer|parler|enseigner|lire|pratiquer|déployer|installer|maintenir|paramétrer)$/u
/** Verbs that make one with a bare noun: «faire face», «prendre soin». */
const ofBareNouns =
  /^(?:faire|prendre|rendre|tenir|mettre|porter|avoir|donner|prêter|servir|être|devenir|parler|enseigner|rester|travailler|étudier)$/u
/** Names of things that a letter may hold behind a noun of action. */
const knownInitials =
  /^(?:HACCP|FIFO|CAO|DAO|PAO|CV|SMS|PDF|CRM|ERP|SAP|SQL|CSS|HTML|GPS|3D|2D|SEO|SEA|RH|BTP|TIG|MIG|MAG|PVC|QSE|HSE|IRVE|LED|GTB|VMC|DPI|DDA|B2B|B2C)$/u
const units = /^(?:%|€|h|m|m²|m2|m3|m³|km|kg|ha|cm|mm|kW|kVA|places?|ans?|mois|jours?|heures?)$/u

const kindsOf = (word: string, morphology: Morphology): readonly Reading[] =>
  morphology.readings(word.toLowerCase())

const isNoun = (word: string, morphology: Morphology): boolean =>
  /^\p{Ll}{2,}/u.test(word) &&
  !preposition.test(word) &&
  // «de nouveaux partenariats»: a quality that stands first.
  !/^(?:nouveaux|nouvelles|petite?s|grande?s|jeunes|ancien(?:ne)?s|futurs|futures)$/u.test(word) &&
  kindsOf(word, morphology).some(({ pos }) => pos === 'NOUN')

const isInitials = (word: string): boolean => /^(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d/.-]+$/u.test(word)

/** «visiter», «la», «de»: what stands in a group and is neither noun nor adjective. */
const isGrammar = (word: string, morphology: Morphology): boolean =>
  kindsOf(word, morphology).some(
    ({ pos, tense }) => /^(?:ADP|DET|ADV|PRON|CCONJ|SCONJ|NUM)$/u.test(pos) || tense === 'infinitive',
  )

/** Endings that French gives to nouns: «flocage», «débardage»; «réflecto» and «traça» are cut short. */
const frenchEnding =
  /^(?:front|back)end$|(?:age|tion|sion|ment|ure|ance|ence|erie|isme|eur|euse|oir|oire|ette|ier|ière|ette|able|ible|ique|té|et|ade|ing|logie|graphie|métrie|scopie|thérapie)s?$/u

/**
 * Whether the words of a task stand together as French has them. «l’équipe réseaux tactiques», «les raccordements FTTH
 * aérien», «tracer 1 plan» and «vernir 2K» are telegrams with a verb: who reads stumbles.
 */
export function isWellFormed(task: string, morphology: Morphology): boolean {
  if (hollow.test(task) || ofNoDeed(task, morphology) || hasBareOne(task)) return false
  const bare = task.replace(/\s*\([^()]*\)/gu, '').replace(/\s*«[^»]*»/gu, ' tel')
  const words = bare.split(' ').filter(Boolean)
  let nouns: (readonly Reading[])[] = []
  for (const [at, raw] of words.entries()) {
    const word = raw.replace(/[,;.]+$/u, '').replace(/^(?:[dlnsjmtc]|qu|jusqu)’/u, '')
    const elided = word.length < raw.replace(/[,;.]+$/u, '').length
    const previous = words[at - 1] ?? ''
    const isOpening = at === 0 || /[,;]$/u.test(previous) || previous === 'et' || elided
    if (at === 0 || /[,;]$/u.test(previous)) nouns = []
    const next = words[at + 1] ?? ''
    const place: Place = {
      word,
      before: previous.replace(/^(?:[dlnsjmtc]|qu)’/u, ''),
      isLast: next === '' || next === 'et' || /[,;]$/u.test(raw),
      next,
      nouns,
    }
    if (isCutShort(word, morphology) || isLoneFigure(place)) return false
    if (at === 1 && !elided && isBareObject(place, morphology)) return false
    if (at > 0 && !isOpening && !fits(place, morphology)) return false
    // «sur Booking et direct», «des laboratoires et grossiste»: what is joined is of the kind of the first.
    if (previous === 'et' && !elided && isOddSecond(word, words[at - 2] ?? '', morphology)) return false
    if (isNoun(word, morphology))
      nouns = [...nouns, kindsOf(word, morphology).filter(({ pos }) => pos === 'NOUN')]
  }
  return true
}

/** «assurer la construction de poste», «poser des bordures, de pavés»: one of what is counted has its article. */
const hasBareOne = (task: string): boolean =>
  / (?:des|les) \p{Ll}+, (?:de |d’)(?=\p{Ll})/u.test(task) ||
  [...task.matchAll(/(?:tion|ment|pose|taille) (?:de |d’)(\p{Ll}+)(?= |,|$)/gu)].some(
    ([, noun = '']) => task.startsWith('assurer ') && countedNouns.has(noun),
  )

/** What says nothing, or nothing that one does: «vérifier si les feuilles sont conformes», «trier les dates», «accueillir 450 places», «assurer la température». */
const hollow =
  /^\p{L}+ si (?:l[ae]s? |l’|des |un)|^travailler \p{L}+ment$|^améliorer le point |^(?!.* et )[^()]*, (?:l[ae]s? |l’|des |du )[^()]*$|^(?!.* et )[^(),]*(?:l[ae] |l’)\p{L}+(?: \p{L}+)?, \p{Ll}{3,}$|service aide|^assurer la mise en (?:place|œuvre)$|^assurer (?:l[ae] |l’)[^,]+, (?:l[ae] |l’)[^,]* et des |(?<!\p{L})(?:sinon|car|parce que|si conformes?)(?!\p{L})|^(?:trier les dates|fêter |accompagner les (?:tournois|matchs|compétitions))|dates limites(?! de consommation)|^(?:assurer l’accueil|accueillir) (?:de )?\d+ places|(?: (?:de |d’)\p{L}+){4}| de (?:scan|casque|micro|appli|direct)(?: |$)|(?<!\p{L})(?:min|sem|env|qqs?|nbx?)(?!\p{L})/u

function isOddSecond(word: string, first: string, morphology: Morphology): boolean {
  const readings = kindsOf(word, morphology)
  if (!/^\p{Ll}{3,}$/u.test(word) || isGrammar(word, morphology) || readings.length === 0) return false
  if (/^\p{Lu}/u.test(first)) return readings.some(({ pos }) => pos === 'ADJ' || pos === 'ADV')
  const nouns = readings.filter(({ pos }) => pos === 'NOUN')
  const own = kindsOf(first, morphology).filter(({ pos }) => pos === 'NOUN')
  // «laboratoires et grossiste»
  return (
    nouns.length > 0 &&
    nouns.every(({ number }) => number === 's') &&
    own.length > 0 &&
    own.every(({ number }) => number === 'p') &&
    readings.every(({ pos, tense }) => pos === 'NOUN' || (pos === 'VERB' && tense !== 'infinitive'))
  )
}

/** «assurer la température»: one assures what somebody does. */
const ofNoDeed = (task: string, morphology: Morphology): boolean => {
  const [, noun = ''] = /^assurer (?:l[ae]s? |l’|des )(\p{Ll}+)(?: et |$)/u.exec(task) ?? []
  return (
    noun !== '' &&
    verbOfAction(noun.replace(/s$/u, ''), morphology) === undefined &&
    verbOfAction(noun, morphology) === undefined &&
    !/(?:[tsx]ion|age|ement|ing)s?$/u.test(noun) &&
    !assured.test(noun)
  )
}
const assured =
  /^(?:accueil|changes?|toilettes?|service|vente|permanence|sécurité|astreinte|garde|mise|prise|tenue|suivi|soins?|secrétariat|plonge|main|paie|comptabilité|maintenance|caisse|propreté|hygiène|logistique|réception|trésorerie|animation|administration|intérim|cuisine|petits?-déjeuners?|ronde|veille|tri|cours|conseils?|formations?|visites?|présentations?|transmissions?|interventions?|diffusion|livraison|manutention|facturation|télétransmission)s?$/u

const isCutShort = (word: string, morphology: Morphology): boolean =>
  /^\p{Ll}{3,}$/u.test(word) &&
  !preposition.test(word) &&
  kindsOf(word, morphology).length > 0 &&
  kindsOf(word, morphology).every(({ isGuess }) => isGuess === true) &&
  !frenchEnding.test(word)

/** «1 outil», «une équipe de 6», «60 VL»: figures that a sentence writes otherwise, or that count what is not said. */
function isLoneFigure({ word, before, isLast, next }: Place): boolean {
  if (!/^\d+$/u.test(word) || /^\p{Lu}|^(?:niveau|catégorie|classe)$/u.test(before)) return false
  if (word === '1') return !units.test(next)
  return (isLast && /^(?:de|d’|à|ou|encadrer|gérer)$/u.test(before)) || isInitials(next)
}

/** «débusquer John Deere», «vernir 2K»: behind its verb, an object has its article. */
function isBareObject({ word, before }: Place, morphology: Morphology): boolean {
  if (/^\p{Lu}/u.test(word) || /^\d+\p{Lu}/u.test(word)) return !ofNames.test(before)
  if (/^\d/u.test(word) || isGrammar(word, morphology) || preposition.test(word)) return false
  return isBareNoun(word, morphology) && !ofBareNouns.test(before)
}

/** Words before which a name stands by itself. */
const beforeNames =
  /^(?:[dl]’?|de|des|du|la|le|les|un|une|en|et|ou|à|au|aux|sous|sur|par|avec|chez|via|vers|pour|dans|puis|selon)$/u

/** A noun that stands in the group of the one before it, and is no adjective of it. */
export function isBareBehind(word: string, morphology: Morphology): boolean {
  const readings = kindsOf(word, morphology)
  return (
    readings.some(({ pos }) => pos === 'NOUN') &&
    // Within a task, no verb is conjugated: «auditions» is a noun, whatever else it is.
    readings.every(({ pos, tense }) => pos === 'NOUN' || (pos === 'VERB' && tense !== 'participle'))
  )
}

/** Courses and certificates, with or without their article, and what they are about where no word of grammar joins it. */
const bareSubject =
  /^(?:l[ae] |l’|une? )?(?:formation|habilitation|agrément|attestation(?: de \p{Ll}+)?(?: \p{Ll}+elle)?|certificat) (\p{Ll}{4,})/u

/** «la formation stérilisation», «l’agrément ministère Intérieur»: a course or a certificate that lacks a word. */
export function hasBareSubject(name: string, morphology: Morphology): boolean {
  const [, of = ''] = bareSubject.exec(name) ?? []
  return of !== '' && isBareBehind(of, morphology)
}

/** Whether a word may stand behind the one before it without a word of grammar between. */
function fits({ word, before, isLast, next, nouns }: Place, morphology: Morphology): boolean {
  const isNamed = isNoun(before, morphology) && !isGrammar(before, morphology)
  // «l’accompagnement quotidien groupe»
  const isBehindNoun =
    isNamed ||
    (nouns.length > 0 &&
      kindsOf(before, morphology).some(({ pos }) => pos === 'ADJ') &&
      !isGrammar(before, morphology))
  if (isInitials(word)) {
    // «la mise en avant TG»
    if (!isNamed && isBehindNoun) return isLast
    if (!isNamed)
      return (
        knownInitials.test(word) || beforeNames.test(before) || /^\p{Lu}|\d/u.test(before) || word.length > 3
      )
    // «transport SSPI»: of what, to where? «tickets GLPI» has its tool beside it.
    const isDeed = (action.test(before) || verbOfNoun.has(before)) && !/s$/u.test(before)
    return (
      (knownInitials.test(word) || !isDeed) &&
      (isLast || isGrammar(next, morphology) || /^d’|^\p{Lu}/u.test(next))
    )
  }
  // «le CCTP marché téléphonie»
  if (
    isInitials(before) &&
    /^\p{Ll}{3,}$/u.test(word) &&
    !isGrammar(word, morphology) &&
    isBareBehind(word, morphology)
  )
    return false
  // «les travaux Région»: a common noun with a capital.
  if (isNamed && /^(?:Région|Département|Mairie|Ville|État|Clients?|Groupe|Services?|Direction)$/u.test(word))
    return false
  if (!/^\p{Ll}/u.test(word) || isGrammar(word, morphology) || preposition.test(word)) return true
  const readings = kindsOf(word, morphology)
  if (readings.length === 0) return true
  const adjectives = readings.filter(({ pos, tense }) => pos === 'ADJ' || tense === 'participle')
  const isAgreed = nouns.some((own) => adjectives.some((one) => own.some((noun) => agree(noun, one))))
  // «le reporting sous Excel quotidien»
  if (/^\p{Lu}/u.test(before)) return adjectives.length === 0 || (isAgreed && /s$/u.test(word))
  if (!isBehindNoun) return true
  if (adjectives.length > 0) return isAgreed || nouns.length === 0
  if (!isBareBehind(word, morphology)) return true
  // «l’équipe cuisine», and not «l’équipe réseaux tactiques»
  const isKind = mayStandBare(before, word)
  return isKind && (ofWhom.test(word) || isLast || isGrammar(next, morphology) || /^[dl]’/u.test(next))
}

const agree = (noun: Reading, adjective: Reading): boolean =>
  mayAgree(noun.gender, adjective.gender) && mayAgree(noun.number, adjective.number)
