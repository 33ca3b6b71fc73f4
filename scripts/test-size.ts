/** Whether property and model tests run at full size (`npm run test:full`). */
const isFull = process.env.TEST_SIZE === 'full'

/** Seed of random tests; `npm test` prints it, and `TEST_SEED` sets it. */
export const testSeed = Number(process.env.TEST_SEED ?? 20_270_131)

/** The quick size, which takes seconds, or the full one. */
export const bySize = (quick: number, full: number): number => (isFull ? full : quick)

/** Parameters of a property test for fast-check: number of runs and seed. */
export const propertyRuns = (quick: number, full: number): { numRuns: number; seed: number } => ({
  numRuns: bySize(quick, full),
  seed: testSeed,
})
