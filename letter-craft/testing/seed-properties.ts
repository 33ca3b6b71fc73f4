import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArguedRequest, argueLetter } from '../src/composer/argue.ts'
import { keyOf } from '../src/composer/repetition.ts'
import { testKnowledge } from './composer-knowledge.ts'

const knowledge = testKnowledge()

/** What holds of letters in any language: seeds draw them, and none says a sentence of another. */
export function testSeeds(requests: fc.Arbitrary<ArguedRequest>, numRuns: number): void {
  test('the same seed gives the same letter, and another seed another one', () => {
    fc.assert(
      fc.property(requests, fc.nat(10_000), (request, seed) => {
        const one = argueLetter(request, seed, knowledge).content
        expect(argueLetter(request, seed, knowledge).content).toBe(one)
        if (request.cards.jobs.length > 1)
          expect(argueLetter(request, seed + 1, knowledge).content).not.toBe(one)
      }),
      { numRuns },
    )
  })

  test('sentences of other letters are not said again', () => {
    fc.assert(
      fc.property(requests, fc.nat(10_000), (request, seed) => {
        const first = argueLetter(request, seed, knowledge)
        const said = first.facts
          .map(({ start, end }) => first.content.slice(start, end))
          .filter((text) => !text.startsWith('[['))
        const avoided = new Set(said.map(keyOf))
        const second = argueLetter({ ...request, avoided }, seed, knowledge)
        for (const { start, end } of second.facts)
          expect(said).not.toContain(second.content.slice(start, end))
      }),
      { numRuns },
    )
  })
}
