import { expect, test } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { exampleFields, knownFieldValues } from './known-fields.ts'

const nothing = { company: '', jobTitle: '', recipientName: '', offer: '' }

test('without known facts nothing is filled', () => {
  expect(knownFieldValues(nothing)).toEqual({})
  expect(
    knownFieldValues({ ...nothing, company: '  ', profile: { skills: [], achievements: [''] } }),
  ).toEqual({})
})

test('fields of the letter win over the offer', () => {
  const offer =
    'Fleuriste H/F\nLes Pivoines\nAngers (49)\n\nVos missions :\n- composer des bouquets\n- accueillir la clientèle'
  const fromOffer = knownFieldValues({ ...nothing, offer }, testFrench().morphology)
  expect(fromOffer.poste).toBe('fleuriste')
  expect(knownFieldValues({ ...nothing, offer, jobTitle: 'Apprentie fleuriste' }).poste).toBe(
    'Apprentie fleuriste',
  )
})

test('facts of the profile fill their fields, unless they are too long', () => {
  const profile = {
    experience: 'vendeuse chez un fleuriste',
    education: 'CAP Fleuriste. Puis un an à Lyon.',
    skills: ['la composition florale', 'la caisse'],
    achievements: ['J’ai doublé les ventes de Noël.'],
  }
  expect(knownFieldValues({ ...nothing, profile, currentJob: 'vendeuse' })).toEqual({
    experience: 'vendeuse chez un fleuriste',
    metier: 'vendeuse',
    competence1: 'la composition florale',
    competence2: 'la caisse',
    realisation: 'J’ai doublé les ventes de Noël.',
  })
})

test('every field has an example', () => {
  expect(Object.values(exampleFields).every((example) => example && example.trim() !== '')).toBe(true)
})
