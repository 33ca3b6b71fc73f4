import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { typographyReasons as texts } from './explain.fr.ts'
import { explainTypography } from './explain.ts'
import { fixTypography } from './fix.ts'

const applied = (text: string, language: 'fr' | 'en') =>
  explainTypography(text, language)
    .toReversed()
    .reduce((content, { start, end, right }) => content.slice(0, start) + right + content.slice(end), text)

describe('each change has its reason', () => {
  it.each([
    ["J'ai", texts.apostrophe],
    ['un "mot"', texts.quotes],
    ['attendre...', texts.ellipsis],
    ['Venez !', texts.high],
    ['Objet : emploi', texts.colon],
    ['12 %', texts.unit],
    ['mon coeur', texts.ligature],
    ['Mr Roux', texts.mister],
    ['Etat civil', texts.accent],
    ['oui !!', texts.marks],
    ['deux  mots', texts.space],
  ])('%j: %s', (text, reason) =>
    expect(explainTypography(text, 'fr').map((change) => change.reason)).toContain(reason),
  )

  it('follows English custom in English', () => {
    expect(explainTypography('a "word"', 'en').map(({ reason }) => reason)).toEqual([texts.englishQuotes])
  })
})

it('reports nothing for a correct text', () => {
  expect(explainTypography('Voici\u00a0: «\u00a0oui\u00a0», 12\u00a0% et l’œuvre\u202f!', 'fr')).toEqual([])
})

it('its changes give the fixed text for any input, and never overlap', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "l'",
      '"',
      ' !',
      ' :',
      '...',
      'oeuvre',
      'Mr Roux',
      ' 12 %',
      '10 000',
      'Etat',
      '**',
      '\n\n',
      ' ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 14 }),
      fc.constantFrom('fr' as const, 'en' as const),
      (parts, language) => {
        const text = parts.join('')
        const changes = explainTypography(text, language)
        expect(applied(text, language)).toBe(fixTypography(text, language))
        for (const [index, { start, end }] of changes.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(changes[index - 1]?.end ?? 0)
        }
      },
    ),
    propertyRuns(100, 500),
  )
})
