import { verbOfNoun, withoutVerb } from '../career/action-nouns.fr.ts'
import { linkedGroup, ofWhom, preposition } from '../career/bare-object.ts'
import { asInfinitives } from '../career/infinitive.ts'
import { isBareNoun } from '../career/task-objects.ts'
import { enumerate } from '../composer/enumerate.ts'
import { withA, withArticle, withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym, lowerFirst } from '../french/plain-letters.ts'
import { asCare } from './care.fr.ts'
import { asGiven, asHelp, asMember, asParticipation } from './task-shapes.ts'
import { action, bracketOf, readableTask, tidyTask } from './task-text.ts'
import { countedThings, crafts, usualVerbs } from './usual-verbs.fr.ts'

/** The tasks of one piece of a line, as infinitives with their objects; empty where its words are none. */
export function infinitivesOf(raw: string, morphology: Morphology): string[] {
  const line = readableTask(raw, morphology)
  if (line === '') return []
  // «gestion du magasin (accueil des clients, encaissement)»: what the bracket lists says more than its head.
  const listed = /\(([^()]{12,})\)?/u.exec(raw)?.[1]?.split(/\s*[,;]\s*/u) ?? []
  const inner = listed.flatMap((part) => asInfinitives(tidyTask(part), morphology))
  if (inner.length > 1 && bracketOf(raw) === undefined) return inner
  const helped = asHelp(raw, morphology)
  if (helped.length > 0) return helped
  const verbs = line.split(/,\s+(?:et\s+|puis\s+)?/u)
  // «Tailler, ébourgeonner et palisser les vignes»: one object for all.
  const heads = line.split(/,\s+(?:et\s+)?|\s+et\s+/u)
  if (
    heads.length > 1 &&
    heads.slice(0, -1).every((part) => isInfinitive(part, morphology)) &&
    isVerbWithObject(heads.at(-1) ?? '', morphology)
  )
    return [lowerFirst(line)]
  if (verbs.length > 1 && verbs.every((part) => isVerbWithObject(part, morphology)))
    return verbs.map(lowerFirst)
  if (verbs.length > 1 && verbs.every((part) => isBareInfinitive(part, morphology)))
    return [enumerate(verbs.map((part) => part.toLowerCase()))]
  if (laboratory.test(line)) return [`réaliser des ${line}`]
  if (/^s’occuper d/iu.test(line)) return [lowerFirst(line)]
  const sure = asInfinitives(line, morphology)
  if (sure.length > 0 && sure.every((task) => upToBrokenList(task, morphology) === task))
    return sure.map(withObject)
  const named = asMember(line, morphology) ?? asParticipation(line) ?? asGiven(line, morphology)
  if (named !== undefined) return [named]
  const inList = fromList(line, morphology)
  if (inList.length > 0) return inList
  if (sure.length > 0) return sure.map(withObject)
  const assured = asThing(line, morphology) ?? asAssured(line, morphology)
  const cared = assured ?? asCare(line, morphology)
  return cared === undefined ? [] : [cared]
}

/** «préparer le goûter», not «accueillir» alone. */
const isVerbWithObject = (part: string, morphology: Morphology): boolean => {
  const [first = '', ...rest] = part.split(' ')
  return rest.length > 0 && morphology.readings(lowerFirst(first)).some(({ tense }) => tense === 'infinitive')
}

const isInfinitive = (word: string, morphology: Morphology): boolean =>
  /^\p{L}+$/u.test(word) && morphology.readings(lowerFirst(word)).some(({ tense }) => tense === 'infinitive')

/** What a laboratory does, by its initials. */
const laboratory =
  /^(?:q?PCR|RT-q?PCR|ELISA|HPLC|ECG|EEG)(?:(?:, | et )(?:q?PCR|RT-q?PCR|ELISA|HPLC|ECG|EEG))*$/u

const isBareInfinitive = (part: string, morphology: Morphology): boolean => {
  const readings = morphology.readings(part.toLowerCase())
  return readings.some(({ tense }) => tense === 'infinitive') && !readings.some(({ pos }) => pos === 'NOUN')
}

/** «mettre en rayon» lacks its object: «assurer la mise en rayon». */
const withObject = (task: string): string =>
  task.replace(/^mettre ((?:en|à|aux?|sous) \S+(?: le matin| le soir)?)$/u, 'assurer la mise $1')

