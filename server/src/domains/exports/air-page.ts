/** The most that the spacing of a short letter grows. */
export const airiest = 2

/** A letter that fills less of its page, from the top margin to the bottom one, is set with more air. */
export const fullEnough = 0.8

/**
 * The spacing, from 1 to `airiest`, that brings the end of a one-page letter down to `fullEnough` of its page.
 * @param fillAt - how much of the page the letter fills at a spacing; null where it needs a second page
 */
export async function airySpacing(fillAt: (spacing: number) => Promise<number | null>): Promise<number> {
  const plain = await fillAt(1)
  if (plain === null || plain >= fullEnough) return 1
  for (let loose = airiest; loose > 1.1; loose = (1 + loose) / 2) {
    const filled = await fillAt(loose)
    if (filled === null) continue
    // The height grows evenly with the spacing, but for the head, which may stand at the window of an envelope.
    const share = Math.min(1, (fullEnough - plain) / (filled - plain))
    return Math.round((1 + share * (loose - 1)) * 100) / 100
  }
  return 1
}
