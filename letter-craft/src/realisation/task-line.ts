import { verbOfNoun } from '../career/action-nouns.fr.ts'
import { asInfinitives } from '../career/infinitive.ts'
import { objectOf } from '../career/task-objects.ts'
import { enumerate } from '../composer/enumerate.ts'
import { withA } from '../french/contraction.ts'
import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { countedThings, tradeWords, usualVerbs } from './usual-verbs.fr.ts'

/** «Missions : …»: what opens a list of tasks. */
export const label =
  /^(?:missions?|t[âa]ches?|activit[ée]s?|r[ôo]le|responsabilit[ée]s)(?:\s+\p{L}+)?\s*:\s*/iu

const tradeWord = new RegExp(`(?<!\\p{L})(?:${[...tradeWords.keys()].join('|')})(?!\\p{L})`, 'giu')

const commonNouns =
  /(?<=\p{Ll} |\p{Ll}’)(?:Marketing|Communication|Magazines?|Newsletters?|Mensuel(?:le)?s?|Hebdomadaires?|Commerciale?s?|Logistique|Qualité|Production|Finances?|Comptabilité|Ressources Humaines|Informatique|Clients?)(?!\p{L})/gu

const tidy = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/[®™©]/gu, '')
    .replace(label, '')
    .replace(/\s*\([^()]*\)?/gu, '')
    // «les données Marketing», «le Magazine Mensuel»: common nouns in their capitals.
    .replace(commonNouns, (noun) => noun.toLowerCase())
    .replace(/ pour (enfant|adulte|débutant|senior|particulier|professionnel)(?![\p{L}-])/gu, ' pour $1s')
    // «un radar type SPARTIATE»
    .replace(
      / type (\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu,
      (_, first: string, rest: string) => ` de type ${first}${rest.toLowerCase()}`,
    )
    .replace(/^suivie (?=et |d)/iu, 'Suivi ')
    .replace(tradeWord, (word) => tradeWords.get(word.toLowerCase()) ?? word)
    .replace(/,? CACES (R\d{3} )?(\d[A-B]?(?: ?[/,] ?\d[A-B]?)*)$/u, withCaces)
    // «Surveillance seule d’une plage»
    .replace(/^(\p{L}+) (?:seule?|en autonomie|complète?|globale?|quotidienne?)(?= d[eu’])/u, '$1')
    // «la communication» of those that are named needs no «en ligne».
    .replace(/communautés en ligne (?=\p{Lu})/u, 'communautés ')
    .replace(
      / toutes (marques|provenances|destinations|distances|catégories|tailles)(?!\p{L})/gu,
      ' de toutes $1',
    )
    // «chargement/déchargement», «Windows / AD», «18 chambres/jour»
    .replace(/\s?\/\s?(jour|semaine|mois|an|heure|h|personne|service|équipe|classe)(?!\p{L})/giu, ' par $1')
    .replace(
      /^[^/]*$|^([^/]*(?:\p{L}{2}|\p{Lu}\d))\s?\/\s?((?:\p{Ll}{3}|\p{Lu}\d(?!\d)|\p{Lu}{2}(?!\p{Ll}))[^/]*)$/u,
      (whole, one?: string, other?: string) => (one === undefined ? whole : `${one} et ${other}`),
    )
    .replace(/ (?:CB|carte bancaire)(?: et |, )espèces/iu, ' par carte bancaire et en espèces')
    .replace(/(?<=\p{L}s) béton(?!\p{L})/gu, ' en béton')
    .replace(/(\d)\s?k€/gu, '$1 000 €')
    .replace(/(\d)\s?M€/gu, '$1 millions d’euros')
    .replace(/\s+([,.])/gu, '$1')
    // «par voie, aérienne et routière»
    .replace(/( par voies?), (?=\p{L})/gu, '$1 ')
    .replace(/,(?=\p{L})/gu, ', ')
    // «…, la gestion des rendez-vous et la surveillance de la santé»: nouns of action in a row need no article.
    .replace(
      /(,|\set)\s(?:la |le |les |l’)(?=(\p{L}+) (?:de |des |du |d’))/gu,
      (whole, mark: string, noun: string) => (action.test(noun) ? `${mark} ` : whole),
    )
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,:]+$/u, '')
    .trim()

