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

export type WorkingHours = {
  readonly time?: 'full' | 'part'
  /** Hours per week. */
  readonly weekly?: number
}

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
  const hours = hoursOf(whole)
  return { kind, ...(duration && { duration }), ...(hours && { hours }) }
}

const plainly = (text: string) =>
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

const full = /temps[ -](?:complet|plein)|plein[ -]temps|full[ -]time/iu
const part =
  /temps[ -](?:partiel|incomplet|non complet)|mi-temps|part[ -]time|0[.,]\d{1,2} ?ETP|(?<!\p{L})à [5-9]0 ?%(?! (?:de|en|pris|par|pour|télé))|quelques heures par semaine/iu
const weekly =
  /(?<![\d,.])(\d{1,2})(?:[,.](\d{1,2}))? ?(?:h(?:eures?)?(?:(\d{2}))?)(?!\p{L}|\d| ?(?:00|30)| ?[-à] ?\d)(?: ?(?:\/|par|de travail par|de travail|la|hebdo\p{L}*)? ?(?:semaine|sem\.?|hebdo\p{L}*)?)/giu

function hoursOf(text: string): WorkingHours | undefined {
  const [isFull, isPart] = [full.test(text), part.test(text)]
  const time = isFull === isPart ? undefined : isFull ? 'full' : 'part'
  const hours = weeklyHours(text)
  if (hours === undefined) return time && { time }
  return { time: time ?? (hours >= 35 ? 'full' : 'part'), weekly: hours }
}

/** «35h», «28 h hebdomadaires», «37,5 h/semaine», «36h30»; neither a time of day nor two hours a day. */
function weeklyHours(text: string): number | undefined {
  for (const match of text.matchAll(weekly)) {
    const [whole, hours = '', decimals, minutes] = match
    const before = text.slice(Math.max(0, match.index - 12), match.index)
    const weeks = /sem|hebdo/iu.test(whole)
    const worked = /(?:contrat|horaire|temps (?:plein|complet|partiel)|base|CDI|CDD)[ :(–-]*(?:de )?$/iu.test(
      before,
    )
    const value =
      Number(hours) + (decimals ? Number(`0.${decimals}`) : 0) + (minutes ? Number(minutes) / 60 : 0)
    if (/\d ?h? ?(?:à|-|et|ou|entre) $/iu.test(before)) continue
    if (value >= 2 && value <= 48 && (weeks || worked || hours === '35' || hours === '39')) return value
  }
  return undefined
}
