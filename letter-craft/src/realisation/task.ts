import { deedOfWords } from '../career/action-nouns.fr.ts'
import { linkedGroup } from '../career/bare-object.ts'
import { asInfinitives } from '../career/infinitive.ts'
import { isBareNoun } from '../career/task-objects.ts'
import { verbOfAction } from '../career/verb-of-action.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLine, presentsPlace } from './plain-line.ts'
import { withSmallWords } from './spelled-small.ts'
import { isSpelled } from './spelled-word.ts'
import { withoutAim } from './task-aim.ts'
import { taskDoubt } from './task-doubt.ts'
import { infinitivesOf, upToBrokenList } from './task-line.ts'
import { action, bracketOf, label, withoutOpenList } from './task-text.ts'
import { tellParts } from './told-parts.ts'
import { usualVerbs } from './usual-verbs.fr.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'
import { withAccents } from './with-accents.ts'

const maxWords = 18
const minWords = 2

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
const pieceMark = /\s*(?:--+|[•·▪|]|;)\s*|\s+[-–—]\s+|(?<=(?:\p{L}{3}|\))\.)\s+(?=\p{Lu})/u

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
      !/[.;:!)]$/u.test(before) &&
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

/** What a sentence can do without: the aim, the manner, the norms. */
const tails: readonly RegExp[] = [
  /,? (?:afin (?:de|d’|que)|dans le but d[e’]|en vue d[e’]|de manière à|de façon à|visant à|permettant d[e’]|tout en|en respectant|en tenant compte|ainsi que|telle? que|telles? que|comme|grâce|notamment|etc|y compris|en fonction d|selon|conformément|dans le respect|dans le cadre|en tant que|en collaboration|en lien|sous la|en utilisant|pendant|durant|générée?s? par)(?!\p{L}).*$/u,
  /, (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))(?!.* et ).*$/u,
  /,? (?:pour|lors|selon|à partir|au sein|au profit|auprès|via|par|avec|en(?! (?:œuvre|place|rayon|page|scène|ligne|route|valeur|forme|service))|dans|sur)(?!\p{L}).*$/u,
]

/** The group as a sentence can say it: without its tail, where that is too long, or in no words of the dictionary. */
function sayable(said: string, morphology: Morphology): string | undefined {
  const whole = repairObjects(
    withoutAim(
      linkedOnce(said, morphology)
        .replace(/^accueillir les personnes$/u, 'accueillir le public')
        // People and calls are received, goods are «réceptionnées».
        .replace(
          /^réceptionner (?=(?:l[ae]s? |l’|des )(?:adhérent|client|patient|usager|visiteur|appel|famille|public|candidat|parent|élève|personne|locataire|artiste|invité))/u,
          'recevoir ',
        )
        // Care is given to someone.
        .replace(/^(surveiller l’état de santé|aider à la toilette)$/u, '$1 des personnes')
        .replace(/^gérer (?=(?:et \p{L}+ )?(?:une|l’|des) ?équipe)/u, 'encadrer ')
        .replace(/(?<!\p{L})webs(?!\p{L})/gu, 'web')
        // «…, co-animé avec la monitrice»
        .replace(/, (?:co-)?\p{L}+ée?s? (?:avec|par)(?!\p{L}).*$/u, '')
        // «transporter les patients, brancarder, désinfecter le véhicule»
        .replace(
          /^(\p{L}+(?:er|ir|re) [^()]*), (\p{L}+(?:er|ir|re) [^,()]*)$/u,
          (whole, start: string, last: string) =>
            / et (?:\p{L}+(?:er|ir|re) )/u.test(whole) ? whole : `${start} et ${last}`,
        )
        // «un livre, sur la mer, pour les enfants»
        .replace(/, (?=(?:sur|pour) (?:l’|\p{L}+s?(?: |$)))/gu, ' '),
    ),
  ).replace(
    /, \p{Ll}+ (?:de la|du|des|d’) ?\p{Lu}.*$|,(?: \p{Lu}\p{L}+)+$|, pour (?:la |le |l’)\p{Ll}+$/u,
    '',
  )
  const candidates = [whole, upToLength(whole)]
  // «… du logiciel Exemple® Pro»: up to the word that no letter can hold.
  const words = whole.split(' ')
  const bad = words.findIndex(
    (word, at) => unsayable.test(word) || hasOddQuotes(word) || !isSpelled(word, at, morphology),
  )
  let shorter = whole
  for (const [at, tail] of tails.entries()) {
    shorter = shorter.replace(tail, '')
    candidates.push(shorter)
    if (at === 0 && bad >= minCutWords)
      candidates.push(
        words
          .slice(0, bad)
          .join(' ')
          .replace(/(?:,| et) (?:l[ae]s? |l’|d[eu]s? )?\p{L}+$/u, ''),
      )
  }
  return candidates
    .map((text) => trimmed(upToBrokenList(trimmed(text), morphology)))
    .find((text) => isSayable(text, morphology))
}

