import type { FactJob } from '../../plan/facts.ts'
import { type Dated, lengthInWords, readYearMonth, type YearMonth } from '../../realisation/period.ts'
import type { Slots } from '../draft.ts'
import { enumerate } from '../enumerate.ts'

/** Months of work in one trade from which it is worth adding up. */
const enough = 30

type Span = { readonly from: number; readonly to: number }

/** Months since year 0 of a stay whose dates are known, its end not included. */
function spanOf(card: Dated, now: YearMonth): Span | undefined {
  const start = readYearMonth(card.from)
  const end = card.current ? now : readYearMonth(card.to)
  if (!start || !end) return undefined
  const isExact = start.month !== undefined && end.month !== undefined
  const from = start.year * 12 + (start.month ?? 1)
  return { from, to: isExact ? end.year * 12 + (end.month ?? 1) + 1 : end.year * 12 + (start.month ?? 1) }
}

/** What several jobs of one trade make together: `years`, and `houses`, the latest two employers; months count once. */
export function tradeYears(jobs: readonly FactJob[], now: YearMonth): Slots | undefined {
  const paid = jobs.filter(({ card }) => card.kind === 'employment' || card.kind === 'business')
  const stays = paid.flatMap((job) => job.stays ?? [job.card])
  const spans = stays.flatMap((stay) => spanOf(stay, now) ?? []).sort((one, other) => one.from - other.from)
  if (paid.length < 2 || spans.length < stays.length) return undefined
  let months = 0
  let reached = 0
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  const years = months < enough ? undefined : lengthInWords(months)
  if (years === undefined) return undefined
  const houses = [...new Set(paid.flatMap(({ employer, at }) => employer?.at ?? at ?? []))].slice(0, 2)
  return { years, ...(houses.length === 2 && { houses: enumerate(houses) }) }
}
