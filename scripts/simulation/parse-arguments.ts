import { parseArgs } from 'node:util'
import { billingMessages as texts } from '../billing.fr.ts'

const maxMonths = 60
const maxSeed = 2 ** 32 - 1

/** Reads `simulate --months N --seed N`; throws the usage for anything else. */
export function parseSimulationArguments(words: readonly string[]): { months: number; seed: number } {
  const { positionals, values } = parse(words)
  if (positionals.length !== 1 || positionals[0] !== 'simulate') throw new Error(texts.usage)
  return {
    months: wholeNumber(values.months ?? '14', 1, maxMonths),
    seed: wholeNumber(values.seed ?? '1', 0, maxSeed),
  }
}

function wholeNumber(text: string, min: number, max: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) throw new Error(texts.usage)
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
