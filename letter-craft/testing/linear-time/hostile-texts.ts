import { hostileSeeds } from './hostile-seeds.ts'

/** A text that grows by repetition, to a length in UTF-16 units; `name` is for messages. */
export type HostileText = { name: string; ofLength: (length: number) => string }

const repeated = (seed: string, length: number) =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length)

const alone = (seed: string): HostileText => ({
  name: JSON.stringify(seed),
  ofLength: (length) => repeated(seed, length),
})

/** A pattern that looks for the end of a run fails on a run that goes on. */
const amongWords = (seed: string): HostileText => ({
  name: `${JSON.stringify(seed)} among words`,
  ofLength: (length) => `Mot ${repeated(seed, length)} mot.`,
})

/** Openings without their closings, then closings; markers, then what must be compared with each of them. */
const halves: readonly (readonly [string, string])[] = [
  ['- ', '\n'],
  ['- ', ' '],
  ['1. ', '\n\n'],
  ['*', 'a'],
  ['**', 'a** '],
  ['_', ' a'],
  ['(', ')'],
  ['« ', '» '],
  ['{{', '}}'],
  ['[[', ']]'],
  ['<p', '>'],
  ['a@', '.b'],
  [' ', 'a'],
  ['\n', ' a'],
  ['Mot ', 'mot '],
]

const half = ([first, second]: readonly [string, string]): HostileText => ({
  name: `${JSON.stringify(first)} then ${JSON.stringify(second)}`,
  ofLength: (length) => repeated(first, length / 2) + repeated(second, length / 2),
})

/** Every hostile text; without `all`, each seed that is no single sign in one of its two shapes only. */
export const hostileTexts = ({ all }: { all: boolean }): HostileText[] => [
  ...halves.map(half),
  ...hostileSeeds.flatMap((seed, index) =>
    all || seed.length === 1 ? [alone(seed), amongWords(seed)] : [index % 2 ? alone(seed) : amongWords(seed)],
  ),
]