/**
 * «Accueil, encaissement, réception des livraisons» → «réceptionner les livraisons», «assurer l’accueil et
 * l’encaissement»: each part of a list by itself, bare nouns of action together.
 */
function fromList(line: string, morphology: Morphology): string[] {
  const all = line.split(/,\s+(?:et\s+)?/u).flatMap((part) => splitAtAnd(part, morphology))
  // «DICT et demandes de permis»: initials alone say nothing of what was done.
  const parts = all.filter((part) => !isAcronym(part))
  if (all.length < 2) return []
  const bare: string[] = []
  const whole: string[] = []
  const rest: string[] = []
  for (const part of parts) {
    const told = asInfinitives(part, morphology)
    const deeds = told.filter((one) => !one.startsWith('assurer '))
    if (deeds.length > 0 && deeds.length === told.length) whole.push(...deeds.map(withObject))
    else {
      const thing = asThing(part, morphology)
      const group = thing === undefined ? actionGroup(part, morphology) : undefined
      if (thing?.startsWith('assurer ')) bare.push(thing.slice('assurer '.length))
      else if (thing !== undefined) whole.push(thing)
      else if (group !== undefined) bare.push(group)
      else rest.push(part)
    }
  }
  // «repas, siestes, changes, promenades»: where the most is understood, what is named beside it is one with it.
  const beside = rest.flatMap((part) => besideThing(part, morphology) ?? [])
  const areBrief = parts.every((part) => part.split(' ').length < 3)
  if (areBrief && parts.length > 2 && rest.length < parts.length && beside.length === rest.length)
    bare.push(...beside)
  // One part of a longer line that was understood may be a fragment of it.
  if (whole.length + bare.length < (line.includes(',') ? 2 : parts.length)) return []
  return [...withSharedVerb(whole), ...(bare.length > 0 ? [assuredOrCared(bare)] : [])]
}

/** «assurer l’accueil et la plonge»; things that are no deeds are taken care of: «s’occuper du cimetière». */
const assuredOrCared = (groups: readonly string[]): string =>
  groups.every((group) => {
    const [, noun = ''] = /^(?:l[ae]s? |l’)([\p{L}-]+)/u.exec(group) ?? []
    return action.test(noun) || verbOfNoun.has(noun) || usualVerbs.get(noun.replace(/s$/u, '')) === 'assurer'
  })
    ? `assurer ${enumerate(groups)}`
    : `s’occuper ${enumerate(groups.map(withDe))}`

/** «réaliser les coupes», «réaliser les couleurs» → «réaliser les coupes et les couleurs». */
function withSharedVerb(tasks: readonly string[]): string[] {
  const objects = new Map<string, string[]>()
  for (const task of tasks) {
    const [verb = '', ...object] = task.split(' ')
    objects.set(verb, [...(objects.get(verb) ?? []), object.join(' ')])
  }
  return objects.size === tasks.length
    ? [...tasks]
    : [...objects].map(([verb, own]) => {
        const isSome = own[0]?.startsWith('des ')
        return `${verb} ${enumerate(isSome ? own.map((one) => one.replace(/^les /u, 'des ')) : own)}`
      })
}

/** «comptines» → «les comptines»: a noun, alone or with its adjective. */
function besideThing(part: string, morphology: Morphology): string | undefined {
  const [first = '', ...more] = part.split(' ')
  const noun = lowerFirst(first)
  const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  const isFree = more.every((word) =>
    morphology
      .readings(word)
      .some(({ pos, number }) => pos === 'ADJ' && number !== (reading?.number === 'p' ? 's' : 'p')),
  )
  return reading?.gender && noun.length > 3 && more.length < 2 && isFree
    ? withArticle([noun, ...more].join(' '), reading)
    : undefined
}

