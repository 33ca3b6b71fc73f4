import { shortLocalDay } from '@lettrine/contract/day.fr'
import { dateText as texts } from './letter-list.fr.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Under a minute, then minutes, hours, days up to 7, then the date. */
export function sinceText(at: string, now: Date): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return texts.invalid
  const age = now.getTime() - date.getTime()
  if (age < minuteMs) return texts.now
  if (age < hourMs) return texts.minutes(Math.floor(age / minuteMs))
  if (age < dayMs) return texts.hours(Math.floor(age / hourMs))
  if (age < 8 * dayMs) return texts.days(Math.floor(age / dayMs))
  return shortLocalDay(date)
}

/** Whole days from `now` to an instant, rounded up; at least 1. */
export function daysUntil(at: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(at).getTime() - now.getTime()) / dayMs))
}
