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

test('profile to form and back is lossless, commas in an item included', () => {
  const form = formOf({ displayName: 'Inès Morel', candidate: told })
  expect(form).toMatchObject({ name: 'Inès Morel', skills: 'dégustation, caisse' })
  const { gender, experience, education, skills, achievements } = candidate
  expect(candidateOf(form)).toEqual({ gender, experience, education, skills, achievements })
})

test('an empty form gives an empty profile', () => {
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
