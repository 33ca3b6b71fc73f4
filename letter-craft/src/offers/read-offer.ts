import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { isAgencyName, isAgencyOffer } from './agencies.fr.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import { type Duty, readDuty } from './duty.ts'
import { dutyLines } from './duty-lines.ts'
import { toolsIn } from './find-tools.ts'
import { resolveInclusive } from './inclusive.ts'
import { type OfferLine, offerLines } from './offer-text.ts'

/** A duty in the offer’s own words. */
export type WrittenDuty = { readonly kind: 'line'; readonly text: string }

export type OfferReading = {
  /** The job within a sentence; undefined without a title. */
  readonly jobTitle?: string
  readonly company?: string
  /** Duties in the offer’s order, at most eight: parsed, or as they are written where the dictionary is missing. */
  readonly duties: readonly (Duty | WrittenDuty)[]
  readonly tools: readonly string[]
  /** Lines of the profile section, trimmed, at most twelve: for matching, not for quoting. */
  readonly requirements: readonly string[]
  readonly address: 'tu' | 'vous'
  /** The text recruits for an employer that an agency does not name. */
  readonly throughAgency: boolean
  readonly apprenticeship: boolean
}

const longest = 20_000

/**
 * Parses a pasted job offer: untidy titles, lost bullets, inclusive spellings, broken entities. Reads the first 20
 * 000 characters only. Its duties are parsed with the dictionary.
 */
export function readOffer(
  pasted: { text: string; title?: string; company?: string },
  morphology?: Morphology,
): OfferReading {
  const input = { ...pasted, text: pasted.text.slice(0, longest) }
  const lines = offerLines(resolveInclusive(input.text))
  const title = input.title ? cleanJobTitle(input.title) : ''
  const company = input.company ? cleanCompanyName(input.company) : ''
  const all = `${input.title ?? ''} ${input.text}`
  return {
    ...(title !== '' && { jobTitle: title }),
    ...(company !== '' && { company }),
    duties: morphology
      ? readDuties(lines, morphology)
      : dutyLines(input.text).map((text) => ({ kind: 'line', text })),
    tools: toolsIn(input.text),
    requirements: lines
      .filter((line) => line.section === 'profile' && line.text.length < 160)
      .map((line) => line.text)
      .slice(0, 12),
    address:
      /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu.test(input.text) &&
      !/(?<!\p{L})votre(?!\p{L})/iu.test(input.text)
        ? 'tu'
        : 'vous',
    throughAgency: isAgencyOffer(input.text) || isAgencyName(input.company ?? ''),
    apprenticeship: mentionsApprenticeship(all),
  }
}

const apprentices = /(?<!\p{L})(?:apprentie?|alternante?)(?!\p{L}|\(e?\)?s)/iu
const recruiting = '(?:recrut|recherch|embauch|cherch|propos|accueill|poste d|offre d)'

/**
 * Whether a text, its title on the first line, is about an apprenticeship contract. «En alternance avec le cuisinier» is a
 * rota, and who trains apprentices is none.
 */
export function mentionsApprenticeship(text: string): boolean {
  const [title = ''] = text.split('\n')
  if (
    apprentices.test(title) ||
    /(?:en |^\s*|[-–:(] ?)(?:alternance|apprentissage)(?! avec)(?!\p{L})/iu.test(title)
  )
    return true
  if (trainers.test(title)) return false
  // «7h-14h30 ou 11h-18h30 en alternance», «expérience (stage ou alternance)»: hours, and what counts as experience.
  const said = text.replace(
    /\d ?h ?\d*[^.\n]{0,40}en alternance|en alternance,? \d|(?:horaires?|équipes?|nuits?|week-?ends?|jours?)[^.\n]{0,12}en alternance|(?:stages?|exp[ée]riences?)[^.\n]{0,30}(?:ou|en) alternance/giu,
    ' ',
  )
  return (
    /(?:en alternance(?! avec)|contrat d[’' ](?:apprentissage|alternance)|(?<!\p{L})(?:apprentissage en|alternance développ)(?!\p{L})|(?:poste|offre|contrat|recherche) (?:d[’']|une )?(?:alternance|apprentissage)|^[^\S\n]*alternance)/imu.test(
      said,
    ) || new RegExp(`${recruiting}[^.\\n]{0,40}${apprentices.source}`, 'iu').test(said)
  )
}

const trainers =
  /(?<!\p{L})(?:format(?:eur|rice)|tut(?:eur|rice)|enseignante?|professeure?|(?:maître|maîtresse) d|charg[ée]e? de (?:relations?|développement|mission)|conseill(?:er|ère)|référente?|responsable|coordinat(?:eur|rice)|développeur de l)/iu

function readDuties(lines: readonly OfferLine[], morphology: Morphology): Duty[] {
  const named = lines.filter((line) => line.section === 'duties')
  const sources = [
    ...named.map((line) => line.text),
    ...lines.filter((line) => line.section === 'intro' && line.bullet).map((line) => line.text),
    // Prose before any heading: only sentences addressed to the candidate («Vous assurez l’accueil») are reliable.
    ...lines
      .filter((line) => line.section === 'intro' && !line.bullet)
      .flatMap((line) => sentences(line.text))
      .filter((sentence) => /^(?:vous|tu)\s/iu.test(sentence)),
  ]
  const duties: Duty[] = []
  for (const text of sources.flatMap(sentences)) {
    const duty = readDuty(text, morphology)
    if (duty && !duties.some((known) => overlaps(known.text, duty.text))) duties.push(duty)
  }
  return duties.slice(0, 8)
}

/** A heading before a colon may precede the duty: both sides are tried. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.;])\s+(?=\p{L})|\s+:\s+|(?:,|\set)\s+(?=vous\s)/u)
}

const contentWords = (text: string) =>
  new Set(
    plainLetters(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 6)),
  )

/** Whether two duties share so many words that they read as a repetition. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [contentWords(one), contentWords(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= 2 || shared >= Math.min(a.size, b.size)
}
