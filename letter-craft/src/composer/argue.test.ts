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

const letterFor = (changes: Partial<ArguedRequest>, seed = 5): string =>
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
    seed,
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

test('years that are asked for are answered by those of the post', () => {
  const offer =
    'Vous réparez les machines de la ligne et dépannez les automates. Expérience de 3 à 5 ans exigée.'
  const post = { ...technician, title: 'Technicien de maintenance industrielle' }
  const cards = { jobs: [post], education: [], certificates: [], languages: [], tools: [], interests: [] }
  const letters = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    letterFor({ offer, cards, jobTitle: post.title }, seed).replaceAll('\u00a0', ' '),
  )
  expect(letters.filter((letter) => /trois ans d’expérience.*six/u.test(letter)).length).toBeGreaterThan(0)
})

test('what stands alone is added to nothing', () => {
  const offer = 'Vous entretenez les machines. Permis B exigé.'
  const certificates = [{ id: 'licence', name: 'Permis B', year: '' }]
  const cards = { jobs: [], education: [], certificates, languages: [], tools: [], interests: [] }
  const letters = Array.from({ length: 16 }, (_, seed) => letterFor({ offer, cards }, seed))
  expect(letters.filter((letter) => !letter.includes('permis B'))).toEqual([])
  expect(letters.filter((letter) => /également|aussi|de plus|par ailleurs|en outre/iu.test(letter))).toEqual(
    [],
  )
})
