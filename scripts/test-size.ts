/** Whether `npm run test:full` runs, which gives property and model tests their full size. */
const isFull = process.env.TEST_SIZE === 'full'

/** Seed of what tests draw at random; `npm test` prints it, and `TEST_SEED` sets it. */
export const testSeed = Number(process.env.TEST_SEED ?? 20_270_131)

/** A size that finds faults in seconds, or the full one. */
export const bySize = (quick: number, full: number): number => (isFull ? full : quick)

/** Parameters of a property test for fast-check: how many cases, drawn from which seed. */
export const propertyRuns = (quick: number, full: number): { numRuns: number; seed: number } => ({
  numRuns: bySize(quick, full),
  seed: testSeed,
})
