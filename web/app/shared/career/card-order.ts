type Dated = { from: string; to: string; current: boolean }

/** By time, the latest first; a card without a date comes last. Sorting keeps the order of equals. */
export const latestFirst = (one: Dated, other: Dated): number => endOf(other).localeCompare(endOf(one))

const endOf = ({ from, to, current }: Dated): string =>
  current ? '9999' : `${to || from}`.padEnd(7, '-13').replace(/^$/u, '')
