import type { LetterNeed } from '@lettrine/contract/letter-plan'
import { expect, test } from 'vitest'
import { emptyCareer } from '../../../../testing/career-fixtures.ts'
import { aPlan } from '../../../../testing/plan-fixtures.ts'
import { askedNeeds, deniedBy, withAnswers } from './need-answers.ts'

const need = (kind: LetterNeed['kind'], label: string): LetterNeed => ({
  id: `${kind}:${label}`,
  kind,
  label,
  must: true,
})

test('only requirements with a question are asked, and none that was lacking before', () => {
  expect(askedNeeds(aPlan(), []).map(({ id }) => id)).toEqual(['diploma'])
  expect(askedNeeds(aPlan(), ['diploma'])).toEqual([])
})

test('each requirement that is met becomes a confirmed card of its kind', () => {
  const needs = [
    need('licence', 'permis B'),
    need('tool', 'Excel'),
    need('language', 'anglais'),
    need('diploma', 'BTS'),
    need('licence', 'CACES R489'),
  ]
  const answers = {
    'licence:permis B': { kind: 'yes' },
    'tool:Excel': { kind: 'yes' },
    'language:anglais': { kind: 'fluent' },
    'diploma:BTS': { kind: 'in-progress', detail: ' BTS Tourisme ' },
    'licence:CACES R489': { kind: 'no' },
  } as const
  expect(withAnswers(emptyCareer, needs, answers)).toMatchObject({
    certificates: [{ name: 'Permis B', confirmed: true }],
    tools: [{ name: 'Excel', confirmed: true }],
    languages: [{ name: 'Anglais', level: 'courant', confirmed: true }],
    education: [{ diploma: 'BTS Tourisme', status: 'in-progress', confirmed: true }],
  })
  expect(deniedBy(answers)).toEqual(['licence:CACES R489'])
})

test('a card that waits is confirmed, not added again', () => {
  const certificates = [{ id: 'a', name: 'Permis B', year: '2019', confirmed: false }]
  const career = { ...emptyCareer, certificates }
  const answers = { 'licence:permis B': { kind: 'yes' } } as const
  expect(withAnswers(career, [need('licence', 'permis B')], answers).certificates).toEqual([
    { id: 'a', name: 'Permis B', year: '2019', confirmed: true },
  ])
})

test('a diploma without its name adds no card', () => {
  const answers = { 'diploma:BTS': { kind: 'yes', detail: ' ' } } as const
  expect(withAnswers(emptyCareer, [need('diploma', 'BTS')], answers).education).toEqual([])
})
