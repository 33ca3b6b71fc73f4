import { countWords } from '@lettrine/letter-craft/text/measure'
import { describe, expect, it } from 'vitest'
import { letterPieces } from './letter-pieces.ts'
import { samplePeople } from './sample-people.fr.ts'
import { writeSample } from './write-sample.ts'

describe('letterPieces', () => {
  it.each(samplePeople)('the letter of $id is complete, and its figure is found', (person) => {
    const { paragraphs } = writeSample(person, person.seed)
    const pieces = letterPieces(paragraphs, person.figure)
    expect(pieces.map((line) => line.map(({ text }) => text).join(''))).toEqual(paragraphs)
    expect(pieces.flat().map(({ place }) => place)).toEqual(pieces.flat().map((_, index) => index))
    expect(pieces.flat().filter(({ isFigure }) => isFigure)).toHaveLength(1)
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

describe('writeSample', () => {
  it.each(samplePeople)('writes another letter for $id with another seed', (person) => {
    const letter = writeSample(person, person.seed).paragraphs.join('\n\n')
    expect(countWords(letter)).toBeGreaterThan(100)
    expect(writeSample(person, person.seed + 1).paragraphs.join('\n\n')).not.toBe(letter)
  })
})
