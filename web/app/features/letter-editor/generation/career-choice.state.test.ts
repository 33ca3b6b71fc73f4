import { expect, it } from 'vitest'
import { aCareer, cardId, emptyCareer } from '../../../../testing/career-fixtures.ts'
import { careerChoiceText } from './career-choice.fr.ts'
import { cardGroups, countChosen } from './career-choice.state.ts'

it('lists jobs first, the most recent first, then the other cards; empty lists are left out', () => {
  const groups = cardGroups(aCareer({ certificates: [] }))
  expect(
    groups.map(({ list, cards }) => [list, ...cards.map(({ name, note }) => `${name} ${note}`)]),
  ).toEqual([
    [
      'jobs',
      'Fleuriste, Les Lices depuis 2022',
      'Caissière, Carrefour 2019\u20132021',
      'Vendeuse, Etam 2017\u20132018',
    ],
    ['education', 'CAP fleuriste, Tours 2016'],
    ['languages', 'Anglais B1'],
    ['tools', 'Excel '],
  ])
  expect(cardGroups(emptyCareer)).toEqual([])
})

it('counts the cards that a letter uses, and those to be confirmed', () => {
  const count = countChosen(cardGroups(aCareer()), [cardId(1), 'a card that was removed'])
  expect(count).toEqual({ all: 6, chosen: 5, waiting: 1 })
  expect(careerChoiceText.summary(count)).toBe('5\u00a0cartes sur 6 dans cette lettre · 1\u00a0à confirmer')
  expect(careerChoiceText.summary({ all: 1, chosen: 1, waiting: 0 })).toBe('Une carte dans cette lettre')
  expect(careerChoiceText.summary({ all: 0, chosen: 0, waiting: 2 })).toBe('2\u00a0à confirmer')
})
