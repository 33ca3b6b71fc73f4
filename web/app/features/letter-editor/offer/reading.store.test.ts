import type { TracedClaim } from '@lettrine/letter-craft/claims/claim'
import type { MappedPoint } from '@lettrine/letter-craft/requirement-map/map-requirements'
import { expect, it } from 'vitest'
import { claimList, countAnswered, createReading, type ReadingCommands } from './reading.store.ts'

const point = (text: string, start?: number): MappedPoint => ({
  text,
  need: 'must',
  kind: 'skill',
  ...(start !== undefined && { answer: { start, end: start + 1, quote: 'x' } }),
})
const claim = (key: string, start: number, origin?: TracedClaim['origin']): TracedClaim => ({
  kind: 'figure',
  text: key,
  start,
  end: start + 1,
  key,
  ...(origin && { origin }),
})

function setUp(startAt?: string) {
  const seen: unknown[] = []
  const commands: ReadingCommands = {
    draw: (points, active) => void seen.push(['draw', points.length, active]),
    reveal: ({ start }) => void seen.push(['reveal', start]),
    revealQuote: (quote) => void seen.push(['quote', quote]),
    remove: () => undefined,
    undo: () => undefined,
    sayFields: async () => [],
  }
  const reading = createReading(startAt)
  reading.attach(commands)
  return { reading, seen }
}
const read = (points: MappedPoint[]) => ({
  offer: { throughAgency: false },
  points,
  claims: [],
  removable: [],
})

it('highlights the answer of a point, reveals it, and removes the highlight', () => {
  const { reading, seen } = setUp()
  reading.show(read([point('Caisse', 4), point('Permis')]))
  reading.pick(0)
  reading.pick(0)
  reading.pick(1)
  expect(seen).toEqual([
    ['draw', 2, null],
    ['draw', 2, 0],
    ['reveal', 4],
    ['draw', 2, null],
    ['draw', 2, 1],
  ])
})

it('keeps the highlight across readings, until the offer changes', () => {
  const { reading } = setUp()
  reading.show(read([point('Caisse', 4)]))
  reading.pick(0)
  reading.show(read([point('Caisse', 9)]))
  expect(reading.getState().active).toBe(0)
  reading.show(read([point('Accueil', 9)]))
  expect(reading.getState().active).toBeNull()
})

it('reveals the initial words once, after the first reading', () => {
  const { reading, seen } = setUp('serres du val')
  expect(seen).toEqual([])
  reading.show(read([]))
  reading.show(read([]))
  expect(seen.filter((one) => (one as string[])[0] === 'quote')).toEqual([['quote', 'serres du val']])
})

it('counts the points that are answered', () => {
  expect(countAnswered([point('a', 1), point('b'), point('c', 2)])).toBe(2)
})

it('lists each claim once, at its first position, those without source first', () => {
  const ledger = claimList([claim('a', 1, 'profile'), claim('b', 5), claim('a', 9, 'profile'), claim('c', 2)])
  expect(ledger.map(({ key, start }) => `${key}${start}`)).toEqual(['c2', 'b5', 'a1'])
})
