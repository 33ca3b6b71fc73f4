import { expect, test } from 'vitest'
import { sampleJobs } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { testFrench } from '../../testing/french.ts'
import { townsOf } from '../career/lexicon.ts'
import { readFacts } from './career-facts.ts'
import type { CareerCards } from './facts.ts'

const { speller: _, ...knowledge } = testKnowledge()
const deps = { ...knowledge, morphology: testFrench().morphology }
const post = { ...sampleJobs[0], id: 'post', employerKind: '', tasks: [], results: [], current: false }

const read = (cards: Partial<CareerCards>) =>
  readFacts(
    { jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [], ...cards },
    'feminine',
    { year: 2026, month: 11 },
    deps,
  )

test('the same post at the same employer is told once, with its two times', () => {
  const { jobs } = read({
    jobs: [
      { ...post, id: 'late', from: '2022-06', to: '2022-09', tasks: ['Tenir la caisse'] },
      { ...post, id: 'early', from: '2021-06', to: '2021-09', tasks: ['Ranger les rayons'] },
    ],
  })
  expect(jobs.map(({ period, tasks }) => [period, tasks.map(({ text }) => text)])).toEqual([
    ['de juin à septembre 2021, puis de juin à septembre 2022', ['tenir la caisse', 'ranger les rayons']],
  ])
})

test('a job of summers was not held between them', () => {
  const at = (changes: object) =>
    read({ jobs: [{ ...post, from: '2019', to: '2020', ...changes }] }).jobs[0]?.period
  expect(at({ title: 'Vendeuse (étés)' })).toBe('pendant les étés 2019 et 2020')
  expect(at({ title: 'Vendeuse (étés)', from: '2018-07', to: '2020-08' })).toBe(
    'pendant les étés de 2018 à 2020',
  )
  expect(at({ title: 'Débardeuse (hiver)', to: '2024-03' })).toBe('pendant les hivers de 2019 à 2024')
  expect(at({ title: 'Vendeuse', kind: 'internship' })).toBe('en 2019 et 2020')
  expect(at({ title: 'Vendeuse' })).toBe('de 2019 à 2020')
})

test('a title that names a deed is what one did; a person’s title is none', () => {
  const { jobs } = read({
    jobs: [{ ...post, title: 'Accompagnement des familles', from: '2020', to: '2021' }],
  })
  expect(jobs[0]?.tasks.map(({ text }) => text)).toEqual(['accompagner des familles'])
})

test('lines that present employers are no tasks', () => {
  const lines = [
    'Éditeur de logiciels de paie.',
    'Cabinet de conseil.',
    'Développement de solutions de paie.',
  ]
  const { jobs } = read({
    jobs: lines.map((line, at) => ({
      ...post,
      id: `job-${at}`,
      employer: `Société ${at}`,
      from: `${2010 + at}`,
      to: `${2011 + at}`,
      tasks: [line],
    })),
  })
  expect(jobs.flatMap(({ tasks }) => tasks)).toEqual([])
})

test('what the line of a job holds is held, and licences are one each', () => {
  const { certificates } = read({
    jobs: [{ ...post, from: '2020', to: '2021', tasks: ['Préparation de commandes, CACES 1/3/5'] }],
    certificates: [
      { id: 'drives', name: 'B-C-EB', year: '' },
      { id: 'sails', name: 'Permis A, D, Côtier', year: '' },
    ],
  })
  expect(certificates.map(({ name }) => name)).toEqual([
    'permis B',
    'permis C',
    'permis EB',
    'permis A',
    'permis D',
    'CACES 1, 3 et 5',
  ])
})

test('a level that was not obtained is no diploma; a language has its level behind its name', () => {
  const studies = { field: '', school: '', place: '', from: '', to: '2004', details: [] }
  const { education, languages } = read({
    education: [{ ...studies, id: 'level', diploma: 'Licence Histoire (niveau)', status: 'obtained' }],
    languages: [{ id: 'english', name: 'Anglais courant', level: '', cefr: '' }],
  })
  expect(education).toEqual([])
  expect(languages).toEqual([{ id: 'english', name: 'Anglais', level: 'courant', cefr: '' }])
})

