const dayMs = 24 * 60 * 60 * 1_000

/** From five o’clock UTC on, the date is the same in Paris, in winter and in summer. */
const startMs = Date.UTC(2027, 0, 1)

/** The first instant of a day, by its index. */
export const instantOf = (day: number): number => startMs + day * dayMs

/** Number of days in a number of months. */
export const daysIn = (months: number): number => (Date.UTC(2027, months, 1) - startMs) / dayMs

/** «2027-01» and those that follow. */
export const monthNames = (months: number): string[] =>
  Array.from({ length: months }, (_, place) => new Date(Date.UTC(2027, place, 1)).toISOString().slice(0, 7))
