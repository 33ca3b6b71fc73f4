import { describe, expect, test } from 'vitest'
import { sampleJobs, sampleOffers } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { type ArguedRequest, argueLetter, planOf, prepareArgument } from '../composer/argue.ts'
import { concepts } from './all-concepts.ts'
import { planLetter } from './plan.ts'

const knowledge = testKnowledge()
const offer = sampleOffers[0]
const seller = { ...sampleJobs[0], id: 'seller', from: '2019', to: '2024' }
const driver = { ...sampleJobs[16], id: 'driver', from: '2010', to: '2018' }

const request = (changes: Partial<ArguedRequest> = {}): ArguedRequest => ({
  jobTitle: offer.title,
  company: offer.company,
  offer: offer.text,
  cards: {
    jobs: [seller, driver],
    education: [],
    certificates: [{ id: 'licence', name: 'Permis B', year: '' }],
    languages: [],
    tools: [],
    interests: [],
  },
  gender: 'feminine',
  type: 'job_application',
  tone: 'professional',
  now: { year: 2026, month: 11 },
  ...changes,
})
const seeds = [1, 2, 3, 4, 5, 6]

test('each need stands with the card that proves it, and why', () => {
  const { pairs, situation } = planOf(request(), knowledge)
  const found = pairs.map(({ need, proofs: [best] }) => [need.id, best?.fact, best?.reason])
  expect(found).toContainEqual(['keep-till', 'seller', 'same-task'])
  expect(found).toContainEqual(['licence:permis b', 'licence', 'held'])
  expect(situation).not.toBe('change-of-occupation')
})

test('languages and tools that no card answers are asked for, what is required first', () => {
  const asked = {
    offer: 'Secrétaire H/F\nProfil :\n- Excel apprécié\n- Anglais courant exigé\n- Permis B exigé',
  }
  const cards = { ...request().cards, certificates: [] }
  const questionsOf = (denied: string[]) =>
    planOf(request({ ...asked, cards, answers: { denied } }), knowledge)
      .questions.filter(({ kind }) => kind === 'language' || kind === 'tool' || kind === 'licence')
      .map(({ about }) => about)
  const all = questionsOf([])
  expect(all).toHaveLength(3)
  expect(all.at(-1)).toBe('Excel')
  expect(questionsOf(['language:anglais', 'licence:permis b'])).toEqual(['Excel'])
})

test('a tool answers the kind that an offer names without a brand', () => {
  const proofsFor = (asked: string, name: string) =>
    planOf(
      request({
        offer: `Assistant commercial H/F\nProfil :\n- ${asked}`,
        cards: { ...request().cards, tools: [{ id: 'tool', name }] },
      }),
      knowledge,
    ).pairs.filter(({ need }) => need.kind === 'tool')
  expect(proofsFor('Maîtrise d’un CRM', 'Salesforce')[0]?.proofs[0]?.fact).toBe('tool')
  expect(proofsFor('Gestion des versions avec Git', 'GitHub')[0]?.proofs[0]?.fact).toBe('tool')
  expect(proofsFor('Saisie dans l’ERP', 'SAP')[0]?.proofs[0]?.fact).toBe('tool')
  // An ERP is a place open to the public too.
  expect(proofsFor('Surveillance d’un ERP', 'SAP')).toEqual([])
})

test('what the person denies is neither asked for nor said', () => {
  const answers = { denied: ['licence:permis b', 'keep-till'] }
  const plan = planOf(request({ answers }), knowledge)
  expect(plan.needs.needs.map(({ id }) => id)).not.toContain('keep-till')
  for (const seed of seeds)
    expect(argueLetter(request({ answers }), seed, knowledge).content).not.toMatch(
      /permis B|tenue de la caisse/u,
    )
})

test('a chosen card comes first, and one that proves nothing changes nothing', () => {
  const best = (chosen: Record<string, string[]>) =>
    planOf(request({ answers: { chosen } }), knowledge).pairs.find(({ need }) => need.id === 'keep-till')
      ?.proofs[0]?.fact
  expect(best({ 'keep-till': ['driver'] })).toBe('seller')
  expect(best({ 'keep-till': ['seller'] })).toBe('seller')
})

