import {
  alone,
  byDefault,
  type ContractKind,
  contractLabel,
  hopedFor,
  type KindWords,
  mentioned,
  plain,
} from './contract-words.fr.ts'
import { resolveInclusive } from './inclusive.ts'
import { readHours, type WorkingHours } from './read-hours.ts'

export type OfferContract = {
  readonly kind: ContractKind
  /** Wording within a sentence: «6 mois», «12 à 24 mois», «jusqu’au 31/12/2026». */
  readonly duration?: string
  readonly hours?: WorkingHours
}

/** The contract of an offer: in its title, else after «Type de contrat», else anywhere; undefined without one. */
export function readContract(title: string, body: string): OfferContract | undefined {
  const top = plainly(title)
  const text = plainly(body)
  const labels = [...text.matchAll(contractLabel)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  const said =
    kindAlone(top) ??
    labels.map(kindAlone).find((found) => found !== undefined) ??
    firstKind(plain, text) ??
    earliestKind(text) ??
    firstKind(byDefault, text)
  if (!said) return undefined
  // «Type de contrat : CDD» also appears in offers of seasonal contracts.
  const kind = said === 'CDD' && firstKind(plain, text) === 'seasonal' ? 'seasonal' : said
  const whole = `${top}\n${text}`
  const duration = durationOf(whole, kind)
  const hours = readHours(whole)
  return { kind, ...(duration && { duration }), ...(hours && { hours }) }
}

/** Plain spaces, curly apostrophes, no contract that is only a possibility. */
export const plainly = (text: string): string =>
  resolveInclusive(text.replace(/['‘]/gu, '’').replace(/[ \t\u00a0\u202f]+/gu, ' ')).replace(hopedFor, ' ')

const firstKind = (words: readonly KindWords[], text: string): ContractKind | undefined =>
  words.find(([, pattern]) => pattern.test(text))?.[0]

const kindAlone = (text: string): ContractKind | undefined =>
  firstKind(plain, text) ?? firstKind(alone.slice(0, 3), text) ?? earliestKind(text) ?? firstKind(alone, text)

function earliestKind(text: string): ContractKind | undefined {
  const found = mentioned.flatMap(([kind, pattern]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ kind, at }]
  })
  return found.sort((one, other) => one.at - other.at)[0]?.kind
}

const amount =
  '(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?: ?(?:à|/|-|ou) ?\\d{1,2})?'
const span = `(${amount} ?(?:mois|ans?|semaines|jours))(?!\\p{L})`
const announced = new RegExp(
  `(?:durée(?: du contrat| de la mission| du stage| du CDD| de l’alternance| initiale| totale)?\\s*(?:de |: ?)${span})`,
  'iu',
)
const near = new RegExp(
  `(?:CDD|durée déterminée|intérim|intérimaire|mission|contrat(?: d’\\p{L}+| de \\p{L}+)?|stage|alternance|apprentissage|saisonnier|remplacement|recruté|recrutés|engagé)(?: (?:à temps (?:plein|complet|partiel)|temps plein|saisonnier|d’insertion|renouvelable|longue durée))? ?(?:[-–:(,|]\\s?)?(?:d’une durée (?:de |d’)|de |d’|pour |sur )?${span}(?! (?:d’expérience|d’ancienneté|d’essai))`,
  'iu',
)
const onItsLine = new RegExp(
  `(?:^|\\n)[^\\p{L}\\d\\n]*${span}(?! (?:d’expérience|d’ancienneté|d’essai))`,
  'iu',
)
const until =
  /(?:jusqu’(?:au|à) )((?:(?:le )?\d{1,2}(?:er)?[ /]|fin )?(?:\d{1,2}\/\d{2,4}|\p{L}{3,9}(?: \d{4})?))/iu

function durationOf(text: string, kind: ContractKind): string | undefined {
  if (kind === 'CDI' || kind === 'civil-service') return undefined
  const said = (announced.exec(text) ?? near.exec(text) ?? onItsLine.exec(text))?.[1]
  if (said) return said.toLowerCase().replace(/(\d) ?(?=\p{L})/gu, '$1 ')
  const end = until.exec(text)
  return end && /\d|janv|févr|mars|avril|mai|juin|juil|août|sept|octo|nove|déce/iu.test(end[1] ?? '')
    ? end[0].toLowerCase()
    : undefined
}
