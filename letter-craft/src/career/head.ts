import { plainLetters } from '../french/plain-letters.ts'
import type { JobKind } from './career.ts'
import { isCertificate } from './certificates.ts'
import { type CareerLexicon, placeKey } from './lexicon.ts'
import { actionNouns, employerNouns, kindWords, titleNouns } from './words.fr.ts'

export type JobHead = {
  title: string
  employer: string
  place: string
  kind: JobKind
  /** Whether title and employer were told apart by their words, not by their order. */
  sureTitle: boolean
  sureEmployer: boolean
}

const plainWords = (text: string) =>
  plainLetters(text)
    .replaceAll(/[’']/gu, "' ")
    .split(/[^a-z0-9'&+-]+/u)
    .filter((word) => word !== '')

const bareWord = (word: string) => word.replace(/^[ld]'$/u, '').replace(/(?:-e|e-s)$/u, '')

/** How much a text looks like a job title: 3 when it begins with one, 0 when nothing says so. */
export function titleScore(text: string, lexicon: CareerLexicon): number {
  const words = plainWords(
    text.replaceAll(/[·.(]?-?(?:e|ne|trice|euse|ière|se|rice)[).·]?s?(?=\s|$)/gu, (part) =>
      /^[·.(]/u.test(part) ? '' : part,
    ),
  )
  const first = bareWord(words[0] ?? '')
  if (first === '') return 0
  if (lexicon.titleHeads.has(first) || titleNouns.has(first)) return 3
  // «Aide-électricien», «serveuse-barista»: a compound that the register does not list.
  const [compound = '', other] = first.split('-')
  if (other && (compound === 'aide' || lexicon.titleHeads.has(compound))) return 3
  const [, second = ''] = words
  if (/^(?:vice|ex|sous|co|futur|future|jeune|grand)$/u.test(first) && lexicon.titleHeads.has(second))
    return 3
  const later = words.slice(1, 6).findIndex((word) => lexicon.titleHeads.has(word) || titleNouns.has(word))
  return later >= 0 && words.length <= 8 ? 1.2 : 0
}

/** How much a text looks like the name of an employer. */
export function employerScore(text: string): number {
  const words = plainWords(text)
  const [first = '', second = ''] = words.filter((word) => !/^(?:l'|la|le|les|the|chez)$/u.test(word))
  // «Intérim – Adecco»: the agency is the employer.
  if (employerNouns.has(first)) return first === 'interim' ? 2.5 : 3
  if (
    /(?<![\p{L}])(?:SARL|SAS|SASU|EURL|SCI|SNC|GmbH|Ltd|Inc|Group|Groupe|& Fils|S\.A\.|SA)(?!\p{L})/u.test(
      text,
    )
  )
    return 3
  if (/^(?:SNCF|RATP|EDF|CHU|SDIS|ADMR|CCAS|CPAM|CAF|INSEE|CNRS)/u.test(text)) return 3
  if (employerNouns.has(second) && words.length <= 5) return 2
  // «McDonald’s (15 h par semaine)»: brackets are no part of the name.
  const bare = text.replaceAll(/\([^()]*\)/gu, ' ')
  const raw = bare.split(/\s+/u).filter((word) => /\p{L}/u.test(word))
  const capital = raw.filter((word) => /^[“"«(]?\p{Lu}/u.test(word)).length
  if (raw.length > 0 && raw.length <= 3 && raw.every((word) => /^[\p{Lu}\d&.’'-]{2,}$/u.test(word)))
    return 1.5
  return raw.length > 0 && capital / raw.length >= 0.5 && raw.length <= 8 ? 1 : 0
}

/** Whether a text is a place and nothing else: «Rodez (12)», «69003 Lyon», «Paris 15e», «Paris - Bruxelles». */
export function isPlace(text: string, lexicon: CareerLexicon): boolean {
  if (/^\(?\d{2,5}\)?$/u.test(text.trim())) return true
  const numbered = /\(\s*(?:\d{2,3}|2[AB])\s*\)|(?<!\d)\d{5}(?!\d)/u.test(text)
  const bare = text
    .replaceAll(/\([^()]*\)|\d+(?:e|er|ème|eme)?|cedex/giu, ' ')
    .replace(/^\s*(?:à|a)\s+(?=\p{Lu})/u, '')
    .trim()
  if (bare === '') return numbered
  if (numbered && bare.split(/\s+/u).length <= 4 && !/[:]/u.test(bare)) return /^\p{Lu}/u.test(bare)
  if (!/^\p{Lu}/u.test(bare)) return false
  const parts = bare.split(/\s+(?:[-–/]|et|&)\s+|\s*[,/·]\s*/u).filter((part) => part !== '')
  return parts.length > 0 && parts.every((part) => isOnePlace(part, lexicon))
}

function isOnePlace(text: string, { places }: CareerLexicon): boolean {
  const key = placeKey(text)
  if (places.has(key)) return true
  // «Paris France», «Sarrebruck Allemagne»: a town not listed, then a country or region that is.
  const words = key.split(' ')
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    places.has(words.slice(1).join(' ')) &&
    places.has(words[0] ?? '')
  )
}

/** Cuts a place off the end of a text: «Carrefour City Grenoble», «Hôtel Elite à Fribourg», «SDIS33, Bordeaux». */
export function takePlace(text: string, lexicon: CareerLexicon): { rest: string; place: string } {
  const chunks = text.split(/(\s*[,·|]\s*|\s+[-–—:]\s*|\s*:\s+|\s*[-–—]\s+)/u)
  for (let at = 2; at < chunks.length; at += 2) {
    const tail = chunks.slice(at).join('')
    if (isPlace(tail, lexicon))
      return {
        rest: chunks
          .slice(0, at - 1)
          .join('')
          .trim(),
        place: tail.trim(),
      }
  }
  const located = /^(.{2,}?)\s+(?:à|in|at)\s+(\p{Lu}[\p{L}’' -]+(?:\s*\([^()]*\))?)$/u.exec(text)
  if (located?.[1] && located[2] && isPlace(located[2], lexicon))
    return { rest: located[1], place: located[2] }
  const bracket = /^(.{2,}?)\s*\(([^()]+)\)$/u.exec(text)
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2], lexicon)) {
    const inner = takePlace(bracket[1], lexicon)
    return inner.place === ''
      ? { rest: bracket[1], place: bracket[2] }
      : { rest: inner.rest, place: `${inner.place} (${bracket[2]})` }
  }
  const words = text.split(' ')
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count).join(' ')
    const before = words.at(-count - 1) ?? ''
    if (opensName.test(before)) continue
    if (/^\p{Lu}[^()]*$/u.test(tail) && places3(tail, lexicon))
      return {
        rest: words
          .slice(0, -count)
          .join(' ')
          .replace(/\s(?:à|in|at)$/u, ''),
        place: tail,
      }
  }
  return { rest: text, place: '' }
}

/** What stands before a word of the same name: «Auberge des Trois Fontaines», «Brasserie du Vieux Pont». */
const opensName =
  /^(?:de|du|d’|des|la|le|les|l’|et|en|the|of|saint|st|vieux|vieille|petite?s?|grande?s?|belle|beau|nouveau|nouvelle|deux|trois|quatre|cinq|six|sept)$/iu

// A bare last word must be a place of more than three letters, so that «Le Bar» or «Nuxeo US» stay whole.
const places3 = (text: string, lexicon: CareerLexicon) => placeKey(text).length > 3 && isPlace(text, lexicon)

/** What kind of work the words of a head and of its section say it was. */
function kindOf(words: string, section: string | undefined): JobKind {
  const plain = plainLetters(words)
  if (kindWords.apprenticeship.test(plain)) return 'apprenticeship'
  if (kindWords.internship.test(plain)) return 'internship'
  if (kindWords.volunteering.test(plain)) return 'volunteering'
  if (kindWords.business.test(plain)) return 'business'
  if (section === 'internships') return 'internship'
  return section === 'volunteering' ? 'volunteering' : 'employment'
}

type Chunk = { text: string; line: number; before: string; title: number; employer: number; place: boolean }

const contractWord =
  /^(?:cdd|cdi|ctt|int[ée]rim|alternance|apprentissage|stage|temps (?:plein|partiel)|saisonnier|b[ée]n[ée]volat|contrat\b.{0,30}|mi-temps|freelance|\d+\s*h(?:eures)?.{0,12})$/iu
const separators =
  /(\s*[|•·\t]\s*|\s+[-–—]+\s*|\s*[–—]+\s+|(?<=\p{L})-\s+|\s*:\s+|\s+:|\s*,\s+|\s*;\s+|\s+\/\s+|\s*\u0000\s*)/u

const office =
  /^(?:membre(?: active?)?|(?:vice-|co-)?pr[ée]sidente?|(?:vice-)?tr[ée]sori[eè]re?|secr[ée]taire|d[ée]l[ée]gu[ée]e?|repr[ée]sentante?|b[ée]n[ée]vole)\s+(?:de l[’']|du |de la |des |d[’']|au |à la |à l[’'])(?=\S)(.+)$/iu

/** «Réceptionniste à l’Hôtel Elite»: a title, then the employer behind a preposition. */
const atEmployer =
  /^(.{3,}?)\s+(?:(chez|au sein (?:de la |de l[’']|des |du |de |d[’'])|@)\s*|((?:auprès (?:de la |de l[’']|des |du |de |d[’'])|à la |à l[’']\s?|au |aux |à |avec (?:l[’']\s?|la |le |les )?|pour (?:l[’']\s?|la |le |les )?|dans (?:l[’']\s?|la |le |les |une |un )?|at )(?=\S)))(.+)$/iu

/**
 * Reads the head of a job, its lines without dates: who, where, as what. `titleFirst` says in which order the CV
 * writes them, for heads whose words do not say.
 */
export function readHead(
  lines: readonly string[],
  lexicon: CareerLexicon,
  { section, titleFirst = true }: { section?: string | undefined; titleFirst?: boolean } = {},
): JobHead {
  const kind = kindOf(lines.join(' '), section)
  const chunks = chunksOf(lines, lexicon)
  const places: string[] = []
  const named: Chunk[] = []
  for (const chunk of chunks)
    if (chunk.place && chunks.length > 1) places.push(chunk.text)
    // «cariste, entrepôt Casino, CACES 1» tells a licence besides.
    else if (chunks.length === 1 || !(isCertificate(chunk.text) || /^\d+\s*h/iu.test(chunk.text)))
      named.push(chunk)

  const titles = named.filter(({ title, employer }) => title >= 2 && title >= employer)
  let title =
    titles[0] ?? named.filter((chunk) => chunk.title > chunk.employer).sort((a, b) => b.title - a.title)[0]
  const sureTitle = title !== undefined && title.title >= 2
  const others = named.filter((chunk) => chunk !== title)
  let employer = others
    .filter((chunk) => chunk.employer > chunk.title || chunk.title < 2)
    .sort((a, b) => b.employer - a.employer)[0]
  const sureEmployer = (employer?.employer ?? 0) >= 2
  if (!title && employer) {
    const rest = named.filter((chunk) => chunk !== employer)
    const elsewhere = rest.filter(({ line }) => line !== employer?.line)
    if (sureEmployer && lines.length > 1 && elsewhere.length === 0) {
      // The line is the employer’s: what else stands on it is part of its name.
    } else if (rest.length > 0) {
      const [one, two] = [
        named[0] as Chunk,
        named.find((chunk) => chunk.line !== named[0]?.line) ?? (named[1] as Chunk),
      ]
      if (sureEmployer) title = elsewhere[0] ?? rest[0]
      else [title, employer] = titleFirst ? [one, two] : [two, one]
    } else if (!sureEmployer && section !== 'volunteering' && employer.employer < 1)
      [title, employer] = [employer, undefined]
  }
  const behind = title && readAtEmployer(title.text, lexicon)
  // «Stage auprès d’Anne Bel, infirmière CHU de Brest» names a person, then the employer.
  const isPerson = employer?.employer === sureName && / auprès d/iu.test(title?.text ?? '')
  const at = isPerson ? undefined : behind
  let titleText = at ? at.title : (title?.text ?? '')
  let employerText = at ? at.employer : (employer?.text ?? '')
  if (at?.place) places.unshift(at.place)
  // What is left on a line belongs to the one that stands there: «Caviste - Responsable chai», «Groupe Accor - Ibis».
  for (const chunk of named) {
    if (chunk === title || chunk === employer || contractWord.test(chunk.text)) continue
    const together = (text: string) =>
      `${text}${chunk.before.trim() === ',' ? ', ' : chunk.before}${chunk.text}`
    if (title && chunk.line === title.line && (chunk.title >= 1 || employer?.line !== chunk.line))
      titleText = together(titleText)
    else if (employer && chunk.line === employer.line) employerText = together(employerText)
    else if (!employerText) employerText = chunk.text
  }
  // «Trésorière du club de hand»: an office names whose it is.
  if (employerText === '') employerText = office.exec(titleText)?.[1] ?? ''
  if (employerText === '' && title) {
    const namesake = employerAmongPlaces(chunks, title, lexicon)
    if (namesake) {
      employerText = namesake
      places.splice(places.indexOf(namesake), 1)
    }
  }
  const cut = takePlace(employerText, lexicon)
  // «Collège privé Saint-Louis», «Auberge Sadirac, Bordeaux»: a village is no reason to cut a name.
  const hasTown = places.some((text) => !lexicon.areas.has(placeKey(text)))
  const isSure = employer?.employer === sureName || (hasTown && employerText === `${cut.rest} ${cut.place}`)
  const isName = isSure && isSmallPlace(cut.place, lexicon)
  if (cut.place && cut.rest && !isName) {
    // «CHU Brest»: a common noun alone names no employer.
    if (!isCommonNoun(cut.rest)) employerText = cut.rest
    places.unshift(cut.place)
  }
  return {
    title: tidyName(titleText.replace(firstPerson, '')),
    employer: tidyName(employerText.replace(/^(?:chez|l[’']|@)\s*/iu, '')),
    place: tidyName([...new Set(places)].join(', ')),
    kind,
    sureTitle,
    sureEmployer: sureEmployer || at !== undefined,
  }
}

/**
 * «Serveuse, Les Vignes, Nantes»: an employer that a village has its name in common with. A large town is none, and a
 * village before its department or its country is not either.
 */
function employerAmongPlaces(
  chunks: readonly Chunk[],
  title: Chunk,
  lexicon: CareerLexicon,
): string | undefined {
  const places = chunks.filter((chunk) => chunk.place && chunk !== title).map(({ text }) => text)
  const [first = ''] = places
  const withArticle = /^(?:l[ae]s?\s|l[’'])/iu.test(first) && isSmallPlace(first, lexicon)
  return withArticle || mayBeNamesake([first, '', places[1] ?? ''], lexicon) ? first : undefined
}

/** Whether two places follow each other of which the first is small and the second no department or country around it. */
const mayBeNamesake = ([first = '', , second = '']: readonly string[], lexicon: CareerLexicon): boolean =>
  second !== '' && !lexicon.areas.has(placeKey(second)) && isSmallPlace(first, lexicon)

const isSmallPlace = (text: string, { largeTowns, areas }: CareerLexicon): boolean => {
  const key = placeKey(text)
  return key !== '' && !/\d/u.test(text) && !largeTowns.has(key) && !areas.has(key)
}

const firstPerson =
  /^(?:j[’']ai (?:travaill[ée]|[ée]t[ée]|exerc[ée])|j[’'][ée]tais|je (?:suis|travaillais|travaille))\s+(?:(?:comme|en tant que?)\s+|d[’'])?(?=\p{L}{3})/iu

const isCommonNoun = (text: string): boolean =>
  employerNouns.has(plainLetters(text)) &&
  !/^(?:SNCF|RATP|AFPA|CPAM|CAF|ADMR|Manpower|Adecco|Randstad)$/iu.test(text)

const tidyName = (text: string) =>
  text
    .replaceAll('\u0000', ' ')
    .replaceAll(/\([\s,;]*\)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^([^()]*)\s\)$/u, '$1')
    .replaceAll(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')

function chunksOf(lines: readonly string[], lexicon: CareerLexicon): Chunk[] {
  const chunks: Chunk[] = []
  for (const [line, text] of lines.entries()) {
    const parts = splitOutside(text)
    if (isPlace(text, lexicon) && !mayBeNamesake(parts, lexicon)) {
      chunks.push({ text, line, before: ' ', title: 0, employer: 0, place: true })
      continue
    }
    for (let at = 0; at < parts.length; at += 2) {
      const part = (parts[at] ?? '').replace(/[\s,;:]+$/u, '').trim()
      if (part === '') continue
      const before = at === 0 ? ' ' : (parts[at - 1] ?? ' ')
      const told = titleAndEmployer(part, lexicon)
      if (told)
        chunks.push(
          { text: told.title, line, before, title: 3, employer: 0, place: false },
          { text: told.employer, line, before: ' ', title: 0, employer: sureName, place: false },
        )
      else
        chunks.push({
          text: part,
          line,
          before,
          title: titleScore(part, lexicon),
          employer: businessStatus.test(part) && lines.length > 1 ? sureName : employerScore(part),
          place: isPlace(part, lexicon) && (at > 0 || lines.length > 1),
        })
    }
  }
  return chunks
}

/** The score of a name that its place in the head, too, says to be an employer’s. */
const sureName = 4
export const businessStatus =
  /^(?:(?:auto|micro)[- ]?(?:entrepreneu(?:r|se)|entreprise)|entrepreneu(?:r|se) individuel(?:le)?|entreprise individuelle|travailleu(?:r|se) ind[ée]pendante?|profession lib[ée]rale|[àa] mon compte)$/iu
const nameWithin =
  /^(\p{L}.{2,}?)\s+((?:CHU|CHRU?|EHPAD|SDIS|CCAS|Mairie|Ville|Coll[èe]ge|Lyc[ée]e|[ÉE]cole|Universit[ée]|Clinique|H[ôo]pital|H[ôo]tel|Restaurant|Brasserie|Boulangerie|P[âa]tisserie|Boucherie|Pharmacie|Garage|Camping|Ch[âa]teau|Domaine|R[ée]sidence|Association|Fondation|Soci[ée]t[ée]|Groupe|Cabinet|Entreprise|SARL|SAS|[ÉE]ts)\s+(?:(?:priv[ée]e?|publi(?:c|que)|municipale?|maternelle|primaire|[ée]l[ée]mentaire)\s+)?(?:d[eu]s?\s|l[ae]s?\s|d[’']|l[’'])?\p{Lu}.*)$/u
const prepositionBefore = /(?:\s(?:d[eu]s?|l[ae]s?|en|et|[àa]|aux?|chez|pour|dans|sur|avec|par)|[’'(&/-])$/iu

/** «Lidl (employée de caisse)», «Infirmière CHU de Brest»: a title and an employer that no mark parts. */
function titleAndEmployer(
  text: string,
  lexicon: CareerLexicon,
): { title: string; employer: string } | undefined {
  const bracket = /^([^()]{2,})\s\(([^()]{4,})\)$/u.exec(text)
  if (bracket?.[1] && bracket[2]) {
    const [, employer, title] = bracket
    const isKind = !title.includes(' ') && kindOf(title, undefined) !== 'employment'
    if (
      !isKind &&
      !actionNouns.test(plainLetters(title)) &&
      titleScore(title, lexicon) >= 3 &&
      titleScore(employer, lexicon) < 1 &&
      !isPlace(employer, lexicon)
    )
      return { title, employer }
  }
  const [, title = '', employer = ''] = nameWithin.exec(text) ?? []
  if (employer === '' || prepositionBefore.test(title)) return undefined
  if (titleScore(title, lexicon) < 1 && !/^\p{Ll}/u.test(title)) return undefined
  return { title, employer }
}

/** Parts and separators in turn; separators in parentheses do not count. */
function splitOutside(text: string): string[] {
  const hidden: string[] = []
  const masked = text.replaceAll(/\([^()]*\)/gu, (part) => {
    hidden.push(part)
    return `\u0001${hidden.length - 1}\u0001`
  })
  return masked
    .split(separators)
    .map((part) => part.replaceAll(/\u0001(\d+)\u0001/gu, (_, index) => hidden[Number(index)] ?? ''))
}

/** «Agent de sécurité chez Phoenix», «Stage à la mairie de Tours»; undefined when no employer stands there. */
function readAtEmployer(
  text: string,
  lexicon: CareerLexicon,
): { title: string; employer: string; place: string } | undefined {
  const match = atEmployer.exec(text)
  if (!match) return undefined
  const [, title = '', sure, , rest = ''] = match
  const [first = ''] = plainWords(rest)
  const named = /^[“"«]?\p{Lu}/u.test(rest) || employerNouns.has(first.replace(/^[ld]'$/u, ''))
  if (!sure && !named) {
    const later = readAtEmployer(rest, lexicon)
    return later && { ...later, title: text.slice(0, text.length - rest.length) + later.title }
  }
  if (!sure && isPlace(rest, lexicon)) return { title, employer: '', place: rest }
  const cut = takePlace(rest, lexicon)
  // «foyer Saint-Étienne» is a name as a whole.
  return isCommonNoun(cut.rest)
    ? { title, employer: rest, place: cut.place }
    : { title, employer: cut.rest, place: cut.place }
}