describe('an order', () => {
  const [, restaurant] = sampleOffers
  const waiter = { ...sampleJobs[2], id: 'waiter', from: '2019', to: '2024' }
  const carer = { ...sampleJobs[3], id: 'carer', from: '2010', to: '2018' }
  const asked = request({
    ...{ jobTitle: restaurant.title, company: restaurant.company, offer: restaurant.text },
    cards: { ...request().cards, jobs: [waiter, carer] },
  })
  const { facts, plan } = prepareArgument(asked, knowledge)
  const planned = (order: string[], denied: string[] = []) =>
    planLetter(
      {
        ...{ facts, needs: plan.needs, denied: new Set(denied), order, type: 'job_application' },
        ...{ company: restaurant.company, isApprenticeship: false, isPublic: false },
        ...{ chosen: { 'serve-tables': ['carer'] }, hasOffer: true, hasMotive: false },
      },
      knowledge,
      concepts,
    )
  const needsOf = ({ pairs }: typeof plan) => pairs.map(({ need }) => need.id)
  const jobsOf = ({ argued }: typeof plan) => argued.map(({ id }) => id)

  test('puts the needs that the person chose first, the others by strength', () => {
    const byStrength = needsOf(planned([]))
    const [first = '', second = '', third = ''] = byStrength
    expect(byStrength).toHaveLength(3)
    expect(needsOf(planned([third]))).toEqual([third, first, second])
    expect(needsOf(planned([third, second, first]))).toEqual([third, second, first])
  })

  test('puts first the jobs that answer these needs', () => {
    expect(jobsOf(planned([]))).toEqual(['waiter', 'carer'])
    expect(jobsOf(planned(['take-orders', 'serve-tables']))).toEqual(['waiter', 'carer'])
    expect(jobsOf(planned(['serve-tables', 'take-orders']))).toEqual(['carer', 'waiter'])
  })

  test('is taken from the answers', () => {
    const answers = { order: ['keep-till'] }
    expect(needsOf(planOf({ ...asked, answers }, knowledge))[0]).toBe('keep-till')
  })

  test.each([
    ['fr', 'serve-tables'],
    ['en', 'keep-till'],
  ] as const)('comes first in the opening of a letter (%s)', (language, need) => {
    const openings = (order: string[]) =>
      seeds
        .map((seed) => argueLetter({ ...asked, language, answers: { order } }, seed, knowledge).facts[0]!)
        .filter(({ needs }) => needs.length > 0)
    const chosen = openings([need])
    expect(chosen.length).toBeGreaterThan(0)
    for (const { needs } of chosen) expect(needs).toContain(need)
    expect(openings([]).filter(({ needs }) => needs.includes(need)).length).toBeLessThan(chosen.length)
  })

  test('passes over needs that the offer does not have, and those that are denied', () => {
    expect(needsOf(planned(['unknown', 'keep-till']))[0]).toBe('keep-till')
    const denied = planned(['serve-tables', 'keep-till'], ['serve-tables'])
    expect(needsOf(denied)).toEqual(['keep-till', 'take-orders'])
    expect(jobsOf(denied)).toEqual(['waiter', 'carer'])
  })
})

test('a title alone proves no task', () => {
  const cards = { ...request().cards, jobs: [{ ...seller, tasks: [] }] }
  for (const seed of seeds)
    expect(argueLetter(request({ cards }), seed, knowledge).content).not.toMatch(
      /je l’ai fait|j’ai appris à|mon quotidien/u,
    )
})

test('without any task the letter keeps a place for them, and asks', () => {
  const cards = { ...request().cards, jobs: [driver], certificates: [] }
  const { content, plan } = argueLetter(request({ cards }), 1, knowledge)
  expect(content).toContain('[[')
  expect(plan.questions.map(({ kind }) => kind)).toContain('tasks')
})

test('what bears on the post is argued with, whatever it was done for; what one is today does not take its place', () => {
  const cards = {
    ...request().cards,
    jobs: [
      {
        ...sampleJobs[0],
        id: 'today',
        kind: 'employment' as const,
        title: 'Développeuse',
        employer: 'Brun',
        from: '2025-01',
        to: '',
        current: true,
        tasks: ['Développement d’interfaces en React'],
      },
      {
        ...sampleJobs[0],
        id: 'beside',
        kind: 'volunteering' as const,
        title: 'Volontaire',
        employer: 'Association Lien',
        from: '2021-09',
        to: '2022-06',
        current: false,
        tasks: ['Soutien dans des maisons de retraite', 'Aide aux personnes âgées à domicile'],
      },
    ],
  }
  const text =
    'Missions :\n- Animer des ateliers pour les personnes âgées\n- Organiser des fêtes avec les résidents'
  const { argued, worths } = planOf(
    request({ jobTitle: 'Animatrice en maison de retraite', offer: text, cards }),
    knowledge,
  )
  expect(argued[0]?.id).toBe('beside')
  expect(worths.get('beside')).toBeGreaterThan(worths.get('today') ?? 0)
})