/** A part of a list cut at its «et», where a deed or a thing of its own follows: «plonge et nettoyage cuisine». */
function splitAtAnd(part: string, morphology: Morphology): string[] {
  const at = / et (?!d(?:e|u|es) |d’| )/u.exec(part)
  if (!at) return [part]
  const [before, after] = [part.slice(0, at.index), part.slice(at.index + at[0].length)]
  const [noun = '', next] = after.split(' ')
  // «développement et mise en œuvre de stratégies», «ouverture et fermeture caisse»
  const isManaged =
    /^(?:gestion|suivi|traitement) des /iu.test(before) && next === undefined && noun.endsWith('s')
  const isShared =
    isManaged ||
    (!isAcronym(before) &&
      !before.includes(' ') &&
      next !== undefined &&
      (/^\p{L}+(?: en \p{L}+)? (?:(?!aux? |à )\p{L}+ )?(?:d[eu]s? |d’)/u.test(after) ||
        asInfinitives(part, morphology).length > 0))
  const isOwn =
    (action.test(noun) && !withoutVerb.has(noun)) ||
    verbOfNoun.has(noun) ||
    asThing(after, morphology) !== undefined ||
    asInfinitives(after, morphology).length > 0
  return isShared || !isOwn ? [part] : [before, ...splitAtAnd(after, morphology)]
}

/** «accueil client» → «l’accueil client»: a noun of action with at most an adjective. */
function actionGroup(raw: string, morphology: Morphology): string | undefined {
  const part = linkedGroup(raw, morphology)
  const [first = '', ...rest] = part.split(' ')
  const noun = lowerFirst(first)
  const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  if (!reading?.gender || !(action.test(noun) || verbOfNoun.has(noun)) || notAssured.test(noun))
    return undefined
  if (isTelegram(reading, rest[0], morphology)) return undefined
  const isLong = rest.length > 3 && !/^(?:par|en|sur|avec|dans|à|aux?)$/u.test(rest[0] ?? '')
  return isLong ? undefined : withArticle([noun, ...rest].join(' '), reading)
}

/** «préparation entrées froides»: the noun that follows is no adjective of this one. */
function isTelegram(
  { number }: { number?: 's' | 'p' },
  next: string | undefined,
  morphology: Morphology,
): boolean {
  const readings = next === undefined || preposition.test(next) ? [] : morphology.readings(next)
  const isOfNumber = (own: 's' | 'p' | undefined) => own === undefined || (own === 'p') === (number === 'p')
  return (
    readings.some(({ pos }) => pos === 'NOUN') &&
    !/^(?:clients?|clientèle)$/u.test(next ?? '') &&
    !readings.some((one) => one.pos === 'ADJ' && isOfNumber(one.number)) &&
    readings.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ' || pos === 'VERB')
  )
}

/** «Équipe de 22 commerciaux» → «encadrer une équipe de 22 commerciaux», «inventaires» → «faire les inventaires». */
export function asThing(line: string, morphology: Morphology): string | undefined {
  const words = line.replace(/^responsable (?=d[’e])/iu, '').replace(/^(?:d’une?|de) (?=équipe)/u, '')
  const [first = '', ...rest] = words.split(' ')
  const noun = lowerFirst(first).toLowerCase()
  // «le poste chaud», and not the post office.
  const isOf = noun.startsWith('poste') ? 'm' : undefined
  const reading = morphology
    .readings(noun)
    .find(({ pos, gender }) => pos === 'NOUN' && (!isOf || !gender || gender === isOf))
  const [next = ''] = rest
  if (reading?.gender && crafts.has(noun) && !isBareNoun(next, morphology) && !/^(?:des|du)$/u.test(next))
    return `faire ${withDe(withArticle([noun, ...rest].join(' '), reading))}`
  if (!reading) return undefined
  // Suppliers make out their own invoices.
  const isReceived = reading.lemma === 'facture' && /^fournisseurs?$/u.test(rest[0] ?? '')
  const usual = usualVerbs.get(noun.replace(/s$/u, '')) ?? usualVerbs.get(reading.lemma)
  const verb = usual && isReceived ? 'traiter' : usual
  const gender = reading?.gender ?? isOf
  if (!verb || (!gender && reading.number !== 'p')) return undefined
  const group = [noun, ...rest].join(' ')
  // «devis» is one or several; its adjective tells.
  if (/^(?:cours|activité)$/u.test(reading.lemma) && !/^activité(?! )/u.test(noun))
    return `${verb} des ${group}`
  const isSame = /[sx]$/u.test(noun) && reading.number === undefined
  const number =
    isSame &&
    /[^sx]$/u.test(rest[0] ?? 's') &&
    !preposition.test(rest[0] ?? '') &&
    !/^(?:de|d’.*|en|à)$/u.test(rest[0] ?? '')
      ? 's'
      : isSame
        ? 'p'
        : reading.number
  if (reading.lemma === 'atelier' && reading.number !== 'p') return `${verb} un ${group}`
  const isCounted =
    reading.number !== 'p' &&
    / (?:de|d’) ?\d+(?![\p{L}\d])|^\S+ (?:annuel|mensuel|client)(?![es]?s)/u.test(group)
  if (!isCounted && countedThings.has(reading.lemma)) return undefined
  if (isCounted && gender) return `${verb} ${gender === 'f' ? 'une' : 'un'} ${group}`
  if (isBareNoun(next, morphology) && !isAcronym(next) && !ofWhom.test(next)) return undefined
  if (verb === 'travailler') return number === 'p' ? `travailler sur des ${group}` : undefined
  const object = withArticle(group, { ...(gender && { gender }), ...(number && { number }) }).replace(
    / et (\p{Ll}+)(?= (?:d[eu]s? |d’))/u,
    // «l’hébergement et repas des équipes»
    (whole, other: string) => {
      const own = morphology.readings(other).find(({ pos }) => pos === 'NOUN')
      return own && (own.gender || own.number === 'p') ? ` et ${withArticle(other, own)}` : whole
    },
  )
  // «les déclarations et le suivi»: the second is no object of the first's verb.
  const [, deed = ''] = / et (?:l[ae]s? |l’)(\p{Ll}+) d/u.exec(object) ?? []
  if (action.test(deed) && verb !== 'assurer')
    return `s’occuper ${object
      .split(/ et (?=l[ae]s? |l’)/u)
      .map(withDe)
      .join(' et ')}`
  // One makes some of them: «écrire des requêtes».
  if (number === 'p' && /^(?:développer|écrire|rédiger|réaliser|élaborer|créer)$/u.test(verb))
    return `${verb} ${object.replace(/^les /u, 'des ')}`
  // Who was at meetings may not have led them.
  return verb === 'participer' ? `participer ${withA(object)}` : `${verb} ${object}`
}

