import { describe, expect, it, test } from 'vitest'
import { sampleJobs, sampleOffers } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { argueLetter } from '../composer/argue.ts'
import { countWords } from '../text/measure.ts'
import { measureVoice } from './measure-voice.ts'
import { turns } from './turns.fr.ts'
import { noChoices, type Voice, voiceOf } from './voice.ts'

const sentence = 'Je range les rayons du magasin avec deux collègues.'
const longer =
  'Par ailleurs, je prépare les commandes des clients du magasin et je forme les nouveaux collègues à la caisse.'
const repeated = (one: string, times: number) => Array.from({ length: times }, () => one).join(' ')

describe('habits', () => {
  it('need two texts and enough words', () => {
    expect(measureVoice([repeated(sentence, 40)])).toBeUndefined()
    expect(measureVoice([sentence, longer])).toBeUndefined()
    expect(measureVoice([repeated(sentence, 8), repeated(longer, 4)])).toMatchObject({ sentenceWords: 9 })
  })

  it('are the median sentence, the turns that come back, and those that never come', () => {
    const measured = measureVoice([repeated(longer, 22), repeated(longer, 20)])
    expect(measured).toMatchObject({ sentences: 42, sentenceWords: 19, favourites: ['par-ailleurs'] })
    expect(measured?.unused).toContain('en-outre')
    expect(measured?.unused).not.toContain('par-ailleurs')
    // Too short to tell what is never used.
    expect(measureVoice([repeated(sentence, 8), repeated(longer, 4)])?.unused).toEqual([])
  })

  it.each([
    ['Je me permets de vous écrire. Veuillez agréer l’assurance de ma considération.', 'formal'],
    ['Bonjour, j’aimerais en parler avec vous. Merci et à bientôt !', 'plain'],
    ['Je range les rayons et je tiens la caisse.', undefined],
  ])('«%s» is %s', (manner, formality) => {
    expect(measureVoice([repeated(sentence, 16), manner])?.formality).toBe(formality)
  })

  it('leave salutations and signatures aside', () => {
    const letter = `Madame, Monsieur,\n\n${repeated(sentence, 8)}\n\nInès Petit`
    expect(measureVoice([letter, letter])?.sentences).toBe(16)
  })
})

test('what a person chose comes before what was measured', () => {
  const habits = {
    ...{ words: 400, sentences: 30, sentenceWords: 13, formality: 'formal' as const },
    ...{ favourites: ['de-plus', 'donc'], unused: ['en-outre', 'aussi'] },
  }
  expect(voiceOf(habits, noChoices)).toEqual({
    ...{ sentenceWords: 13, formality: 'formal', favourites: ['de-plus', 'donc'] },
    avoided: ['en-outre', 'aussi'],
  })
  const choices = {
    ...({ sentences: 'short', formality: 'any' } as const),
    turns: { donc: 'avoided', aussi: 'any', colon: 'favourite' } as const,
  }
  expect(voiceOf(habits, choices)).toEqual({
    ...{ sentenceWords: 11, favourites: ['colon', 'de-plus'], avoided: ['donc', 'en-outre'] },
  })
})

describe('a letter in a person’s voice', () => {
  const knowledge = testKnowledge()
  const ofShop = [
    [],
    ['préparer les vitrines', 'accueillir la clientèle', 'étiqueter les produits'],
    ['vendre des produits régionaux', 'réceptionner les livraisons', 'ranger la réserve'],
  ]
  const cards = {
    // Each has enough to tell of the post that is sought.
    jobs: sampleJobs.slice(0, 3).map((card, index) => ({
      ...{ ...card, id: `job-${index}`, from: `${2018 + index}`, to: `${2019 + index}`, current: false },
      tasks: [...card.tasks, ...(ofShop[index] ?? [])],
    })),
    ...{ education: [], certificates: [], languages: [], tools: [], interests: [] },
  }
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)
  const write = (seed: number, voice?: Voice) => {
    const { content, facts } = argueLetter(
      {
        ...{ jobTitle: 'Vendeuse', company: 'Les Halles', cards, gender: 'feminine' },
        ...{ type: 'job_application', tone: 'professional', now: { year: 2026, month: 11 } },
        offer: sampleOffers[0].text,
        ...(voice && { voice }),
      },
      seed,
      knowledge,
    )
    // A question to the person is no sentence of theirs.
    return facts
      .map((source) => ({ ...source, said: content.slice(source.start, source.end) }))
      .filter(({ said }) => !said.startsWith('[['))
  }
  const medianOf = (voice: Voice) => {
    const lengths = seeds
      .flatMap((seed) => write(seed, voice))
      // What tells of cards may be long or short; the application and its end are as they are.
      .flatMap(({ said, facts }) => (facts.length > 0 ? countWords(said) : []))
      .sort((a, b) => a - b)
    return lengths[Math.floor(lengths.length / 2)] ?? 0
  }

  it('has the length of its sentences', () => {
    const plain = { favourites: [], avoided: [] }
    const [short, long] = [
      medianOf({ ...plain, sentenceWords: 9 }),
      medianOf({ ...plain, sentenceWords: 22 }),
    ]
    expect(long).toBeGreaterThanOrEqual(short + 3)
  })

  it('does without the turns it avoids, and has more of those it likes', () => {
    const share = (id: string, voice?: Voice) => {
      const pattern = turns.find((turn) => turn.id === id)?.pattern as RegExp
      return seeds.filter((seed) => write(seed, voice).some(({ said }) => pattern.test(said))).length
    }
    const wanted = { favourites: ['semicolon'], avoided: ['colon', 'aussi', 'en-outre'] }
    for (const id of wanted.avoided) expect(share(id, wanted), id).toBe(0)
    expect(share('semicolon', wanted)).toBeGreaterThan(share('semicolon'))
  })
})
