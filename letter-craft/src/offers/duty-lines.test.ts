import { expect, it, test } from 'vitest'
import { dutyLines } from './duty-lines.ts'

it('returns the duties of an offer in its own words, up to the first full stop', () => {
  expect(
    dutyLines(`Fleuriste H/F
Vos missions :
- Composer des bouquets ; accueillir
- Gestion du stock (fleurs coupées)
• L’entretien de la boutique.
- Composer des bouquets
- 35 h par semaine
Profil :
- Tenir un rythme soutenu`),
  ).toEqual(['Composer des bouquets', 'Gestion du stock', 'L’entretien de la boutique'])
})

test.each(['', 'Nous recherchons un fleuriste.', 'Vos missions :\nElles seront variées.'])(
  '%j tells none',
  (text) => expect(dutyLines(text)).toEqual([]),
)