/**
 * Nouns of action that have no verb of their own, under one that fits all: «Maintenance et mise en œuvre d’un radar» →
 * «assurer la maintenance et la mise en œuvre d’un radar».
 */
function asAssured(line: string, morphology: Morphology): string | undefined {
  const parts = line.split(/(,\s+|\s+et\s+)/u)
  const out: string[] = []
  let hasThing = false
  for (let at = 0; at < parts.length; at += 2) {
    const part = linkedGroup(parts[at] ?? '', morphology)
    const [first = ''] = part.split(' ')
    const noun = lowerFirst(first).toLowerCase()
    const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
    const isAction =
      (action.test(noun) || verbOfNoun.has(noun)) && !notAssured.test(noun) && reading?.gender !== undefined
    // A telegram: «gestion planning».
    const next = part.split(' ')[1] ?? ''
    if (isAction && isTelegram(reading, next === '' ? undefined : next, morphology)) return undefined
    if (at === 0 && !isAction) return undefined
    // «l’hébergement et repas»
    const isThing =
      at > 0 &&
      reading !== undefined &&
      !morphology.readings(noun).some(({ pos }) => pos === 'ADJ') &&
      !isTelegram(reading, next === '' ? undefined : next, morphology)
    const isNamed = isAction || isThing
    if (isThing && !isAction) hasThing = true
    // «l’encaissement et rendu monnaie»: what lacks its article is left out.
    // «N1 et N2» are codes.
    const isCode = /^\p{Lu}\d/u.test(first)
    if (
      at > 0 &&
      !isNamed &&
      !isCode &&
      !opensObject.test(first.toLowerCase()) &&
      !isAdjectiveOnly(noun, morphology)
    ) {
      out.pop()
      break
    }
    const named = isNamed && reading?.gender ? withArticle(noun + part.slice(first.length), reading) : part
    out.push(named, parts[at + 1] ?? '')
  }
  const joined = out.join('')
  // «le terrassement, les réseaux secs et humides»
  if (out.at(-1) === '') out.pop()
  const [tail = ''] = (out.at(-1) ?? '').split(' ')
  const isOwnTail = out.length > 3 && isAdjectiveOnly(tail, morphology)
  const isLastComma = out.length > 2 && /^,/u.test(out.at(-2) ?? '')
  const text =
    isOwnTail || isLastComma
      ? joined.replace(/, (?=[^,]*$)/u, ' et ')
      : / et /u.test(joined)
        ? joined
        : joined.replace(/, (?=[^,]*$)/u, ' et ')
  // A bare noun without a complement says nothing of what was done: «développement».
  if (text.split(' ').length < 3) return undefined
  // «la livraison et le doublon»: things are taken care of.
  return hasThing
    ? `s’occuper ${text
        .split(/(, | et )(?=l[ae]s? |l’)/u)
        .map((group) => (/^l/u.test(group) ? withDe(group) : group))
        .join('')}`
    : `assurer ${text}`
}

