import { parseArgs } from 'node:util'
import { billingMessages as texts } from '../billing.fr.ts'

const mostMonths = 60
const largestSeed = 2 ** 32 - 1

/** Reads `simulate --months N --seed N`; throws the usage for anything else. */
export function parseSimulationArguments(words: readonly string[]): { months: number; seed: number } {
  const { positionals, values } = parse(words)
  if (positionals.length !== 1 || positionals[0] !== 'simulate') throw new Error(texts.usage)
  return {
    months: wholeNumber(values.months ?? '14', 1, mostMonths),
    seed: wholeNumber(values.seed ?? '1', 0, largestSeed),
  }
}

function wholeNumber(text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new Error(texts.usage)
  return number
}

function parse(words: readonly string[]) {
  try {
    const options = { months: { type: 'string' }, seed: { type: 'string' } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (fault) {
    throw new Error(texts.usage, { cause: fault })
  }
}
