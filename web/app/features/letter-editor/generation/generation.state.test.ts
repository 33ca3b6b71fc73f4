import { type GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { KeptPlan } from '@lettrine/contract/letter-plan'
import { describe, expect, it } from 'vitest'
import { blankDraft } from '../autosave/letter-draft.ts'
import {
  blankBrief,
  blankProfile,
  canGenerate,
  generation,
  generationRequest,
  keptPlan,
  selfDescription,
  withKeptPlan,
} from './generation.state.ts'

const draft = { ...blankDraft, jobTitle: 'Libraire', company: 'Éditions du Quai' }

describe('canGenerate', () => {
  it.each([
    ['', '', '', false],
    ['Libraire', ' ', '', false],
    ['\u00a0', 'Éditions du Quai', 'Libraire H/F', false],
    ['Libraire', 'Éditions du Quai', '', true],
    ['Libraire', '', 'Libraire H/F. Notre client recrute.', true],
  ])('%j at %j, with the offer %j: %s', (jobTitle, company, offer, expected) => {
    expect(canGenerate({ jobTitle, company, offer })).toBe(expected)
  })
})

describe('generationRequest', () => {
  it('leaves out blank fields', () => {
    expect(generationRequest(draft, blankProfile, blankBrief, 7)).toEqual({
      jobTitle: 'Libraire',
      company: 'Éditions du Quai',
      tone: 'professional',
      language: 'fr',
      type: 'job_application',
      seed: 7,
      saveAsLetter: false,
    })
  })

  it('leaves the career to the server, save for the cards that this letter excludes', () => {
    const excludedFacts = ['0199c000-0000-7000-8000-000000000001']
    const request = generationRequest(draft, blankProfile, { ...blankBrief, excludedFacts }, 7)
    expect(GenerationRequest.parse(request).excludedFacts).toEqual(excludedFacts)
    expect(request.userProfile).toBeUndefined()
  })

  it('sends the choices made on the plan, without cards that this letter excludes', () => {
    const [gone, kept] = ['0199c000-0000-7000-8000-000000000001', '0199c000-0000-7000-8000-000000000002']
    const plan = {
      denied: ['tool:excel'],
      chosen: { 'keep-till': [gone], 'make-bouquets': [kept] },
      order: ['b', 'a'],
      wordings: { 'Tri colis': '' },
    }
    const request = generationRequest(draft, blankProfile, { ...blankBrief, excludedFacts: [gone], plan }, 7)
    expect(GenerationRequest.parse(request).plan).toEqual({
      ...{ denied: ['tool:excel'], chosen: { 'make-bouquets': [kept] }, order: ['b', 'a'] },
      wordings: { 'Tri colis': '' },
    })
  })

  it('is accepted by the contract with half-typed fields', () => {
    const request = generationRequest(
      { ...draft, recipient: { name: 'Mme Delmas', email: 'c.delmas@', address: [] } },
      { ...blankProfile, gender: 'feminine' },
      { ...blankBrief, answers: { whyThem: ' ', proudOf: 'Vingt lectures publiques.' } },
      7,
    )
    expect(GenerationRequest.safeParse(request).success).toBe(true)
    expect(request.interview).toEqual({ proudOf: 'Vingt lectures publiques.' })
    expect(request.recipientEmail).toBeUndefined()
  })
})

it('asks for the built-in writer only when it was chosen', () => {
  const asked = generationRequest(draft, blankProfile, { ...blankBrief, writer: 'composer' }, 7)
  expect(GenerationRequest.parse(asked).writer).toBe('composer')
})

it('describes the writer by their name, and by the notes of their career that are not blank', () => {
  const notes = { experience: 'Caissière, Carrefour', education: '', skills: ['Excel'], achievements: [] }
  const profile = { name: 'Inès', gender: 'none' } as const
  expect(selfDescription({ profile, brief: blankBrief, notes })).toEqual({
    userProfile: { name: 'Inès', experience: 'Caissière, Carrefour', skills: ['Excel'] },
  })
  expect(selfDescription({ profile: blankProfile, brief: blankBrief })).toEqual({})
})

describe('generation', () => {
  const letter: GeneratedLetter = { content: 'Madame,', seed: 3, missing: [], writer: 'composer' }
  it('phases only move forward', () => {
    const half = generation(
      { phase: 'writing', progress: 0.5, words: 10 },
      { type: 'progressed', progress: 0.4, words: 11 },
    )
    expect(half).toEqual({ phase: 'writing', progress: 0.5, words: 11 })
    expect(generation({ phase: 'stopped' }, { type: 'progressed', progress: 0.6, words: 12 })).toEqual({
      phase: 'stopped',
    })
  })
  it('starts again when the built-in writer takes over, and keeps the fallback flag', () => {
    const fallback = { code: 'cut-off', message: 'Le service s’est interrompu.' } as const
    const half = generation({ phase: 'writing', progress: 0.5, words: 10 }, { type: 'restarted', fallback })
    expect(half).toEqual({ phase: 'writing', progress: 0, words: 0, fallback })
    const further = generation(half, { type: 'progressed', progress: 0.2, words: 4 })
    expect(further).toEqual({ phase: 'writing', progress: 0.2, words: 4, fallback })
    const done = generation(further, { type: 'finished', letter: { ...letter, fallback }, words: 1 })
    expect(done).toMatchObject({ phase: 'written', writer: 'composer', fallback })
    expect(generation({ phase: 'stopped' }, { type: 'restarted', fallback })).toEqual({ phase: 'stopped' })
  })
  it('cannot be stopped once written', () => {
    const written = generation(
      { phase: 'writing', progress: 1, words: 1 },
      { type: 'finished', letter, words: 1 },
    )
    expect(generation(written, { type: 'stopped' })).toBe(written)
  })
})

describe('the plan kept with a letter', () => {
  it('comes before what the device has; a letter without one leaves it', () => {
    const brief = {
      ...blankBrief,
      answers: { whyThem: 'Vos roses.', proudOf: 'Vingt mariages.' },
      excludedFacts: ['0199c000-0000-7000-8000-000000000001'],
      plan: {
        ...{ denied: ['tool:excel'], chosen: { a: ['card'] }, order: ['b', 'a'] },
        wordings: { 'Filmage palette': 'filmer les palettes' },
      },
    }
    const kept = keptPlan(brief)
    expect(KeptPlan.parse(kept)).toEqual(kept)
    const other = { ...blankBrief, prompt: 'Court.', answers: { whyThem: 'Autre.', fit: 'Le calme.' } }
    expect(withKeptPlan(other, null)).toBe(other)
    expect(withKeptPlan(other, kept)).toEqual({
      ...brief,
      prompt: 'Court.',
      answers: { whyThem: 'Vos roses.', fit: 'Le calme.', availability: '' },
    })
  })

  it('has no wordings where a device stored it without', () => {
    const { wordings: _, ...former } = keptPlan(blankBrief)
    expect(withKeptPlan(blankBrief, former as KeptPlan).plan).toEqual(blankBrief.plan)
  })

  it('stays within the limits of the contract', () => {
    const needs = Array.from({ length: 60 }, (_, at) => `need-${at}`)
    const wordings = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`Ligne ${at}`, '']))
    const kept = keptPlan({ ...blankBrief, plan: { denied: needs, chosen: {}, order: needs, wordings } })
    expect(KeptPlan.safeParse(kept).success).toBe(true)
    expect([kept.denied.at(-1), kept.order[0]]).toEqual(['need-59', 'need-0'])
    expect(kept.wordings).toHaveProperty('Ligne 69')
  })
})
