import { deedOfWords } from '../career/action-nouns.fr.ts'
import { asInfinitives } from '../career/infinitive.ts'
import { isBareNoun } from '../career/task-objects.ts'
import { verbOfAction } from '../career/verb-of-action.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLine, presentsPlace } from './plain-line.ts'
import { sayable } from './sayable-task.ts'
import { withSmallWords } from './spelled-small.ts'
import { isSpelled } from './spelled-word.ts'
import { taskDoubt } from './task-doubt.ts'
import { infinitivesOf } from './task-line.ts'
import { action, bracketOf, label, withoutOpenList } from './task-text.ts'
import { tellParts } from './told-parts.ts'
import { usualVerbs } from './usual-verbs.fr.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'
import { withAccents } from './with-accents.ts'

/**
 * The tasks of a card as groups that a sentence can say, in its order. What cannot be said in sure French is left out:
 * telegraphic lines, slips, fragments of a line that was cut.
 */
export function readTasks(
  tasks: readonly string[],
  morphology: Morphology,
  { areVerbs = false }: { readonly areVerbs?: boolean } = {},
): VerbPhrase[] {
  const phrases: VerbPhrase[] = []
  const add = (phrase: VerbPhrase) => {
    if (!phrases.some(({ text }) => text === phrase.text)) phrases.push(phrase)
  }
  for (const line of joinCutLines(tasks, morphology).map((one) => countInBracket(plainLine(one)))) {
    if (presentsPlace(line)) continue
    const said = withoutHeading(line, morphology)
    const parts =
      areVerbs || opensWithVerb(said, morphology)
        ? []
        : said.split(pieceMark).flatMap((piece) => tellParts(piece, morphology))
    for (const phrase of parts.length > 0 ? parts : verbalTasks(said, morphology))
      add({
        ...phrase,
        text: withSmallWords(phrase.text, morphology).replace(
          /^passer la commande$/u,
          'passer les commandes',
        ),
        line,
      })
  }
  return phrases
}

/** Words of a heading, and of a deed that is told whole. */
const maxHeading = 6
const minDeed = 3
/** Words of a heading that says less than what follows it. */
const shortHeading = 3

/** «Optimisation : ciblage des envois» → «ciblage des envois»: what opens a line and has no object of its own is its heading. */
function withoutHeading(line: string, morphology: Morphology): string {
  const [, heading = '', content = ''] =
    /^((?:[^:()]|\([^()]*\))+?)\s*:\s+(\p{L}.+)$/u.exec(line.replace(label, '')) ?? []
  const words = content.split(' ')
  if (heading === '' || heading.split(' ').length > maxHeading || words.length < minDeed) return line
  const isDeed = asInfinitives(heading.replace(/\s*\([^()]*\)/gu, ''), morphology).some(
    (task) => !/^(?:assurer|s’occuper) /u.test(task),
  )
  const [first = '', next = ''] = words
  const opensWithDeed =
    (verbOfAction(first, morphology) !== undefined &&
      /^d(?:[eu]s?$|’)|^\p{Ll}/u.test(next) &&
      / d(?:[eu]s? |’)/u.test(content)) ||
    new RegExp(`^(?:${deedOfWords}) `, 'iu').test(content)
  // «Interopérabilité (VBA) : refactoring complet des macros»: what is not understood is not told by its heading.
  const isBare = !/[ (]/u.test(heading) && words.length > minDeed
  const isMore = isBare || (heading.split(' ').length <= shortHeading && words.length >= 2 * minDeed)
  return !isDeed && (opensWithDeed || isMore) ? content.replace(/ from scratch(?= |$)/iu, '') : line
}

/** «Gérer les stocks», «J’ai encadré…», «Encadré une équipe»: a line of verbs. */
function opensWithVerb(line: string, morphology: Morphology): boolean {
  const [first = ''] = line.replace(label, '').trim().split(/[\s’]/u)
  const readings = morphology.readings(first.toLowerCase())
  return (
    /^(?:j|je|nous|on|participation|aide|tuteur|tutrice|membre|chef|cheffe|responsable)$/iu.test(first) ||
    (readings.some(({ pos }) => pos === 'VERB') && !readings.some(({ pos }) => pos === 'NOUN'))
  )
}

/** «Service midi et soir, 150 couverts» → «Service midi et soir (150 couverts)» */
const countInBracket = (line: string): string =>
  line
    .replace(
      /(?<=\p{L})(?<!(?:^| )(?:de|des|du|en|à|sur|pour|avec|et|par|environ|plus|\p{L}+(?:er|ir|re))) (\d+(?:(?: à | ?- ?)\d+)? \p{Ll}+s?(?: \p{Ll}+)? ?(?:par|\/) ?(?:jour|semaine|mois|an))$/u,
      ' ($1)',
    )
    .replace(/, (une \p{Ll}+aine de \p{Ll}+)$/u, ' ($1)')
    .replace(
      /, ((?:environ |env\.? |près de |plus de )?\d[\d ]*\p{L}{4,}[sx](?: \p{Ll}+s)?(?: ?\/ ?\p{Ll}+| par \p{Ll}+)?)$/u,
      ' ($1)',
    )

/** What parts two tasks of one line. */
const pieceMark =
  /\s*(?:--+|[•·▪|]|;)\s*|\s+[-–—]\s+|(?<=(?:\p{L}{3}|\)|\p{L} \d+)\.)\s+(?=\p{Lu})|(?<=\p{L}{3}|\d)\s+\.\s+(?=\p{Lu})/u

