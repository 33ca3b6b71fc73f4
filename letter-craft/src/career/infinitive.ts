import { withArticle } from '../french/contraction.ts'
import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { isFiniteVerb, type Reading } from '../french/reading.ts'
import { isPerson } from '../french/word-forms.ts'
import { deedOfWords, things, verbOfPhrase, withoutVerb } from './action-nouns.fr.ts'
import { agrees, bareObject, ofWhom, singularOf } from './bare-object.ts'
import { objectOf, ofSeveral, readingsOf } from './task-objects.ts'
import { verbOfAction } from './verb-of-action.ts'

/**
 * The tasks of a line as infinitives with their objects, when all of it can be worded so: «Suivi du stock et gestion des
 * commandes» is two, «gestion du magasin (accueil des clients, encaissement)» three. Empty when not sure.
 */
export function asInfinitives(line: string, morphology: Morphology): string[] {
  const bracket = /^([^()]{8,}?)\s*\(([^()]{8,})\)[\s.]*$/u.exec(line)
  if (bracket?.[1] && bracket[2] && asInfinitive(bracket[1], morphology)) {
    const inner = bracket[2].split(/\s*[,;]\s*|\s+et\s+(?=\p{L}+\s+d[eu’])/u)
    const all = [bracket[1], ...inner].map((part) => asInfinitive(part, morphology))
    if (inner.length > 1 && all.every((task) => task !== undefined)) return all
  }
  const parts = actionsIn(line, morphology)
  if (parts.length > 1) {
    const all = parts.map((part) => asInfinitive(part, morphology))
    return parts.length <= maxActions && all.every((task) => task !== undefined) ? all : []
  }
  const whole = asInfinitive(line, morphology)
  return whole === undefined ? [] : [whole]
}

const maxActions = 6

/** Words of deeds, «mise en place», in which no object stands. */
const wordsOfDeeds = new RegExp(`(?<!\\p{L})(?:${deedOfWords})`, 'giu')

