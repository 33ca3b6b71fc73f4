import { periodOf, readYearMonth, type YearMonth } from '../realisation/period.ts'
import type { EducationCard } from './facts.ts'

/** Years that no studies take: what a card of long ago calls «en cours» is no news of today. */
const longestStudies = 6

/** A diploma of a year to come is still being prepared; nobody knows how studies ended that a card of years ago calls «en cours». */
export const statusAt = (card: EducationCard, now: YearMonth): EducationCard => {
  const [start, end] = [readYearMonth(card.from), readYearMonth(card.to)]
  const isToCome =
    end !== undefined &&
    (end.year > now.year || (end.year === now.year && (end.month ?? 0) > (now.month ?? 12)))
  if (card.status === 'obtained' && isToCome) return { ...card, status: 'in-progress' }
  const isOver = end ? end.year < now.year - 1 : start !== undefined && now.year - start.year > longestStudies
  return card.status === 'in-progress' && isOver ? { ...card, status: 'not-obtained' } : card
}

/** When studies were followed that a card of years ago calls «en cours»: «de 2019 à 2021», or the year in which they began: «2019»; undefined of others. */
export const followedAt = (card: EducationCard, now: YearMonth): string | undefined =>
  card.status === 'in-progress' && card.from !== '' && statusAt(card, now).status === 'not-obtained'
    ? card.to === ''
      ? card.from.slice(0, 4)
      : periodOf(card)
    : undefined