const isAdjectiveOnly = (word: string, morphology: Morphology): boolean =>
  morphology.readings(word).some(({ pos }) => pos === 'ADJ') &&
  !morphology.readings(word).some(({ pos }) => pos === 'NOUN')

const notAssured =
  /^(?:immersion|formation|stage|participation|acculturation|observation|initiation|découverte|expérience|journée|mission)s?$/iu

const opensObject =
  /^(?:l[ea]s?|l’.*|des?|du|d’.*|une?|aux?|à|en|sur|avec|dans|par|pour|sans|chez|leurs?|ses|son|sa|plusieurs|divers|diverses|différents|différentes|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d.*)$/u

/**
 * «élaborer la carte avec le chef, produits locaux» → «élaborer la carte avec le chef»: what follows a comma or «et» is a
 * verb, an adjective or has its article, else the list is a telegram.
 */
export function upToBrokenList(text: string, morphology: Morphology): string {
  for (const mark of text.matchAll(/,\s+(?:et\s+)?|\s+et\s+/gu)) {
    const [next = ''] = text.slice(mark.index + mark[0].length).split(/[\s,]/u)
    if (/(?:matin|midi|jour)$/u.test(text.slice(0, mark.index)) && /^(?:soir|nuit)$/u.test(next)) continue
    // «…, 18 millions d’euros»: a figure of its own.
    const isFigure = /^,\s\d[\d\s.,]*(?:€|%|millions?|euros)/u.test(text.slice(mark.index))
    if (isFigure) return text.slice(0, mark.index)
    // «les livres, CD et DVD»
    const areAcronyms = /^,\s\p{Lu}{2,}(?:,\s\p{Lu}{2,})*\set\s\p{Lu}{2,}(?!\p{L})/u
    if (opensObject.test(next) || areAcronyms.test(text.slice(mark.index))) continue
    const readings = morphology.readings(next)
    const isNoun = readings.some(({ pos }) => pos === 'NOUN')
    const [, after = ''] = text.slice(mark.index + mark[0].length).split(' ')
    const isOf = isNoun && (/^(?:de|du|des|d’.*|\p{Lu}.*)$/u.test(after) || isBareNoun(after, morphology))
    // «lever de doute», «relevé de compteurs»: nouns of their own, that lack their article.
    const isVerb = !isOf && readings.some(({ tense }) => tense === 'infinitive')
    const isAdjective = !isOf && readings.some(({ pos, tense }) => pos === 'ADJ' || tense === 'participle')
    // «mets», «devis» are the same for one and several.
    const isPlural = readings.some(({ pos, number }) => pos === 'NOUN' && number !== 's')
    const isComma = mark[0].startsWith(',')
    // «électrique, mécanique et pneumatique»
    const [last = ''] = text.slice(0, mark.index).split(' ').slice(-1)
    const areAdjectives =
      isAdjective &&
      morphology
        .readings(last)
        .some(({ pos, number }) => pos === 'ADJ' && readings.some((one) => one.number === number))
    // «les chambres et couloirs», «Java et Python»
    const isFine =
      isVerb ||
      (isAdjective && !(isComma && isNoun)) ||
      areAdjectives ||
      (!isComma && isNoun && isPlural) ||
      // «les moyens radio et météo»
      (!isComma && /^(?:radio|météo|vidéo|audio|son|lumière|image)$/u.test(next)) ||
      (/^\p{Lu}\p{Ll}/u.test(next) &&
        !morphology.readings(next.toLowerCase()).some(({ pos }) => pos === 'NOUN')) ||
      readings.length === 0
    if (!isFine || (isComma && /^\p{Lu}{2,}\d*$/u.test(next))) return text.slice(0, mark.index)
  }
  return text
}
