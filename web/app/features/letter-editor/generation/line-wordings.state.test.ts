import { expect, it } from 'vitest'
import { aCareer, aJob, cardId } from '../../../../testing/career-fixtures.ts'
import { noChoices } from './letter-plan.state.ts'
import {
  suggestionFor,
  withTypedLine,
  withWordedLine,
  withWording,
  wordingFault,
  wordingOf,
} from './line-wordings.state.ts'

const asked = { cardId: cardId(1), line: 'Réception camions et filmage palette' }
const cut = ['Tri colis', 'Réception camions', 'et filmage palette', 'Inventaire']
const career = aCareer({ jobs: [aJob(1, { tasks: cut }), aJob(2, { tasks: cut })] })

it('words a line, leaves it out, and asks again', () => {
  const worded = withWording(noChoices, 'Tri colis', 'trier les colis')
  expect(wordingOf(worded, 'Tri colis')).toBe('trier les colis')
  expect(wordingOf(worded, 'constructor')).toBeUndefined()
  const silent = withWording(worded, 'Tri colis', '')
  expect(wordingOf(silent, 'Tri colis')).toBe('')
  expect(withWording(silent, 'Tri colis', undefined)).toEqual(noChoices)
})

it('says what is wrong with a wording, and suggests none that is wrong', () => {
  expect(wordingFault('trier les colis')).toBeUndefined()
  expect(wordingFault(' ')).toMatch(/^Écrivez/u)
  expect(wordingFault('tri des colis')).toMatch(/^Commencez par un verbe/u)
  expect(wordingFault(`trier ${'x'.repeat(500)}`)).toMatch(/500 caractères/u)
  const line = { ...asked, said: 'je triais', isSure: false }
  expect(suggestionFor({ ...line, wording: 'tri' })).toBeUndefined()
  expect(suggestionFor({ ...line, wording: 'trier les colis' })).toBe('trier les colis')
})

it('puts a wording on the card of its line, and the line back', () => {
  const change = withWordedLine(career, asked, 'décharger les camions ; Filmer les palettes.')
  const tasks = ['Tri colis', 'décharger les camions', 'filmer les palettes', 'Inventaire']
  expect(change?.jobs.map((job) => job.tasks)).toEqual([tasks, cut])
  const worded = { ...career, ...change } as typeof career
  const back = withTypedLine(worded, asked, 'décharger les camions ; Filmer les palettes.')
  expect(back?.jobs[0]?.tasks).toEqual(['Tri colis', asked.line, 'Inventaire'])
  expect(withWordedLine(worded, asked, 'trier les colis')).toBeUndefined()
  expect(withWordedLine(career, { ...asked, cardId: cardId(3) }, 'trier les colis')).toBeUndefined()
})