/** The tasks of a line as verbs with their objects. */
function verbalTasks(line: string, morphology: Morphology): VerbPhrase[] {
  const phrases: VerbPhrase[] = []
  for (const piece of withDetails(line, morphology)
    .replace(label, '')
    .split(new RegExp(`${pieceMark.source}|\\s*:\\s+`, 'u'))) {
    const said = partsOf(withAccents(asBracketed(piece, morphology), morphology), morphology).flatMap(
      (part) => infinitivesOf(part, morphology),
    )
    // «Conciergerie : réservations de spectacles»: the heading of what follows.
    if (!/[ ,]/u.test(piece.trim()) && line.includes(':') && said[0]?.startsWith('s’occuper ')) continue
    for (const [at, task] of said.entries()) {
      const short = sayable(withoutOpenList(task), morphology)
      const own = short === undefined ? undefined : readVerbPhrase(short, morphology)
      const told = own && withBracket(own, piece, said, at, morphology)
      const phrase = told && { ...told, line, doubt: taskDoubt(piece, said, told.text) }
      if (phrase) phrases.push(phrase)
    }
  }
  return phrases
}

/** «expédier les marchandises (IATA et ADR)»: a bracket stands behind the word that it followed, a figure at the end. */
function withBracket(
  phrase: VerbPhrase,
  piece: string,
  said: readonly string[],
  at: number,
  morphology: Morphology,
): VerbPhrase {
  const bracket = bracketOf(piece)
  if (bracket === undefined) return phrase
  const words = bracket.slice(1, -1).split(/,? /u)
  if (!words.every((word) => /^\d/u.test(word) || isSpelled(word, 1, morphology))) return phrase
  const [, before = ''] = /(\p{L}+)[’']? ?\(/u.exec(piece) ?? []
  // What it lists was told as tasks.
  const long = words.filter((word) => word.length > 4)
  if (long.length > 0 && long.every((word) => said.some((task) => task.includes(word)))) return phrase
  const place = placeOf(before, phrase.text)
  const end = place + before.length
  // Verbs keep their places: the bracket comes after all of them.
  if (place >= 0 && phrase.verbs.every((verb) => verb.at < end))
    return { ...phrase, text: `${phrase.text.slice(0, end)} ${bracket}${phrase.text.slice(end)}` }
  // «donner une journée de formation (informatique et société)», where its house is named by the sentence
  const isTopic =
    said.length === 1 && place < 0 && words.length > 1 && words.every((word) => /^\p{Ll}/u.test(word))
  return at === said.length - 1 && (isTopic || /^\((?:environ |près de |plus de |jusqu’à )?\d/u.test(bracket))
    ? { ...phrase, text: `${phrase.text} ${bracket}` }
    : phrase
}

/** Where a word stands last in a text; -1 where it does not. */
const placeOf = (word: string, text: string): number =>
  word === ''
    ? -1
    : ([...text.matchAll(/[\p{L}\d]+/gu)].findLast(([found]) => found.toLowerCase() === word.toLowerCase())
        ?.index ?? -1)

/** Words of what a colon brings behind a task that is a bracket of it. */
const maxDetails = 4

/**
 * «préparation des postes : image, antivirus» → «préparation des postes (image, antivirus)»: what follows the colon of a
 * task that has its object is part of it, where it names things and no deeds of its own.
 */
function withDetails(line: string, morphology: Morphology): string {
  const [, head = '', rest = ''] = /^([^:()]+?)\s*:\s+([^:()]+)$/u.exec(line.replace(label, '')) ?? []
  const items = rest.replace(/[\s.]+$/u, '').split(/,\s+/u)
  if (rest === '' || items.length > maxDetails) return line
  const small = head.toLowerCase()
  const isHeading = /^\p{Lu}{4,}$/u.test(head) && morphology.readings(small).some(({ pos }) => pos === 'NOUN')
  const [told, ...more] = infinitivesOf(withAccents(isHeading ? small : head, morphology), morphology)
  const areDeeds = items.every((item) => {
    const [deed] = infinitivesOf(withAccents(item, morphology), morphology)
    return deed !== undefined && !/^(?:assurer|s’occuper) /u.test(deed)
  })
  if (told === undefined || more.length > 0 || areDeeds || told.split(' ').length < 2) return line
  return `${isHeading ? small : head} (${items.join(', ')})`
}

const lemmaOf = (word: string, morphology: Morphology): string | undefined =>
  morphology.readings(word.toLowerCase()).find(({ pos }) => pos === 'NOUN')?.lemma

/**
 * «coffrage bois et banches» → «coffrage (bois et banches)»: where the verb of a noun of action is not said of the noun
 * behind it, that is no object of it, but how it is done.
 */
function asBracketed(piece: string, morphology: Morphology): string {
  const [, deed = '', next = '', more = ''] =
    /^(\p{L}+) (\p{Ll}{3,})((?: (?:et|[+/&]) |, | )\p{L}[^():]*)$/u.exec(piece.trim()) ?? []
  const verb = deed === '' ? undefined : verbOfAction(deed, morphology)
  const noun = lemmaOf(next, morphology)
  if (verb === undefined || noun === undefined || !isBareNoun(next, morphology)) return piece
  const parts = `${next}${more}`.split(/ et | ?[+/&] |, /u)
  const areShort =
    parts.length > 1 &&
    parts.every((part) => part.split(' ').length < 3 && !action.test(part.split(' ')[0] ?? ''))
  return areShort && morphology.goesWith?.(verb, noun) === false ? `${deed} (${parts.join(', ')})` : piece
}

/** «transfert des appels, admissions»: what the verb of the first is not said of is a part of its own. */
function partsOf(piece: string, morphology: Morphology): string[] {
  const [, head = '', deed = '', next = '', first = ''] =
    /^((\p{L}+) (?:des |du |de la |de l’|de |d’)[^,()]+), ((\p{Ll}+s)(?: (?:de|du|des|d’) ?[^,]*)?)$/u.exec(
      piece.trim(),
    ) ?? []
  const verb = deed === '' ? undefined : verbOfAction(deed, morphology)
  const noun = lemmaOf(first, morphology)
  return verb !== undefined && noun !== undefined && morphology.goesWith?.(verb, noun) === false
    ? [head, next]
    : [piece]
}

const opensSmall = (line: string): boolean => /^[\p{Ll}(]/u.test(line)

const asksForMore =
  /[-,]$|(?<!\p{L})(?:de|du|des|d[’']|le|la|les|l[’']|et|à|au|aux|en|pour|par|sur|avec|dans|un|une)$|\([^()]*$/u

/** Who one was, or how: the beginning of a line, and no end of another. */
const ofPerson = /^(?:référente?|chargée?|responsable|seule?|titulaire|membre|présente?|adjointe?)$/u

/** Letters from which a line may have been cut by the edge of a column. */
const column = 60

const isUsual = (word: string): boolean =>
  usualVerbs.has(word.toLowerCase()) || usualVerbs.has(word.toLowerCase().replace(/[sx]$/u, ''))

const isInfinitive = (word: string, morphology: Morphology): boolean => {
  const readings = morphology.readings(word)
  return readings.some(({ tense }) => tense === 'infinitive') && !readings.some(({ pos }) => pos === 'NOUN')
}

/** Lines as they were cut on a page: one that opens with a small letter goes on with the one before. */
export function joinCutLines(lines: readonly string[], morphology?: Morphology): string[] {
  // Where the first opens so, each is a line of its own.
  const isSmallList = opensSmall(lines[0] ?? '')
  const longest = Math.max(column, ...lines.map(({ length }) => length))
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = presentsPlace(line) ? undefined : joined.at(-1)
    const [word = ''] = line.split(/[\s,/]/u)
    // A task of its own begins with a deed: «cuisson», «mise en rayon». What had room on the line before was not cut.
    const isDeed =
      action.test(word) ||
      isUsual(word) ||
      // «traite (épi, robot)»
      /^\p{L}{4,} \(/u.test(line) ||
      ofPerson.test(word) ||
      (morphology !== undefined && isInfinitive(word, morphology))
    // «… de 90 sociétés» and «formalités»: two nouns in a row are two tasks.
    const last = (before ?? '').split(/[\s(]/u).at(-1) ?? ''
    const areTwo =
      morphology !== undefined &&
      isBareNoun(word, morphology) &&
      // A line that lists things behind a colon is whole.
      (morphology.readings(last).some(({ pos }) => pos === 'NOUN') || / : /u.test(before ?? '')) &&
      word.length > 3
    // «… en chambre» and «froide et suivi»: an adjective goes on with its noun.
    const isAdjective =
      morphology !== undefined &&
      morphology.readings(word).length > 0 &&
      morphology.readings(word).every(({ pos }) => pos === 'ADJ')
    const isLinked = /^(?:et|ou|ainsi|d[eu]|des|d[’'].*|aux?|à|dont)$/u.test(word) || isAdjective
    const isOwn = isDeed || areTwo || (!isLinked && (lines[at - 1]?.length ?? 0) + 1 + word.length < longest)
    const isCut =
      before !== undefined &&
      // «une fois par semaine» ends what it is said of.
      !/[.;:!)]$|(?: fois par |\d ?x ?\/ ?)(?:semaine|sem|mois|jour|an)$/u.test(before) &&
      (asksForMore.test(before) ||
        (isLinked && opensSmall(line)) ||
        (!isSmallList && opensSmall(line) && !isOwn))
    if (isCut)
      joined[joined.length - 1] = before.endsWith('-')
        ? before.slice(0, -1) + line
        : `${before}${/[’']$/u.test(before) ? '' : ' '}${line}`
    else joined.push(line)
  }
  return joined
}
