const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The Europe/Paris day of an instant, as «2026-11-21». */
export const calendarDay = (date: Date): string => paris.format(date)

/** The last `count` days, oldest first, `today` last. */
export function lastDays(today: string, count: number): string[] {
  const noon = new Date(`${today}T12:00:00Z`)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(noon)
    day.setUTCDate(noon.getUTCDate() - (count - 1 - index))
    return day.toISOString().slice(0, 10)
  })
}

/** The Europe/Paris year of an instant. */
export const yearInParis = (date: Date): number => Number(calendarDay(date).slice(0, 4))

/** The Europe/Paris month of an instant, from 1. */
export const monthInParis = (date: Date): number => Number(calendarDay(date).slice(5, 7))
