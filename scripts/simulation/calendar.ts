const dayMs = 24 * 60 * 60 * 1_000

/** Winter and summer alike, five o’clock UTC and later is the same day in Paris. */
const startMs = Date.UTC(2027, 0, 1)

/** The first instant of a day, counted from the first one. */
export const instantOf = (day: number): number => startMs + day * dayMs

/** How many days so many months have. */
export const daysIn = (months: number): number => (Date.UTC(2027, months, 1) - startMs) / dayMs

/** «2027-01» and those that follow. */
export const monthNames = (months: number): string[] =>
  Array.from({ length: months }, (_, place) => new Date(Date.UTC(2027, place, 1)).toISOString().slice(0, 7))