test('a result is told as a clause, and left out where it is not understood', () => {
  const results = ['Retards divisés par 3', 'bonne entente'].map((text) => ({ text, year: '' }))
  const { jobs } = read({ jobs: [{ ...post, from: '2020', to: '2021', results }] })
  expect(jobs[0]?.results).toEqual([{ text: 'les retards ont été divisés par trois' }])
})

test('a post that changed keeps both its titles, and an association is not named twice', () => {
  const titleOf = (title: string, employer: string) =>
    read({ jobs: [{ ...post, title, employer, from: '2020', to: '', current: true }] }).jobs[0]?.title?.title
  expect(titleOf('Vendeuse puis responsable de magasin', 'Kilo Shop')).toBe(
    'vendeuse puis responsable de magasin',
  )
  expect(titleOf('Bénévole puis trésorière', 'Kilo Shop')).toBe('trésorière de Kilo Shop')
  expect(titleOf('Trésorière de l’association sportive', 'Amicale laïque')).toBe(
    'trésorière de l’amicale laïque',
  )
})

test('for whom a workshop was is said of it; what one had to understand, one has studied', () => {
  const tasksOf = (changes: object) =>
    read({ jobs: [{ ...post, from: '2022-07', to: '2022-09', ...changes }] }).jobs[0]?.tasks.map(
      ({ text }) => text,
    )
  expect(
    tasksOf({
      title: 'Atelier de confection de masques',
      tasks: ['Confection de masques tout public à partir de 6 ans'],
    }),
  ).toEqual(['animer un atelier de confection de masques pour tout public à partir de six ans'])
  expect(tasksOf({ tasks: ['Comprendre les procédures de contrôle'] })).toEqual([
    'étudier les procédures de contrôle',
  ])
})

test('who assisted somebody in an internship is not told in brackets', () => {
  const titleOf = (title: string) =>
    read({ jobs: [{ ...post, title, kind: 'internship', from: '2022', to: '2022' }] }).jobs[0]?.title?.title
  expect(titleOf('Assistante du technicien de laboratoire')).toBe(
    'assistante stagiaire du technicien de laboratoire',
  )
  expect(titleOf('Vendeuse')).toBe('vendeuse en stage')
})

test('a title is told without levels, certificates and telegrams; a trade of the register is told whole', () => {
  const titleOf = (title: string) =>
    read({ jobs: [{ ...post, title, from: '2020', to: '2021' }] }).jobs[0]?.title?.title
  expect(titleOf('Technicienne fibre optique D3')).toBe('technicienne en fibre optique')
  expect(titleOf('Téléprospectrice panneaux solaires')).toBe('téléprospectrice')
  expect(titleOf('Pêcheuse avec mon père')).toBe('pêcheuse')
  expect(titleOf('Agente d’entretien')).toBe('agente d’entretien')
})

test('what is a telegram in a card is told by no task', () => {
  const { jobs } = read({
    jobs: [{ ...post, from: '2020', to: '2021', tasks: ['circulante ortho DV/DL, rejets', 'Tri des colis'] }],
  })
  expect(jobs[0]?.tasks.map(({ text }) => text)).toEqual(['trier les colis'])
})

test('a town is told as it is typed where two have its letters', () => {
  const towns = townsOf('Lure\nLuré')
  const at = (place: string) =>
    readFacts(
      {
        jobs: [{ ...post, place, from: '2020', to: '2021' }],
        education: [],
        certificates: [],
        languages: [],
        tools: [],
        interests: [],
      },
      'feminine',
      { year: 2026, month: 11 },
      { ...deps, towns },
    ).jobs[0]?.at
  expect([at('Lure'), at('Luré')]).toEqual(['à Lure', 'à Luré'])
})

test('a house typed small is named; what a line says of it again is left out', () => {
  const { jobs } = read({
    jobs: [
      { ...post, id: 'a', employer: 'aldi', from: '2020', to: '2021', tasks: ['saisir les commandes'] },
      {
        ...{ ...post, id: 'b', employer: 'Purjus Communication', from: '2018', to: '2019' },
        tasks: ['développer les projets web au sein de Purjus communication'],
      },
    ],
  })
  expect(jobs.map(({ employer }) => employer?.at)).toEqual(['chez Aldi', 'chez Purjus Communication'])
  expect(jobs[1]?.tasks.map(({ text }) => text)).toEqual(['développer les projets web'])
})
