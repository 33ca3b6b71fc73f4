import { expect, test } from 'vitest'
import { parseSimulationArguments } from './parse-arguments.ts'

test('months and seed have a default, and are read otherwise', () => {
  expect(parseSimulationArguments(['simulate'])).toEqual({ months: 14, seed: 1 })
  expect(parseSimulationArguments(['simulate', '--months', '60', '--seed', '0'])).toEqual({
    months: 60,
    seed: 0,
  })
})

test.each([
  [[]],
  [['charge']],
  [['simulate', 'again']],
  [['simulate', '--months', '0']],
  [['simulate', '--months', '61']],
  [['simulate', '--months', '1.5']],
  [['simulate', '--months']],
  [['simulate', '--seed', '-1']],
  [['simulate', '--seed', '4294967296']],
  [['simulate', '--days', '3']],
])('%j throws the usage', (words) => {
  expect(() => parseSimulationArguments(words)).toThrow('Utilisation')
})
