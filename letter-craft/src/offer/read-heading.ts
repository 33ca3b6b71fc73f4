import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import type { Gender } from './inclusive.ts'
import { type OfferLine, offerLines } from './offer-text.ts'
import { jobEnding } from './words.fr.ts'

/** What an offer says of itself before its duties: the post, who offers it, who reads the applications. */
export type OfferHeading = { jobTitle?: string; company?: string; recipient?: string }

const longest = 20_000
/** A title stands at the top, or is announced by what recruits. */
const topLines = 8

const mark =
  /[([]?\s*(?<![\p{L}\d])(?:H|F)\s?[/.|-]\s?(?:F|H)(?:\s?[/.|-]\s?(?:X|D|NB|N))?(?![\p{L}\d])\s*[)\]]?/iu
const titleLabel =
  /^(?:intitulé(?: du poste)?|poste(?: proposé| à pourvoir)?|offre d[’']emploi|titre|métier|fonction)\s*:\s*(.+)$/iu
const companyLabel =
  /^(?:entreprise|société|employeur|raison sociale|recruteur|structure|établissement)\s*:\s*(.+)$/iu
const recruits =
  /(?<!\p{L})(?:recrut(?:e|ons|ent)|(?:re)?cherch(?:e|ons|ent)|(?:est|sommes) à la recherche d(?:e|[’'](?=un))|recherche activement)(?!\p{L})/iu
const vague =
  /^(?:nous|notre|nos|votre|vous|on|je|l[’'](?:entreprise|agence|un|association|équipe|établissement)|la société|un|une|des|le client|ce|cette|qui|il|elle|dans|pour|afin|depuis|avec|au|en)(?!\p{L})/iu
const agencyClient =
  /pour (?:le compte d|(?:l[’'])?un[e]? de (?:ses|nos)|son client|notre client|nos clients)/iu

/**
 * Reads the post, the company and the recipient of a pasted offer; only what is said plainly enough. The post is
 * named for a candidate of that gender.
 */
export function readHeading(pasted: string, gender?: Gender): OfferHeading {
  const text = pasted.slice(0, longest)
  const lines = offerLines(text)
  const whole = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const jobTitle = titleOf(whole, gender)
  const company = companyOf(whole, lines, jobTitle, agencyClient.test(text))
  const recipient = recipientOf(text)
  return {
    ...(jobTitle && { jobTitle }),
    ...(company && { company }),
    ...(recipient && { recipient }),
  }
}

function titleOf(lines: readonly string[], gender: Gender | undefined): string | undefined {
  const headline =
    lines[0] && mark.test(lines[0])
      ? asTitle(afterRecruits(lines[0]), gender, !recruits.test(lines[0]))
      : undefined
  if (headline) return headline
  for (const line of lines.slice(0, topLines * 2)) {
    const labelled = titleLabel.exec(line)?.[1]
    if (labelled && labelled.length < 120) return asTitle(labelled, gender)
  }
  const top = lines.slice(0, topLines)
  for (const line of top) {
    if (!mark.test(line)) continue
    const said = asTitle(afterRecruits(line), gender)
    if (said) return said
  }
  for (const line of top) {
    const wanted = wantedIn(line, gender)
    if (wanted) return wanted
  }
  const first = lines[0] ?? ''
  return first.split(/\s+/u).length <= 9 && !/[.!?]$/u.test(first) ? asTitle(first, gender) : undefined
}

/** «La MSA recherche un Travailleur Social (F/H) en CDI…»: what follows the verb, up to the mark. */
function afterRecruits(line: string): string {
  const found = recruits.exec(line)
  const rest = found ? line.slice(found.index + found[0].length).replace(article, '') : line
  const marked = mark.exec(rest)
  return marked ? rest.slice(0, marked.index + marked[0].length).replace(/^[^\p{L}]+/u, '') : rest
}

const article =
  /^\W*(?:pour [^,:]{2,60}[,:]?\s+)?(?:un\(?\s?[.(/·]?\s?e?\)?|un|une|d[’']une?|son\/sa|son\(sa\)|sa\/son|son|sa|des|ses|leur)\s+(?:future?\(?e?\)?\s+|nouve(?:au|lle)\s+)?/iu
const stop =
  /\s(?:titulaire|diplômé|en (?=CDI|CDD|intérim|alternance|contrat|stage|temps|vue|charge|mesure)|pour|afin|dès|à partir|à temps|qui|dont|dans le cadre|au sein|chez|passionné|motivé|dynamique|confirmé|expérimenté|polyvalente? et|possédant|ayant|désireu|capable|maîtrisant|h\/f|f\/h|sur (?=\p{Lu})|à (?=\p{Lu})|\()|[,.:;!?–]|\s-\s/iu

function wantedIn(line: string, gender: Gender | undefined): string | undefined {
  const found = recruits.exec(line)
  if (!found) return undefined
  const rest = line.slice(found.index + found[0].length)
  const opened = article.exec(rest)
  if (!opened) return undefined
  const words = rest.slice(opened[0].length)
  return asTitle(words.slice(0, stop.exec(words)?.index ?? words.length), gender)
}

/** They end like trades and are none. */
const people =
  /^(?:clients?|talents?|patients?|enfants?|étudiante?s?|candidate?s?|personne|adhérents?|établissements?|comment|environnement|département|accompagnement|développement|recrutement|alternante?s|apprentie?s|présent|différents?)$/iu

/** A title of a few words that begins with a trade, or that «H/F» marks; anything else is a sentence. */
function asTitle(text: string, gender: Gender | undefined, marked = false): string | undefined {
  const title = cleanJobTitle(text.slice(0, 140), gender)
  const words = title.split(/\s+/u)
  const trade = /^[\p{L}-]+/u.exec(words[0] ?? '')?.[0] ?? ''
  const known = jobEnding.test(trade) && !people.test(trade)
  return (known || (marked && title !== '')) && words.length <= 10 ? title : undefined
}

function companyOf(
  whole: readonly string[],
  lines: readonly OfferLine[],
  jobTitle: string | undefined,
  throughAgency: boolean,
): string | undefined {
  for (const line of whole.slice(0, topLines * 2)) {
    const labelled = companyLabel.exec(line)?.[1]
    if (labelled) return asCompany(labelled)
  }
  // A job board puts the company alone under the title.
  const second = whole[1]
  if (jobTitle && whole[0] && sameTitle(whole[0], jobTitle) && second && looksLikeName(second))
    return asCompany(second)
  if (throughAgency) return undefined
  for (const line of whole.slice(0, topLines)) {
    const found = recruits.exec(line)
    const before = found && line.slice(0, found.index)
    const named = before && asCompany(subjectOf(before.split(/[.!?]\s+/u).at(-1) ?? ''))
    if (named) return named
  }
  const text = lines.map((line) => line.text).join('\n')
  const joined =
    /(?:[Rr]ejoi(?:gnez|ndre|ns)|chez|au sein d(?:e la société|e l[’']entreprise|u groupe|e))\s+(\p{Lu}[\p{L}\d&’'.-]*(?:\s(?:d[eu]s?\s)?\p{Lu}[\p{L}\d&’'.-]*){0,4})/u.exec(
      text,
    )?.[1]
  return joined && asCompany(joined)
}

/** «Créée en 1990, la société Martin»: the last name before the verb. */
function subjectOf(before: string): string {
  const bare = before
    .replace(/[\s,–-]+$/u, '')
    .replace(/^(?:description|contexte|présentation)\s*:\s*/iu, '')
    .replace(/\s(?:est|sont|basée?|située?|spécialisée?|installée?|ouverte?)(?!\p{L}).*$/iu, '')
  const society = /(?<!\p{L})(?:société|entreprise|groupe|association|enseigne)\s+(\p{Lu}.*)$/u.exec(
    bare,
  )?.[1]
  if (society) return society.replace(/,.*$/u, '')
  // «Les Vergers» keeps its article, «la mairie» and «La MSA» lose theirs.
  return bare.replace(/,.*$/u, '').replace(/^(?:(?:la|le)\s|l[’'])(?=\p{L})/iu, '')
}

function asCompany(text: string): string | undefined {
  const name = text
    .replace(/\s*\((?:\d{2,5}|[^)]*)\)\s*/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (
    vague.test(name) ||
    /^(?:à cet effet|a cet effet|ouverte?|créée?|située?|basée?|description|depuis|afin)(?!\p{L})/iu.test(
      name,
    ) ||
    recruits.test(name) ||
    name.split(' ').length > 8 ||
    !/\p{L}{2}/u.test(name)
  )
    return undefined
  if (!/\p{Lu}/u.test(name) || /(?:agence|intérim|cabinet de recrutement)/iu.test(name)) return undefined
  return cleanCompanyName(name) || undefined
}

const sameTitle = (line: string, title: string) =>
  (['masculine', 'feminine'] as const).some(
    (gender) => plainLetters(cleanJobTitle(line, gender)) === plainLetters(title),
  )

const looksLikeName = (line: string) =>
  line.length <= 50 &&
  !/[.!?:;]$/u.test(line) &&
  /^\p{Lu}/u.test(line) &&
  !/(?<!\p{L})(?:CDI|CDD|stage|alternance|temps|salaire|€)(?!\p{L})/iu.test(line)

const addressed =
  /(?:à l[’']attention d(?:e |[’'])|contact(?:er|ez)?\s*:?\s*|(?:envoy(?:er|ez)|adress(?:er|ez)|transmettre|candidatures?)[^.\n]{0,60}\sà\s)((?:M\.|Mr\.?|Mme|Mlle|Madame|Monsieur)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/iu

function recipientOf(text: string): string | undefined {
  const found = addressed.exec(text.replace(/'/gu, '’'))?.[1]
  return found
    ?.replace(/^Mr\.?/u, 'M.')
    .replace(/^Monsieur/iu, 'M.')
    .replace(/^Madame/iu, 'Mme')
}
