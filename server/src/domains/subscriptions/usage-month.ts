/** `months` after a date, in UTC; the 31st becomes the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return moved
}

/** The quota month of `now`, counted from the start of the subscription; `end` is the next one's start. */
export function usageMonth(begun: Date, now: Date): { start: Date; end: Date } {
  const elapsed =
    (now.getUTCFullYear() - begun.getUTCFullYear()) * 12 + now.getUTCMonth() - begun.getUTCMonth()
  const months = addMonths(begun, elapsed) <= now ? elapsed : elapsed - 1
  return { start: addMonths(begun, months), end: addMonths(begun, months + 1) }
}