/** With the one «de» that it lacks; one that lacks more is a list without its commas: up to the second thing. */
function linkedOnce(said: string, morphology: Morphology): string {
  const words = said.split(' ')
  let linked = 0
  for (let at = 1; at < words.length; at++) {
    const [before = '', word = ''] = words.slice(at - 1, at + 1)
    if (linkedGroup(`${before} ${word}`, morphology) === `${before} ${word}`) continue
    linked += 1
    // «des câbles chemins de câbles»: another thing.
    const isNext =
      /^(?:l[ae]s?|des|l’.*|d’.*)$/u.test(words[at - 2] ?? '') &&
      /^(?:d[eu]s?|d’.*)$/u.test(words[at + 1] ?? '')
    if (linked > 1 || isNext) return linkedGroup(words.slice(0, at).join(' '), morphology)
  }
  return linkedGroup(said, morphology)
}

/** A long group without its last complements. */
function upToLength(text: string): string {
  let left = text
  while (left.split(' ').length > maxWords) {
    const shorter = left.replace(lastComplement, '')
    if (shorter === left) break
    left = shorter
  }
  return left
}

/** A task without its last complement; its bracket stays. Undefined where it has none. */
export function withoutLastComplement(text: string): string | undefined {
  const [bracket = ''] = / \([^()]*\)$/u.exec(text) ?? []
  const bare = text.slice(0, text.length - bracket.length)
  const shorter = bare.replace(lastComplement, '')
  return shorter !== bare ? shorter + bracket : bracket === '' ? undefined : bare
}

const lastComplement =
  /,? (?:pour|lors|selon|à partir|au sein|au profit|auprès|via|par|avec|en|dans|sur)(?!\p{L})(?!.* (?:pour|lors|selon|au sein|au profit|auprès|via|par|avec|en|dans|sur)(?!\p{L})).*$/u

const minCutWords = 6

const trimmed = (text: string): string => {
  let left = text
    .replace(/[\s,.;:]+$/u, '')
    // «selon les normes»: which?
    .replace(
      / (?:selon|dans le respect de|en respectant) (?:les )?(?:normes|règles|consignes|procédures)$/u,
      '',
    )
  while (danglingEnd.test(left)) left = left.replace(danglingEnd, '').replace(/[\s,.;:]+$/u, '')
  return left
}

function isSayable(text: string, morphology: Morphology): boolean {
  const words = text.split(' ')
  if (words.length < minWords || words.length > maxWords) return false
  if (unsayable.test(text) || hasOddQuotes(text)) return false
  // «relancer jusqu’à clôture»: whom?
  if (/^\p{L}+ jusqu’/u.test(text)) return false
  // «Python/Django», and no other slash.
  if (/\//u.test(text.replace(/(?<=\p{Lu}[\p{L}\d.+#]*)\/(?=\p{Lu})/gu, ''))) return false
  return words.every((word, at) => isSpelled(word, at, morphology))
}

const danglingEnd =
  /(?: (?:et|ou|de|d’|du|des|en fonction|avant|après|pendant|à|au|aux|en|la|le|les|l’|un|une|pour|par|avec|sur|dans|vers|à partir|type|sous|CACES|logiciel|logiciels|application))$/u

const unsayable =
  /^(?:comprendre|découvrir|s’acculturer|acculturer|assurer l’acculturation|s’immerger|se familiariser|s’initier|assister à|assister au)(?!\p{L})|^(?:accomplir|effectuer|réaliser|exécuter|assurer) (?:les|des|diverses|différentes|plusieurs) (?:tâches|missions)(?! (?:en|au|aux|chez|dans)(?!\p{L}))|(?:les|des|divers) (?:éléments|choses)$|^participer à la mise en (?:place|œuvre)$|^assurer la prise de poste|[:?!…()[\]{}<>"@#%+=*_\\]|(?<!\p{L})[jm]’|(?<![\p{L}-])(?:je|moi|nous|notre|nos|vous|votre|vos|etc|divers tâches|diverses tâches|tâches (?:spécifiques|diverses)|lesquel)(?!\p{L})|https?|\.\p{L}/iu

const hasOddQuotes = (text: string): boolean => /[«»]/u.test(text) && !/«[^«»]+»/u.test(text)

/** «et d’outils» after «le site», «et communication avec» after «des événements»: the article that the noun needs, or a cut. */
function repairObjects(text: string): string {
  const object = / (?:le|la|les|des|un|une|l’)(?:\s|(?<=’))/u.test(text)
  if (!object) return text
  return text
    .replace(
      /^(\p{L}+ (?:le|la|l’|les|des|une?) ?[^,]+?) et d(?:e |’)(?!leurs |ses |nos |plusieurs |divers)(?=\p{L}+s(?!\p{L}))/u,
      (whole, start: string) => (/ d(?:e |’)\p{L}+[sx]$/u.test(start) ? whole : `${start} et des `),
    )
    .replace(
      /(?:,| et) (?=\p{Ll}+ (?:d[eu]s?|d’\p{L}+|avec|aux?|auprès|à)(?!\p{L}))(?=(\p{Ll}+))(.*)$/u,
      (whole, noun: string) => (action.test(noun) ? '' : whole),
    )
}
