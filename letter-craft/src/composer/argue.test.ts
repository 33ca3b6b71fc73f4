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

test('what came of a job does not name its house again right behind it', () => {
  const cards = {
    jobs: [
      {
        ...technician,
        results: [
          { text: 'Pannes réduites de 12 à 4 par mois', year: '' },
          { text: 'atelier ouvert en 2024', year: '' },
        ],
      },
    ],
    ...{ education: [], certificates: [], languages: [], tools: [], interests: [] },
  }
  const letters = Array.from({ length: 40 }, (_, seed) =>
    letterFor({ cards }, seed).replaceAll('\u00a0', ' '),
  )
  expect(letters.filter((letter) => letter.includes('douze à quatre par mois')).length).toBeGreaterThan(30)
  expect(letters.filter((letter) => /chez Duval[^.\n]*\. (?:[^.\n]*\. )?Chez Duval/u.test(letter))).toEqual(
    [],
  )
  expect(letters.filter((letter) => /[Rr]ésultat[^:.\n]*: [^.\n]*2024/u.test(letter))).toEqual([])
})

test('a language that is wanted is told at its level', () => {
  expect(letterFor({}).replaceAll('\u00a0', ' ')).toMatch(
    /parle (?:aussi |également )?anglais \(niveau B1\)/u,
  )
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

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
const noCards = { jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [] }

test('the software of the title that no card has is asked about; one that a card has is not', () => {
  const request = {
    jobTitle: 'Développeur Delphi',
    offer: 'Vous développez un logiciel en Delphi.',
    cards: { ...noCards, jobs: [{ ...technician, title: 'Développeur' }] },
  }
  expect(letterFor(request)).toContain('[[L’annonce demande Delphi')
  const tools = [{ id: 'delphi', name: 'Delphi' }]
  expect(letterFor({ ...request, cards: { ...request.cards, tools } })).not.toContain('demande Delphi')
})

test('a required licence that no card has is asked about, but for one of two', () => {
  const jobs = [{ ...technician, title: 'Conducteur' }]
  const letterOf = (offer: string) =>
    letterFor({ jobTitle: 'Conducteur', offer, cards: { ...noCards, jobs } })
  expect(letterOf('Vous conduisez un camion.\nProfil : permis C obligatoire.')).toMatch(
    /\[\[Ce poste demande le permis C/u,
  )
  expect(letterOf('Vous conduisez un camion.\nProfil : FIMO ou FCO obligatoire.')).not.toMatch(/FIMO|FCO/u)
})

test('who changes trades and has not said why is asked; who has said it is not', () => {
  const request = {
    jobTitle: 'Serveur',
    offer: 'Vous dressez les tables et servez les clients en salle.',
    cards: { ...noCards, jobs: [technician] },
  }
  expect(letterFor(request)).toMatch(/\[\[/u)
  expect(letterFor({ ...request, answers: { motive: 'J’aime recevoir des gens.' } })).not.toContain('[[Dites')
})

test('a letter may end in the town of the post, and never in that of its writer', () => {
  const offer = 'Poste basé à Rennes. Vous entretenez les machines.'
  const meetsInRennes = (place: string) =>
    seeds.some((seed) =>
      /(?:venir|rendrai|rendre|déplacerai|viendrai|rencontrer) à Rennes/u.test(
        letterFor(
          { offer, cards: { ...noCards, jobs: [{ ...technician, place, current: true, to: '' }] } },
          seed,
        ),
      ),
    )
  expect(meetsInRennes('Brest')).toBe(true)
  expect(meetsInRennes('Rennes')).toBe(false)
})

test('a post that lasts is not told as one of before', () => {
  const mandates = [
    { ...technician, id: 'lead', kind: 'volunteering', title: 'Présidente', from: '2018-09', to: '2022-09' },
    {
      ...technician,
      id: 'now',
      kind: 'volunteering',
      title: 'Secrétaire',
      from: '2017-09',
      to: '',
      current: true,
    },
  ] as const
  const jobs = mandates.map((job, at) => ({
    ...job,
    tasks: at ? ['tenir le registre'] : ['animer les réunions'],
  }))
  for (const seed of seeds)
    expect(letterFor({ cards: { ...noCards, jobs }, gender: 'feminine' }, seed)).not.toMatch(
      /(?:auparavant|avant cela|d’abord)[^.]*secrétaire/iu,
    )
})

test('what the tasks before have said is not said again', () => {
  const tasks = [
    'réceptionner les marchandises',
    'stocker les marchandises dans des containers',
    'gérer les expéditions par voie maritime',
    'stocker les containers des expéditions par voie maritime',
  ]
  for (const seed of seeds)
    expect(letterFor({ cards: { ...noCards, jobs: [{ ...technician, tasks }] } }, seed)).not.toContain(
      'containers des expéditions',
    )
})

test('a post held at a known house is not «auparavant» behind an older one elsewhere', () => {
  const post = (id: string, title: string, employer: string, from: string, to: string, tasks: string[]) => ({
    ...technician,
    id,
    title,
    employer,
    from,
    to,
    tasks,
  })
  const jobs = [
    post('head', 'Responsable de salle', 'Camping Gervanne', '2020-06', '2020-10', ['gérer les stocks']),
    post('season', 'Responsable de salle', 'Camping Gervanne', '2019-04', '2019-10', ['contrôler la caisse']),
    post('bar', 'Barman', 'Camping Gervanne', '2018-04', '2018-10', []),
    post('server', 'Serveur', 'Milo Bar', '2016-02', '2017-09', ['assurer le service en salle']),
    post('away', 'Chef barman', 'The Pier Hotel', '2012-07', '2013-06', ['organiser des animations']),
  ]
  for (const seed of seeds)
    expect(letterFor({ jobTitle: 'Animateur', cards: { ...noCards, jobs } }, seed)).not.toMatch(
      /Pier Hotel[\s\S]*?(?:auparavant|avant cela)[^.]*barman/iu,
    )
})
