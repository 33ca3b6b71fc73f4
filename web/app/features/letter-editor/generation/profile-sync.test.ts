import { expect, test } from 'vitest'
import { blankProfile, listOf, listText } from './generation.state.ts'
import { candidateOf, formOf } from './profile-sync.ts'

const candidate = {
  gender: 'feminine',
  civility: null,
  address: [],
  city: '',
  experience: 'Caviste, 3 ans',
  education: 'BTS',
  skills: ['dégustation', 'caisse'],
  achievements: ['Ventes en hausse de 12 %, en un an', 'Deux salons'],
  languages: [],
} as const

const told = {
  ...candidate,
  address: [],
  skills: [...candidate.skills],
  achievements: [...candidate.achievements],
  languages: [],
}

test('what the account knows comes back from the form as it was, commas in an item included', () => {
  const form = formOf({ displayName: 'Inès Morel', candidate: told })
  expect(form).toMatchObject({ name: 'Inès Morel', skills: 'dégustation, caisse' })
  const { gender, experience, education, skills, achievements } = candidate
  expect(candidateOf(form)).toEqual({ gender, experience, education, skills, achievements })
})

test('a form where nothing is said tells nothing', () => {
  expect(candidateOf(blankProfile)).toEqual({
    gender: null,
    experience: '',
    education: '',
    skills: [],
    achievements: [],
  })
})

test.each([[['a', 'b']], [['a, b']], [['a, b', 'c']], [[]]])(
  'the items %j are read back from their text',
  (items) => {
    expect(listOf(listText(items))).toEqual(items)
  },
)