/**
 * What a bracket adds to a task, as the bracket of a sentence: the norms, the tools, the parts. «(IATA, ADR)» →
 * «(IATA et ADR)»; undefined for words of another kind («2 mois», «seule»).
 */
export function bracketOf(raw: string): string | undefined {
  const [, inner = ''] = /\(([^()]{3,70})\)/u.exec(raw.replaceAll("'", '’')) ?? []
  const figure = countIn(inner)
  if (figure !== undefined) return `(${figure})`
  const items = inner
    .replace(/\s*(?:\.\.\.|…|,? etc\.?)\s*$/iu, '')
    .split(/\s*,\s*(?:et\s+)?|\s+et\s+/u)
    .map((item) => item.trim())
  const areNames = items.every((item) => /^\p{Lu}[\p{L}\d+#.-]*(?: \p{Lu}[\p{L}\d+#.-]*){0,2}$/u.test(item))
  const areThings =
    items.length > 1 && items.every((item) => /^\p{L}[\p{L}’-]+(?: [\p{L}’-]+){0,5}$/u.test(item))
  if (items.length > 4 || items.some((item) => item.length < 2) || !(areNames || areThings)) return undefined
  return `(${enumerate(items)})`
}

/** «environ 120 points/jour» → «environ 120 points par jour»; undefined for a length of time, and for words of another kind. */
const countIn = (inner: string): string | undefined =>
  /^(?:environ |près de |plus de |jusqu’à )?\d[\d\s.,]* ?(?!mois|ans?|jours?|semaines?|heures?|h(?!\p{L})|%)\p{Ll}{3,}(?: (?:et )?\p{Ll}+){0,3}(?: ?\/ ?\p{Ll}+)?$/u.test(
    inner.trim(),
  )
    ? inner.trim().replace(/ ?\/ ?/u, ' par ')
    : undefined

/** «Préparation de commandes CACES 1/3/5» → «… avec les CACES 1, 3 et 5» */
function withCaces(_: string, kind: string | undefined, listed: string): string {
  const numbers = listed.split(/\s*[/,]\s*/u)
  return ` avec ${numbers.length > 1 ? 'les' : 'le'} CACES ${kind ?? ''}${enumerate(numbers)}`
}

const smallNumbers = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

/** «2 apprentis» → «deux apprentis», «1 apprentie» → «une apprentie». */
const inWords = (line: string, morphology: Morphology): string =>
  line.replace(/(?<=\p{L} )([1-9]) (?=(\p{Ll}{3,}))(?![^(]*\))/gu, (whole, digit: string, noun: string) => {
    const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
    if (!reading) return whole
    return `${digit === '1' ? (reading.gender === 'f' ? 'une' : 'un') : smallNumbers[Number(digit) - 2]} `
  })

/** The tasks of one piece of a line, as infinitives with their objects; empty where its words are none. */
export function infinitivesOf(raw: string, morphology: Morphology): string[] {
  const line = inWords(tidy(raw), morphology)
  if (line === '') return []
  // «gestion du magasin (accueil des clients, encaissement)»: what the bracket lists says more than its head.
  const listed = /\(([^()]{12,})\)?/u.exec(raw)?.[1]?.split(/\s*[,;]\s*/u) ?? []
  const inner = listed.flatMap((part) => asInfinitives(tidy(part), morphology))
  if (inner.length > 1) return inner
  const helped = asHelp(raw, morphology)
  if (helped.length > 0) return helped
  const verbs = line.split(/,\s+(?:et\s+|puis\s+)?/u)
  if (verbs.length > 1 && verbs.every((part) => isVerbWithObject(part, morphology)))
    return verbs.map(lowerFirst)
  const [care = '', cared = ''] = /^s’occuper (d.+)$/iu.exec(line) ?? []
  const object = care === '' ? undefined : objectOf(cared, morphology)
  if (object !== undefined) return [`prendre en charge ${object}`]
  const sure = asInfinitives(line, morphology)
  if (sure.length > 0 && sure.every((task) => upToBrokenList(task, morphology) === task))
    return sure.map(withObject)
  const named = asMember(line, morphology) ?? asParticipation(line) ?? asGiven(line, morphology)
  if (named !== undefined) return [named]
  const inList = fromList(line, morphology)
  if (inList.length > 0) return inList
  if (sure.length > 0) return sure.map(withObject)
  const assured = asThing(line, morphology) ?? asAssured(line, morphology)
  return assured === undefined ? [] : [assured]
}

/** «Assistante du technicien (dans la préparation des lames) …» → «participer à la préparation des lames» */
const asHelp = (raw: string, morphology: Morphology): string[] =>
  /^(?:\([^()]*\)[\s.,;:]*)?(?:assistante?|aide|auxiliaire)(?!\p{L})/iu.test(raw)
    ? [...raw.replaceAll("'", '’').matchAll(/\((?:dans|pour) ((?:la |le |les |l’)([^()]+))\)/gu)].flatMap(
        ([, group = '', words = '']) => {
          const [noun = ''] = words.split(' ')
          return action.test(noun) && morphology.readings(noun).length > 0
            ? [`participer ${withA(group)}`]
            : []
        },
      )
    : []

/** «préparer le goûter», not «accueillir» alone. */
const isVerbWithObject = (part: string, morphology: Morphology): boolean => {
  const [first = '', ...rest] = part.split(' ')
  return rest.length > 0 && morphology.readings(lowerFirst(first)).some(({ tense }) => tense === 'infinitive')
}

/** «mettre en rayon» lacks its object: «assurer la mise en rayon». */
const withObject = (task: string): string =>
  task.replace(/^mettre ((?:en|à|au|sous) \S+(?: le matin| le soir)?)$/u, 'assurer la mise $1')

/**
 * «Accueil, encaissement, réception des livraisons» → «réceptionner les livraisons», «assurer l’accueil et
 * l’encaissement»: each part of a list by itself, bare nouns of action together.
 */
function fromList(line: string, morphology: Morphology): string[] {
  const parts = line.split(/,\s+(?:et\s+)?/u).flatMap((part) => splitAtAnd(part, morphology))
  if (parts.length < 2) return []
  const bare: string[] = []
  const whole: string[] = []
  for (const part of parts) {
    const told = asInfinitives(part, morphology)
    const deeds = told.filter((one) => !one.startsWith('assurer '))
    if (deeds.length > 0 && deeds.length === told.length) whole.push(...deeds.map(withObject))
    else {
      const thing = asThing(part, morphology)
      const group = thing === undefined ? actionGroup(part, morphology) : undefined
      if (thing !== undefined) whole.push(thing)
      else if (group !== undefined) bare.push(group)
    }
  }
  // One part of a longer line that was understood may be a fragment of it.
  if (whole.length + bare.length < (line.includes(',') ? 2 : parts.length)) return []
  return bare.length > 0 ? [...whole, `assurer ${enumerate(bare)}`] : whole
}

/** A part of a list cut at its «et», where a deed or a thing of its own follows: «plonge et nettoyage cuisine». */
function splitAtAnd(part: string, morphology: Morphology): string[] {
  const at = / et (?!d[eu’]| )/u.exec(part)
  if (!at) return [part]
  const [before, after] = [part.slice(0, at.index), part.slice(at.index + at[0].length)]
  const [noun = '', next] = after.split(' ')
  // «développement et mise en œuvre de stratégies», «ouverture et fermeture caisse»
  const isShared =
    !before.includes(' ') &&
    next !== undefined &&
    (/^\p{L}+(?: en \p{L}+)? (?:(?!aux? |à )\p{L}+ )?(?:d[eu]s? |d’)/u.test(after) ||
      asInfinitives(part, morphology).length > 0)
  const isOwn = action.test(noun) || verbOfNoun.has(noun) || asThing(after, morphology) !== undefined
  return isShared || !isOwn ? [part] : [before, ...splitAtAnd(after, morphology)]
}

/** «accueil client» → «l’accueil client»: a noun of action with at most an adjective. */
function actionGroup(part: string, morphology: Morphology): string | undefined {
  const [first = '', ...rest] = part.split(' ')
  const noun = lowerFirst(first)
  const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  if (!reading?.gender || !action.test(noun) || notAssured.test(noun)) return undefined
  const isLong = rest.length > 3 && !/^(?:par|en|sur|avec|dans|à|aux?)$/u.test(rest[0] ?? '')
  return isLong ? undefined : articled([noun, ...rest].join(' '), reading)
}

/** «Équipe de 22 commerciaux» → «encadrer une équipe de 22 commerciaux», «inventaires» → «faire les inventaires». */
function asThing(line: string, morphology: Morphology): string | undefined {
  const words = line.replace(/^responsable (?=d[’e])/iu, '').replace(/^(?:d’une?|de) (?=équipe)/u, '')
  const [first = '', ...rest] = words.split(' ')
  const noun = lowerFirst(first).toLowerCase()
  const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  const verb = reading && usualVerbs.get(reading.lemma)
  if (!verb || !reading.gender) return undefined
  const group = [noun, ...rest].join(' ')
  // «devis» is one or several; its adjective tells.
  if (/^(?:cours|activité)$/u.test(reading.lemma) && !/^activité(?! )/u.test(noun))
    return `${verb} des ${group}`
  const number = /[sx]$/u.test(noun) && /[sx]$/u.test(rest[0] ?? '') ? 'p' : reading.number
  if (reading.lemma === 'atelier' && reading.number !== 'p') return `${verb} un ${group}`
  const isCounted =
    reading.number !== 'p' && / (?:de|d’) ?\d+(?![\p{L}\d])|^\S+ (?:annuel|mensuel|client)/u.test(group)
  if (!isCounted && countedThings.has(reading.lemma)) return undefined
  if (isCounted) return `${verb} ${reading.gender === 'f' ? 'une' : 'un'} ${group}`
  return rest.length > 0 && isBareNoun(rest[0] ?? '', morphology)
    ? undefined
    : `${verb} ${articled(group, { gender: reading.gender, ...(number && { number }) })}`
}

/** «Membre de l’équipe de développement du logiciel» → «participer au développement du logiciel». */
function asMember(line: string, morphology: Morphology): string | undefined {
  const found = /^membre (?:de l’équipe|d’une équipe|de l’équipe projet) (?:de |d’)(\p{L}+) (.+)$/iu.exec(
    line,
  )
  const [, noun, rest] = found ?? []
  const reading = noun && morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  if (reading) return `participer ${withA(articled(noun, reading))} ${rest}`
  const project = /^membre (d’une?) (projet|programme|mission|étude) (.+)$/iu.exec(line)
  return project ? `participer à ${project[1]?.slice(2)} ${project[2]} ${project[3]}` : undefined
}

/** What one gives, holds or leads, told by its participle: «Journée de formation donnée à Lyon». */
const given =
  /^(\p{L}+)((?: (?:de|d’|du|des|en|sur|pour) ?\p{L}+)*) (donn[ée]+|anim[ée]+|organis[ée]+|réalis[ée]+|men[ée]+|encadr[ée]+|dirig[ée]+|rédig[ée]+|cré[ée]+|assur[ée]+|tenu)e?s? (.+)$/iu

/** «Journée de formation donnée à Lyon» → «donner une journée de formation à Lyon»; «Cheffe de cellule» → «diriger la cellule». */
function asGiven(line: string, morphology: Morphology): string | undefined {
  const [, noun = '', more = '', participle = '', rest = ''] = given.exec(line) ?? []
  const reading = morphology.readings(lowerFirst(noun)).find(({ pos }) => pos === 'NOUN')
  const verb = morphology.readings(participle).find(({ tense }) => tense === 'participle')?.lemma
  if (reading?.gender && verb) {
    const article = reading.number === 'p' ? 'des' : reading.gender === 'f' ? 'une' : 'un'
    return `${verb} ${article} ${lowerFirst(noun)}${more} ${rest}`
  }
  const [, led = '', of = ''] = /^(?:chef|cheffe) (?:de |d’)(\p{L}+)(.*)$/iu.exec(line) ?? []
  const part = morphology.readings(led).find(({ pos }) => pos === 'NOUN')
  if (!part?.gender || part.number === 'p' || /^(?:projet|rang|partie|cuisine|bord)$/u.test(led))
    return undefined
  if (of !== '') return `diriger ${articled(led + of, part)}`
  return `diriger ${part.gender === 'f' ? 'une' : 'un'} ${led}`
}

/** Nouns of action, by their endings and by hand. */
export const action =
  /^(?:travaux|\p{L}+(?:tion|sion|age|ment|ance|ence|ture|ing)|mise|suivi|aide|accueil|tenue|conseil|gestion|vente|garde|entretien|soutien|appui|tri|contrôle|soins?|prise|veille|service|assistance|réseau|création|montage|surveillance|animation|plonge|main d’œuvre|support|tonte|lettrage|saisie|sécurité|permanence|rapprochement|palpation|levée|facturation|relance|cuisson|garniture|astreinte)s?$/iu

/** «Participation active à la vie scolaire» → «participer activement à la vie scolaire». */
function asParticipation(line: string): string | undefined {
  const found = /^participation(?: (active|régulière|ponctuelle))? (à|au|aux) (.+)$/iu.exec(line)
  if (!found) return undefined
  const adverb = { active: 'activement ', régulière: 'régulièrement ', ponctuelle: 'ponctuellement ' }[
    (found[1] ?? '').toLowerCase()
  ]
  return `participer ${adverb ?? ''}${found[2]} ${found[3]}`
}

/**
 * Nouns of action that have no verb of their own, under one that fits all: «Maintenance et mise en œuvre d’un radar» →
 * «assurer la maintenance et la mise en œuvre d’un radar».
 */
function asAssured(line: string, morphology: Morphology): string | undefined {
  const parts = line.split(/(,\s+|\s+et\s+)/u)
  const out: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const [first = ''] = part.split(' ')
    const noun = lowerFirst(first).toLowerCase()
    const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
    const isAction = action.test(noun) && !notAssured.test(noun) && reading?.gender !== undefined
    // A telegram: «gestion planning».
    const next = part.split(' ')[1] ?? ''
    if (isAction && isBareNoun(next, morphology)) return undefined
    if (at === 0 && !isAction) return undefined
    out.push(isAction ? articled(noun + part.slice(first.length), reading) : part, parts[at + 1] ?? '')
  }
  const text = out.join('')
  // A bare noun without a complement says nothing of what was done: «développement».
  return text.split(' ').length < 3 ? undefined : `assurer ${text}`
}

const notAssured =
  /^(?:immersion|formation|stage|participation|acculturation|observation|initiation|découverte|expérience|journée|mission)s?$/iu

const isBareNoun = (word: string, morphology: Morphology): boolean => {
  const readings = morphology.readings(word)
  return readings.some(({ pos }) => pos === 'NOUN') && readings.every(({ pos }) => pos === 'NOUN')
}

const articled = (group: string, { gender, number }: { gender?: 'm' | 'f'; number?: 's' | 'p' }): string =>
  number === 'p' ? `les ${group}` : elides(group) ? `l’${group}` : `${gender === 'f' ? 'la' : 'le'} ${group}`

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
    const isVerb = readings.some(({ tense }) => tense === 'infinitive')
    const isAdjective = readings.some(({ pos, tense }) => pos === 'ADJ' || tense === 'participle')
    // «mets», «devis» are the same for one and several.
    const isPlural = readings.some(({ pos, number }) => pos === 'NOUN' && number !== 's')
    const isComma = mark[0].startsWith(',')
    // «les chambres et couloirs», «Java et Python»
    const isFine =
      isVerb ||
      (isAdjective && !(isComma && isNoun)) ||
      (!isComma && isNoun && isPlural) ||
      (/^\p{Lu}\p{Ll}/u.test(next) &&
        !morphology.readings(next.toLowerCase()).some(({ pos }) => pos === 'NOUN')) ||
      readings.length === 0
    if (!isFine || (isComma && /^\p{Lu}{2,}$/u.test(next))) return text.slice(0, mark.index)
  }
  return text
}
