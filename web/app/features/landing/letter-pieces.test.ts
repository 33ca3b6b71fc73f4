import { countWords } from '@lettrine/letter-craft/text/measure'
import { describe, expect, it } from 'vitest'
import { testKnowledge } from '../../../../letter-craft/testing/composer-knowledge.ts'
import { letterPieces } from './letter-pieces.ts'
import { samplePeople } from './sample-people.fr.ts'
import { sampleVersions, writeSamples } from './write-samples.ts'

const written = samplePeople.map((person) => ({
  ...person,
  versions: writeSamples(person, testKnowledge()).map(({ paragraphs }) => paragraphs),
}))

describe('letterPieces', () => {
  it.each(written)('each letter of $id is complete, and its figure is found', ({ versions, figure }) => {
    for (const paragraphs of versions) {
      const pieces = letterPieces(paragraphs, figure)
      expect(pieces.map((line) => line.map(({ text }) => text).join(''))).toEqual(paragraphs)
      expect(pieces.flat().map(({ place }) => place)).toEqual(pieces.flat().map((_, index) => index))
      expect(pieces.flat().filter(({ isFigure }) => isFigure)).toHaveLength(1)
    }
  })

  it('a letter without the figure is split too', () => {
    expect(letterPieces(['Un deux trois quatre cinq.'], '12')).toEqual([
      [
        { text: 'Un deux trois quatre ', isFigure: false, place: 0 },
        { text: 'cinq.', isFigure: false, place: 1 },
      ],
    ])
  })
})

describe('writeSamples', () => {
  it.each(written)('writes different letters for $id, of a length that the sheet holds', ({ versions }) => {
    const texts = versions.map((paragraphs) => paragraphs.join('\n\n'))
    expect(new Set(texts).size).toBe(sampleVersions)
    for (const text of texts) {
      expect(countWords(text)).toBeGreaterThan(120)
      expect(countWords(text)).toBeLessThan(260)
    }
  })
})
