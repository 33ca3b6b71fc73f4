import { expect, test } from 'vitest'
import { testKnowledge } from '../../../testing/composer-knowledge.ts'
import { type ArguedRequest, argueLetter } from '../argue.ts'
import { planWithWordings } from './line-wordings.ts'

const knowledge = testKnowledge()
const job = (id: string, fields: Partial<ArguedRequest['cards']['jobs'][number]>) => ({
  ...{
    id,
    kind: 'employment' as const,
    title: '',
    employer: '',
    employerKind: '',
    place: '',
    from: '',
    to: '',
  },
  ...{ current: false, tasks: [], results: [], ...fields },
})
const warehouse = job('warehouse', {
  ...{ title: 'Préparatrice de commandes', employer: 'Norlog', from: '2021-03', to: '2024-06' },
  tasks: [
    'préparer les commandes',
    'Filmage ROBOPAC',
    'Polyvalence quai picking cross dock',
    'Tri colis',
    'retournement et virage des poches',
    'Conduite Xerox Iridesse',
    'gerbage, étiquetage cartons + inventaire tournant',
  ],
})
const request = (changes: Partial<ArguedRequest> = {}): ArguedRequest => ({
  jobTitle: 'Préparatrice de commandes',
  company: 'Dupont',
  offer: 'Vous préparez les commandes, filmez les palettes et chargez les camions.',
  cards: {
    ...{ jobs: [warehouse], education: [], certificates: [], languages: [], tools: [], interests: [] },
  },
  ...{ gender: 'feminine', type: 'job_application', tone: 'professional', now: { year: 2026, month: 11 } },
  ...changes,
})
const wordingsOf = (changes: Partial<ArguedRequest> = {}) =>
  planWithWordings(request(changes), knowledge).wordings

const lineOf = (line: string, changes: Partial<ArguedRequest> = {}) =>
  wordingsOf(changes).find((one) => one.line === line)
const withTasks = (tasks: readonly string[], fields: Parameters<typeof job>[1] = {}) => ({
  cards: { ...request().cards, jobs: [{ ...warehouse, ...fields, tasks }] },
})
const letters = (changes: Partial<ArguedRequest>) =>
  [1, 2, 3, 4].map((seed) => argueLetter(request(changes), seed, knowledge).content)

test('lines whose reading is a guess come with what the letter would say; lines typed as infinitives do not', () => {
  expect(lineOf('Filmage ROBOPAC')).toEqual({
    ...{ cardId: 'warehouse', line: 'Filmage ROBOPAC', isSure: false },
    said: expect.stringMatching(/^j’assurais le filmage ROBOPAC$/u),
    wording: expect.stringMatching(/^assurer le filmage ROBOPAC$/u),
  })
  expect(wordingsOf().map(({ line }) => line)).not.toContain('préparer les commandes')
})

test('a post of today is told in the present', () => {
  const today = withTasks(warehouse.tasks, { to: '', current: true })
  expect(lineOf('Filmage ROBOPAC', today)?.said).toMatch(/^j’assure le filmage/u)
})

test('a line that the letter cannot say is asked about too', () => {
  const line = 'Toupie ??? Zk-88 @ flux'
  expect(lineOf(line, withTasks(['préparer les commandes', line]))).toMatchObject({
    said: null,
    wording: null,
  })
})

test('six at most, those that bear most on the offer first', () => {
  const others = ['Ragréage cave ??', 'Entoilage @ voile', 'Greffage rosier ?', 'Plissage # tulle']
  const lines = [...others, 'Dorure = tranche', 'Cannage ?? fauteuil', 'Filmage ROBOPAC de palettes']
  const asked = wordingsOf(withTasks(['préparer les commandes', ...lines])).map(({ line }) => line)
  expect(asked).toHaveLength(6)
  expect(asked[0]).toBe('Filmage ROBOPAC de palettes')
})

test('a line that a page had cut is one', () => {
  const cut = withTasks(['préparer les commandes', 'Réception camion quai et', 'filmage palette'])
  const [asked] = wordingsOf(cut)
  expect(asked?.line).toBe('Réception camion quai et filmage palette')
  const wordings = { [asked?.line ?? '']: 'décharger les camions' }
  for (const content of letters({ ...cut, answers: { wordings } })) {
    expect(content).toMatch(/décharg/u)
    expect(content).not.toMatch(/filmage|réception/iu)
  }
})

test('a confirmed wording is told in place of what was read, spelled as it should be', () => {
  const wordings = { 'Tri colis': 'Trier les colis.' }
  const told = lineOf('Tri colis', { answers: { wordings } })
  expect(told).toMatchObject({ said: 'je triais les colis', wording: 'trier les colis', isSure: true })
  for (const content of letters({ answers: { wordings: { 'Filmage ROBOPAC': 'filmer les paletes' } } })) {
    expect(content).toMatch(/film(?:er|ais|é) les palettes/u)
    expect(content).not.toMatch(/filmage/u)
  }
})

test('a wording may hold several tasks', () => {
  const wordings = { 'Tri colis': 'trier les colis ; s’occuper du quai' }
  expect(lineOf('Tri colis', { answers: { wordings } })?.said).toBe(
    'je triais les colis et m’occupais du quai',
  )
})

test('a line with a blank wording is left out, in English too', () => {
  const answers = { wordings: { 'retournement et virage des poches': '' } }
  expect(letters({}).join()).toContain('poches')
  expect(letters({ answers }).join()).not.toContain('poches')
  expect(lineOf('retournement et virage des poches', { answers })).toBeUndefined()
  const tasks = withTasks(['préparer les commandes', 'Tri des colis'])
  const english = (wording: Record<string, string>) =>
    letters({ ...tasks, language: 'en', answers: { wordings: wording } }).join()
  expect(english({})).toMatch(/parcels/u)
  expect(english({ 'Tri des colis': 'filmer les palettes' })).toMatch(/parcels/u)
  expect(english({ 'Tri des colis': '' })).not.toMatch(/parcels/u)
})

test('what opens with no infinitive of the dictionary cannot be said', () => {
  const wordings = { 'Tri colis': 'cahier des colis' }
  expect(lineOf('Tri colis', { answers: { wordings } })).toMatchObject({ said: null, isSure: false })
  expect(letters({ answers: { wordings } }).join()).not.toMatch(/cahier|tri de/u)
})

test('a letter in English has no lines to ask about', () => {
  expect(wordingsOf({ language: 'en' })).toEqual([])
})
