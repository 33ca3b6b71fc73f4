import { expect, test } from 'vitest'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { type ArguedRequest, argueLetter } from './argue.ts'

const knowledge = testKnowledge()
const technician = {
  id: 'technician',
  kind: 'employment',
  title: 'Agent technique',
  employer: 'Duval',
  employerKind: '',
  place: '',
  from: '2019-02',
  to: '2025-08',
  current: false,
  tasks: ['maintenence des machines', 'dépanage des automates'],
  results: [],
} as const

const letterFor = (changes: Partial<ArguedRequest>): string =>
  argueLetter(
    {
      jobTitle: 'Agent de maintenance',
      company: 'Dupont SA',
      offer: 'Vous assurez la maintenance des machines et le dépannage. Anglais souhaité.',
      cards: {
        jobs: [technician],
        education: [],
        certificates: [],
        languages: [{ id: 'english', name: 'Anglais', level: '', cefr: 'B1' }],
        tools: [],
        interests: [],
      },
      gender: 'masculine',
      type: 'job_application',
      tone: 'professional',
      now: { year: 2026, month: 11 },
      ...changes,
    },
    5,
    knowledge,
  ).content

test.each([
  ['Dupont SA', 'chez Dupont'],
  ['Durand S.A.', 'chez Durand'],
  ['Mairie de Saint Etienne', 'à la mairie de Saint-Étienne'],
  ['MAIRIE DE SAINT ETIENNE', 'à la mairie de Saint-Étienne'],
  ['Ou Est Le Pain', 'chez Ou Est Le Pain'],
  ['GRETA des Côtes d’Armor', 'Côtes-d’Armor'],
])('the employer «%s» is named %s', (company, named) => {
  expect(letterFor({ company }).replaceAll('\u00a0', ' ').toLowerCase()).toContain(named.toLowerCase())
})

test('tasks are told as they are spelled', () => {
  expect(letterFor({})).toMatch(/la maintenance des machines.*les automates/u)
})

test('a language that is wanted is told at its level', () => {
  expect(letterFor({}).replaceAll('\u00a0', ' ')).toContain('parle anglais au niveau B1')
})