/** A line cut before each noun of action that follows a comma or «et»; parentheses stay whole. */
function actionsIn(line: string, morphology: Morphology): string[] {
  if (!/ d(?:e|es|u|[’'].*)(?: |$)/u.test(line)) return [line]
  const parts: string[] = []
  const pieces = line.split(/(\s*,\s+(?:et\s+)?|\s+et\s+)/u)
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const before = parts.at(-1)
    const isOpen =
      before !== undefined && (before.match(/\(/gu)?.length ?? 0) > (before.match(/\)/gu)?.length ?? 0)
    // «Tri et distribution du courrier»: the first noun has the object of the second.
    // «Gestion des stocks et réclamations»: the noun is managed too.
    const isManaged =
      /^(?:gestion|suivi|traitement) des /iu.test(before ?? '') &&
      /^\p{Ll}+s$/u.test(piece) &&
      / et $/u.test(pieces[at - 1] ?? '')
    const hasObject =
      !isManaged &&
      before !== undefined &&
      /\s(?:d[eu]s?(?!\p{L})|d[’']|aux?|à|en)/u.test(before.replace(wordsOfDeeds, ''))
    if (before === undefined || isOpen || !hasObject || !isAction(piece, morphology))
      parts[Math.max(0, parts.length - 1)] =
        before === undefined ? piece : before + (pieces[at - 1] ?? '') + piece
    else parts.push(piece)
  }
  return parts
}

const isAction = (part: string, morphology: Morphology): boolean =>
  /^maintenance /iu.test(part) ||
  deedOf(part.split(' '), morphology) !== undefined ||
  verbOfPhrase.some(([shape]) => shape.test(part))

/**
 * A task as an infinitive with its object: «Gestion des stocks», «Je gérais les stocks» and «Gère les stocks» are «gérer
 * les stocks». Undefined when the words are no task, or when what they mean is not sure.
 */
export function asInfinitive(task: string, morphology: Morphology): string | undefined {
  const words = task
    .trim()
    .replaceAll("'", '’')
    .replace(/[\s.;,]+$/u, '')
  if (words === '' || /[:?!]/u.test(words)) return undefined
  const told = withoutSubject(words, morphology)
  if (told) return told
  const several = severalDeeds.test(words) ? ofNoun(words, morphology) : undefined
  if (several !== undefined) return several
  const phrase = verbOfPhrase.find(([shape]) => shape.test(words))
  if (phrase?.[1] === 'aider ')
    return words
      .replace(phrase[0], phrase[1])
      .replace(/^aider (?!l[ae’])/u, /aux /iu.test(words) ? 'aider les ' : 'aider le ')
  const [, taken] = /^prises? ((?:des |du |de la |de l’).+)$/iu.exec(words) ?? []
  if (taken !== undefined) {
    const object = objectOf(taken, morphology)
    return object === undefined ? undefined : `prendre ${object}`
  }
  if (phrase) return objectAfter(words.replace(phrase[0], phrase[1]).replace('’ ', '’'), morphology)
  return ofInfinitive(words, morphology) ?? ofNoun(words, morphology) ?? ofVerb(words, morphology)
}

const infinitiveIn = (readings: readonly Reading[]): string | undefined =>
  readings.find(({ tense }) => tense === 'infinitive')?.lemma

function ofInfinitive(words: string, morphology: Morphology): string | undefined {
  const [first = '', ...rest] = words.split(' ')
  if (/^(?:se\s|s’)\p{L}+(?:er|ir|re)(?!\p{L})/iu.test(words))
    return words.charAt(0).toLowerCase() + words.slice(1)
  const readings = readingsOf(first, morphology)
  // «Atelier de cuisine», «dîner de gala»: a noun of the same form.
  if (
    !infinitiveIn(readings) ||
    (readings.some(({ pos }) => pos === 'NOUN') && /^d[e’u]/u.test(rest[0] ?? ''))
  )
    return undefined
  return lowerFirst(words)
}

/** «J’ai encadré une équipe», «Je contribue aux projets», «Nous préparions…». */
function withoutSubject(words: string, morphology: Morphology): string | undefined {
  const subject = /^(?:je |j’|nous |on )(?:m’|me )?(?:y |en )?/iu.exec(words)
  if (!subject) return undefined
  // «Je teste et je répare les fours»
  const rest = words.slice(subject[0].length).replace(/(,| et| puis) (?:je |j’)(?=\p{L})/gu, '$1 ')
  const auxiliary =
    /^(?:ai|avais|avons|avions|a|avait|suis|étais|sommes|étions)\s+(?:aussi |également |notamment )?/u.exec(
      rest,
    )
  if (auxiliary) return ofVerb(rest.slice(auxiliary[0].length), morphology, 'participle')
  return ofVerb(rest, morphology)
}

// What one is, wishes or feels is no task.
const noTask =
  /^(?:être|avoir|aimer|adorer|savoir|vouloir|souhaiter|désirer|pouvoir|devoir|penser|croire|sembler|devenir)(?!\p{L})/u

/** Verbs at the head of a clause become infinitives, those coordinated with them too. */
function ofVerb(words: string, morphology: Morphology, wanted?: 'participle'): string | undefined {
  const parts = words.split(/(,\s+(?:puis\s+|et\s+)?|\s+et\s+|\s+ou\s+|\s+puis\s+)/u)
  const isPast = finiteOf(parts[0]?.split(' ')[0] ?? '', morphology) === undefined
  const verbs = parts.map((part, at) => {
    const [first = '', next] = part.split(' ')
    // «Accueilli des journalistes, rédigé les communiqués»: what follows is done too.
    return at % 2 === 1 ? undefined : verbOf(first, next, morphology, wanted, at === 0 || isPast)
  })
  if (verbs[0] === undefined) return undefined
  const turned = parts.map((part, at) => {
    // «monte les dossiers et les présente au comité»
    const [pronoun = '', verbWord = '', ...behind] = part.split(/(?<=^l’)| /u)
    const held =
      at > 0 && /^(?:l[ea]s?|l’)$/u.test(pronoun) && isVerbOnly(verbWord, morphology)
        ? finiteOf(verbWord, morphology)?.lemma
        : undefined
    if (held !== undefined) return [`${pronoun}${pronoun === 'l’' ? '' : ' '}${held}`, ...behind].join(' ')
    // «emballe, étiquette et expédie les colis»: a verb alone stands before one that has its object.
    const verb =
      verbs[at] ?? (verbs[at + 2] && !part.includes(' ') ? finiteOf(part, morphology)?.lemma : undefined)
    return verb === undefined ? part : [verb, ...part.split(' ').slice(1)].join(' ')
  })
  // «accueillir des journalistes, rédiger les communiqués»: the last of two has its «et».
  const joined = turned.join('')
  const all =
    verbs.filter((verb) => verb !== undefined).length === 2 && verbs[2] !== undefined && turned.length === 3
      ? joined.replace(/, (?=\p{L}+ [^,]*$)/u, ' et ')
      : joined
  if (noTask.test(all)) return undefined
  return /(?<!\p{L})(?:je|j’|nous|vous|ils?|elles?)(?!\p{L})/iu.test(all) ? undefined : all
}

const isVerbOnly = (word: string, morphology: Morphology): boolean => {
  const readings = /^\p{Ll}/u.test(word) ? morphology.readings(word) : []
  return readings.length > 0 && readings.every(({ pos }) => pos === 'VERB')
}

const finiteOf = (word: string, morphology: Morphology): Reading | undefined =>
  readingsOf(word, morphology).find(
    (reading) => isFiniteVerb(reading) && (reading.person === 3 || reading.person === 1),
  )

const afterVerb =
  /^(?:l[ea]s?|l’.*|des?|du|d’.*|une?|aux?|à|en|sur|avec|dans|par|pour|plusieurs|divers|diverses|différents|différentes|deux|trois|quatre|cinq|six|sept|huit|neuf|\d.*|et|ou|tous|toutes|leurs?|ses|son|sa|également|aussi|.+ment)$/iu

function verbOf(
  word: string,
  next: string | undefined,
  morphology: Morphology,
  wanted: 'participle' | undefined,
  isFirst: boolean,
): string | undefined {
  if ((next !== undefined && !afterVerb.test(next)) || withoutVerb.has(lowerFirst(word))) return undefined
  const readings = readingsOf(word, morphology)
  const participle = readings.find(
    ({ tense, gender, number }) => tense === 'participle' && (wanted || (gender !== 'f' && number !== 'p')),
  )
  if (wanted === 'participle') return participle?.lemma
  const finite = finiteOf(word, morphology)
  const noun = readings.some(({ pos }) => pos === 'NOUN' || pos === 'ADJ')
  if (finite && (!noun || (next !== undefined && /^(?:l[ea]s?|l’|des|une?|\d|aux?)/iu.test(next))))
    return finite.lemma
  // «Géré une équipe» tells a task; «gérée par» does not.
  return isFirst &&
    participle &&
    next !== undefined &&
    (/^(?:l[ea]s?|l’|des|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|\d)/iu.test(next) ||
      // «Animé Facebook»
      (/^\p{Lu}\p{Ll}/u.test(next) && morphology.readings(lowerFirst(next)).length === 0))
    ? participle.lemma
    : undefined
}

/** The verb of a noun of action; several of them are deeds where their object follows: «préparations des boissons». */
function deedOf([first = '', of = '']: readonly string[], morphology: Morphology): string | undefined {
  // An «établissement» is a place; of invoices, one makes them out.
  if (/^établissement$/iu.test(first) && /^(?:d[eu]s?$|d’)/iu.test(of)) return 'établir'
  const isOf = /^(?:des|du)$/iu.test(of) && first.endsWith('s') && !/^entretiens$/iu.test(first)
  return verbOfAction(first, morphology) ?? (isOf ? verbOfAction(first.slice(0, -1), morphology) : undefined)
}

const oneDeed = `(${deedOfWords}|\\p{L}[\\p{L}’-]*)`
/** «tri et distribution », «mise en place, contrôle et »: deeds before the object that they share. */
export const severalDeeds = new RegExp(`^${oneDeed}(?:, ?${oneDeed})? et ${oneDeed} (?=\\p{L})`, 'iu')

/** «mise en place» → «mettre en place»; else the verb of a noun. */
function verbOfDeed(deed: string, morphology: Morphology): string | undefined {
  const [, again = '', verb = '', rest] = /^(re)?(mise|prise)s? (.+)$/iu.exec(deed) ?? []
  return rest === undefined
    ? verbOfAction(deed, morphology)
    : `${again.toLowerCase()}${/^mise/iu.test(verb) ? 'mettre' : 'prendre'} ${rest}`
}

/** «Gestion des stocks», «Tri et distribution du courrier», «Expédition et réception marchandises», «Facturation». */
function ofNoun(words: string, morphology: Morphology): string | undefined {
  const pair = severalDeeds.exec(words)
  if (pair) {
    const nouns = pair.slice(1).filter((noun) => noun !== undefined)
    const verbs = nouns.map((noun) => verbOfDeed(noun, morphology))
    const rest = words.slice(pair[0].length)
    const isJoined = /^d[eu]s?(?!\p{L})|^d’/u.test(rest)
    const object = isJoined ? objectOf(rest, morphology) : bareObject(rest.split(' '), morphology)
    const areSold = /^l(?:a|es) client/u.test(object ?? '') && verbs.includes('vendre')
    // «encaissement et clôture de caisse»: one closes a till, and takes no till.
    const isTaken = /^(?:la|les|des) caisses?/u.test(object ?? '') && verbs.includes('encaisser')
    const isSure = object !== undefined && !areSold && !isTaken && verbs.every((verb) => verb !== undefined)
    if (!isSure && isJoined) return undefined
    if (isSure) return `${[verbs.slice(0, -1).join(', '), verbs.at(-1)].join(' et ')} ${object}`
  }
  const [first = '', ...rest] = words.split(' ')
  // No verb says it of a program or a radio.
  if (/^maintenance$/iu.test(first) && /^d(?:[eu]s?$|’)/u.test(rest[0] ?? ''))
    return `assurer la maintenance ${rest.join(' ')}`
  const verb = deedOf([first, ...rest], morphology)
  // «Traite des dossiers»: only animals are milked.
  if (!verb || (verb === 'traire' && !/vache|chèvre|brebis|troupeau|animaux|laiti|matin|soir/u.test(words)))
    return undefined
  // «changement de format» is no change of the format alone.
  if (verb === 'changer' && /^d/u.test(rest[0] ?? '')) return withAssurer(words, first, morphology)
  const object = objectOf(rest.join(' '), morphology)
  // «accompagnement de fin de vie»: nobody is named.
  const isOfSomeone = /^(?:accompagner|soutenir|assister|aider|former|encadrer)$/u.test(verb)
  // «accueil des résidences»: one welcomes people.
  if (verb === 'accueillir' && object !== undefined && !isWelcomed(object, morphology)) return undefined
  if (
    object !== undefined &&
    !/^(?:le|la) (?:matin|soir|midi|nuit|journée|week-end|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)/u.test(
      object,
    ) &&
    !(
      isOfSomeone &&
      !/^de personnel$/u.test(rest.join(' ')) &&
      /^(?:de |d’)/u.test(rest.join(' ')) &&
      /^(?:l[ea] |l’)/u.test(object)
    )
  )
    return `${verb} ${object}`
  // «Service midi»: served when.
  const telegram =
    verb === 'servir' || things.has(singularOf(first, morphology)) || agrees(first, rest[0], morphology)
      ? undefined
      : bareObject(rest, morphology)
  // «coffrage bois et banches»: how it is done, where the verb is not said of the noun.
  const isManner =
    telegram !== undefined &&
    / et /u.test(telegram) &&
    morphology.goesWith?.(verb, singularOf(rest[0] ?? '', morphology)) === false
  const [, last = ''] = / et (\p{L}+)$/u.exec(telegram ?? '') ?? []
  // «vendange machine et manuelle»
  const isKind =
    last !== '' &&
    morphology.readings(last).length > 0 &&
    morphology.readings(last).every(({ pos }) => pos === 'ADJ')
  if (isManner || isKind) return undefined
  // «Déploiement Windows 11»: a program has no article.
  if (
    /^(?:déployer|installer|administrer|paramétrer|configurer|utiliser|migrer|superviser)$/u.test(verb) &&
    /^\p{Lu}\p{Ll}{2,}/u.test(rest[0] ?? '') &&
    morphology.readings(lowerFirst(rest[0] ?? '')).length === 0
  )
    return `${verb} ${rest.join(' ')}`
  // «achats fournisseurs»: with whom, and not what.
  if (telegram !== undefined && ofWhom.test(rest[0] ?? '') && !ofPeople.test(verb))
    return withAssurer(words, first, morphology)
  // «filmage palette»: one or several, the line does not say: «assurer le filmage de palettes».
  const counted = telegram === undefined ? undefined : ofSeveral(telegram, morphology)
  const deed = counted === undefined ? undefined : withAssurer(`${first} ${counted}`, first, morphology)
  if (deed !== undefined) return deed
  // One welcomes people: «accueil atelier» and «livraison église» are where.
  if (telegram !== undefined && !(/^(?:accueillir|livrer)$/u.test(verb) && !receives.test(telegram)))
    return `${verb} ${telegram}`
  return rest.length === 0 ||
    /^(?:et|en|au|aux|à|sur|avec|dans|par|pour|téléphonique|physique|client|clientèle|fournisseur)/u.test(
      rest[0] ?? '',
    )
    ? withAssurer(words, first, morphology)
    : undefined
}

const isWelcomed = (object: string, morphology: Morphology): boolean => {
  const [, noun = ''] =
    /^(?:l[ae]s? |l’|des |une? |\d+ (?:puis \d+ |à \d+ )?|\p{L}+ )(\p{L}+)/u.exec(object) ?? []
  return (
    /^(?:publics?|clientèle|patientèle|groupes?|familles?|classes?|délégations?|personnes?|enfants?|bébés?|gens|équipes?|victimes?|animaux|nouveaux|nouvelles)$/u.test(
      noun,
    ) || isPerson(morphology, noun)
  )
}

/** What one does to people. */
const ofPeople =
  /^(?:accueillir|conseiller|accompagner|relancer|suivre|prospecter|fidéliser|livrer|facturer|recevoir|orienter|informer|former|encadrer|gérer|visiter|rencontrer|appeler|démarcher|servir|payer|régler|assister|aider|surveiller|soigner|transporter|contacter|évaluer|écouter|installer|dépanner|renseigner|placer|animer)$/u

const receives = /^(?:les |le public|la clientèle|la patientèle)/u

/** «facturation» → «assurer la facturation»: what the noun says, and no more. */
function withAssurer(words: string, noun: string, morphology: Morphology): string | undefined {
  const reading = readingsOf(noun, morphology).find(({ pos }) => pos === 'NOUN')
  // «la maintenance et mise en œuvre» lacks an article, «le dépannage, SAV» too.
  if (
    !reading ||
    words.includes(',') ||
    / et (?:mise|prise|remise|[\p{L}-]+(?:tion|age|ment)s?)(?!\p{L})/u.test(words) ||
    /^\p{L}+\s+et\s+(?!(?:l[ae’]|les|d[eu]|des|à|aux?|en|sur|par)(?!\p{L})|l’)/u.test(words)
  )
    return undefined
  const lower = lowerFirst(words)
  const needsGender = reading.number !== 'p' && !elides(lower)
  return needsGender && reading.gender === undefined ? undefined : `assurer ${withArticle(lower, reading)}`
}

/** «mettre en rayon les produits» from «mise en rayon des produits»: the noun’s «de» becomes the verb’s article. */
function objectAfter(words: string, morphology: Morphology): string | undefined {
  const fixed = words.replace(/^conseiller la (?=\p{L})/u, (start) =>
    elides(words.slice(start.length)) ? 'conseiller l’' : start,
  )
  const [, verb, after] =
    /^((?:mettre|prendre) (?:en|à|au|aux|sous) \p{L}+) (?!l[ea]s? |l’|une? |à |aux? |(?:sur|en|pour|dans|avec|lors) )(.+)$/u.exec(
      fixed,
    ) ?? []
  if (verb === undefined || after === undefined) return fixed
  const object = /^d(?:e |u |es |’)/u.test(after)
    ? objectOf(after, morphology)
    : bareObject(after.split(' '), morphology)
  return object === undefined ? undefined : `${verb} ${object}`
}
