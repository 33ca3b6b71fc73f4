import { type Schedule, schedules } from './schedule-words.fr.ts'

export type WorkingHours = {
  readonly time?: 'full' | 'part'
  /** Hours per week. */
  readonly weekly?: number
  /** When one works, where the offer says so; in the order of `schedules`. */
  readonly schedule?: Schedule[]
}

const full = /temps[ -](?:complet|plein)|plein[ -]temps|full[ -]time/iu
const part =
  /temps[ -](?:partiel|incomplet|non complet)|mi-temps|part[ -]time|0[.,]\d{1,2} ?ETP|(?<!\p{L})à [5-9]0 ?%(?! (?:de|en|pris|par|pour|télé))|quelques heures par semaine/iu
const weekly =
  /(?<![\d,.])(\d{1,2})(?:[,.](\d{1,2}))? ?(?:h(?:eures?)?(?:(\d{2}))?)(?!\p{L}|\d| ?(?:00|30)| ?[-à] ?\d)(?: ?(?:\/|par|de travail par|de travail|la|hebdo\p{L}*)? ?(?:semaine|sem\.?|hebdo\p{L}*)?)/giu

/** The hours of an offer, from a text with plain spaces and curly apostrophes; undefined where it says none. */
export function readHours(text: string): WorkingHours | undefined {
  const [isFull, isPart] = [full.test(text), part.test(text)]
  const hours = weeklyHours(text)
  const time =
    isFull === isPart
      ? hours === undefined
        ? undefined
        : hours >= 35
          ? 'full'
          : 'part'
      : isFull
        ? 'full'
        : 'part'
  const schedule = schedules.flatMap(([name, said]) => (said.test(text) ? [name] : []))
  if (time === undefined && schedule.length === 0) return undefined
  return {
    ...(time && { time }),
    ...(hours !== undefined && { weekly: hours }),
    ...(schedule.length > 0 && { schedule }),
  }
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
