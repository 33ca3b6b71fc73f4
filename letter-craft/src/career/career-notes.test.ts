import { expect, test } from 'vitest'
import { traceClaims } from '../claims/trace-claims.ts'
import { type CareerCards, cardTexts, careerNotes } from './career-notes.ts'

const card = (id: string, confirmed = true) => ({ id, confirmed })
const career: CareerCards = {
  jobs: [
    {
      ...{
        ...card('a'),
        title: 'Caissière',
        employer: 'Carrefour',
        from: '2019-03',
        to: '2021',
        current: false,
      },
      ...{
        tasks: ['tenir la caisse', 'accueillir les clients'],
        results: [{ text: 'former 4 saisonniers' }],
      },
    },
    {
      ...{ ...card('b'), title: 'Fleuriste', employer: '', from: '2022', to: '', current: true },
      ...{ tasks: [], results: [] },
    },
    {
      ...{ ...card('c', false), title: 'Vendeuse', employer: 'Etam', from: '', to: '', current: false },
      ...{ tasks: [], results: [] },
    },
  ],
  education: [
    {
      ...{ ...card('d'), diploma: 'BTS', field: 'Comptabilité', school: 'lycée Baggio' },
      ...{ from: '2017', to: '', status: 'in-progress' },
    },
  ],
  certificates: [{ ...card('e'), name: 'Permis B' }],
  languages: [{ ...card('f'), name: 'Anglais', level: '', cefr: 'B1' }],
  tools: [{ ...card('g'), name: 'Excel' }],
}
const longest = { profileText: 500, listItems: 2 }

test('confirmed cards become one note each; lists end at their limit', () => {
  expect(careerNotes(career, [], longest)).toEqual({
    experience:
      'Caissière, Carrefour, 03/2019-2021 : tenir la caisse, accueillir les clients\nFleuriste, depuis 2022',
    education: 'BTS Comptabilité, lycée Baggio, 2017, en cours',
    skills: ['Excel', 'Permis B'],
    achievements: ['former 4 saisonniers'],
  })
})

test('months of a card are sources of a letter', () => {
  const [job] = career.jobs
  const jobs = [{ ...job!, from: '2023-04', to: '', current: true }]
  const { experience } = careerNotes({ ...career, jobs }, [], longest)
  expect(experience).toBe('Caissière, Carrefour, depuis 04/2023 : tenir la caisse, accueillir les clients')
  const [claim] = traceClaims('Je suis caissière depuis avril 2023.', {
    language: 'fr',
    sources: { profile: [experience], offer: [], letter: [], said: [] },
    year: 2026,
  }).filter(({ kind }) => kind === 'date')
  expect(claim).toMatchObject({ text: 'avril 2023', origin: 'profile' })
})

test('each confirmed card says what is on it', () => {
  expect(cardTexts(career, ['d', 'e'])).toEqual([
    {
      id: 'a',
      text: 'Caissière, Carrefour, 03/2019-2021 : tenir la caisse, accueillir les clients\nformer 4 saisonniers',
    },
    { id: 'b', text: 'Fleuriste, depuis 2022' },
    { id: 'f', text: 'Anglais B1' },
    { id: 'g', text: 'Excel' },
  ])
})

test('an excluded card leaves no trace', () => {
  expect(careerNotes(career, ['a', 'd', 'g'], longest)).toEqual({
    experience: 'Fleuriste, depuis 2022',
    education: '',
    skills: ['Permis B', 'Anglais B1'],
    achievements: [],
  })
})

test('a note that does not fit is left out whole', () => {
  const { experience } = careerNotes(career, [], { ...longest, profileText: 30 })
  expect(experience).toBe('')
  expect(careerNotes(career, ['a'], { ...longest, profileText: 30 }).experience).toBe(
    'Fleuriste, depuis 2022',
  )
})
