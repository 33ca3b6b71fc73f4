import { type GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { describe, expect, it } from 'vitest'
import { blankDraft } from '../autosave/letter-draft.ts'
import {
  blankBrief,
  blankProfile,
  canGenerate,
  generation,
  generationRequest,
  profileFacts,
} from './generation.state.ts'

const draft = { ...blankDraft, jobTitle: 'Libraire', company: 'Éditions du Quai' }

describe('canGenerate', () => {
  it.each([
    ['', '', false],
    ['Libraire', ' ', false],
    ['\u00a0', 'Éditions du Quai', false],
    ['Libraire', 'Éditions du Quai', true],
  ])('%j at %j: %s', (jobTitle, company, expected) => {
    expect(canGenerate({ jobTitle, company })).toBe(expected)
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

  it('splits lists at commas, trims them and drops the empty ones', () => {
    const profile = { ...blankProfile, skills: ' accueil, ,caisse ,', achievements: ',' }
    expect(generationRequest(draft, profile, blankBrief, 7).userProfile).toEqual({
      skills: ['accueil', 'caisse'],
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

it('counts the facts of a profile', () => {
  expect(profileFacts({ ...blankProfile, gender: 'feminine' })).toBe(0)
  expect(profileFacts({ ...blankProfile, name: 'Inès', skills: 'a, b' })).toBe(3)
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
