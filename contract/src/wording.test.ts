import { expect, test } from 'vitest'
import { PlanAnswers } from './letter-plan.ts'
import { isWording, Wording } from './wording.ts'

test.each([
  'filmer les palettes',
  'Tenir la caisse',
  'répondre au téléphone ; recevoir les clients',
  's’occuper du tri',
  "s'occuper d'un rayon",
  'accueillir, conseiller et servir les clients',
])('%s opens with an infinitive', (text) => {
  expect(isWording(text)).toBe(true)
})

test.each([
  'filmage des palettes',
  'je filmais les palettes',
  'filmer',
  'filmer les palettes ; tri',
  'filmer les palettes ;',
  's’assurer de la qualité',
  ';',
])('%s does not', (text) => {
  expect(isWording(text)).toBe(false)
})

test('a wording may be blank; another one says how to begin', () => {
  expect(Wording.parse('  ')).toBe('')
  expect(Wording.safeParse('tri').error?.issues[0]?.message).toMatch(/^Commencez par un verbe à l’infinitif/u)
})

test('a plan keeps no more wordings than its limit', () => {
  const wordings = (count: number) =>
    PlanAnswers.safeParse({
      wordings: Object.fromEntries(Array.from({ length: count }, (_, at) => [`Ligne ${at}`, ''])),
    }).success
  expect([wordings(60), wordings(61)]).toEqual([true, false])
})
