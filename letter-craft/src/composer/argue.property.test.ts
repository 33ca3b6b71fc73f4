import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySize } from '../../../scripts/test-size.ts'
import { sampleEducation, sampleJobs, sampleOffers } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import type { CareerCards } from '../plan/facts.ts'
import { proofread } from '../proofreading/proofread.ts'
import { type ArguedRequest, argueLetter } from './argue.ts'

const knowledge = testKnowledge()
const year = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)

const jobs = fc
  .uniqueArray(
    fc.record({
      card: fc.constantFrom(...sampleJobs),
      from: year(2005, 2018),
      span: fc.nat(6),
      current: fc.boolean(),
    }),
    {
      maxLength: 5,
      selector: ({ card }) => card.employer,
    },
  )
  .map((drawn) =>
    drawn.map(({ card, from, span, current }, index) => {
      const isCurrent = index === 0 && current
      return {
        ...card,
        id: `job-${index}`,
        from,
        to: isCurrent ? '' : `${Number(from) + span}`,
        current: isCurrent,
      }
    }),
  )
const education = fc
  .uniqueArray(
    fc.record({ card: fc.constantFrom(...sampleEducation), to: year(2000, 2024), isOver: fc.boolean() }),
    { maxLength: 2, selector: ({ card }) => card.diploma },
  )
  .map((drawn) =>
    drawn.map(({ card, to, isOver }, index) => ({
      ...card,
      id: `education-${index}`,
      from: '',
      to,
      status: isOver ? ('obtained' as const) : ('in-progress' as const),
    })),
  )
const named = (kind: string, names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }).map((list) =>
    list.map((name, index) => ({
      id: `${kind}-${index}`,
      name,
      year: '',
      level: 'courant',
      cefr: '',
      used: false,
    })),
  )

const cards: fc.Arbitrary<CareerCards> = fc.record({
  jobs,
  education,
  certificates: named('certificate', ['Permis B', 'CACES R489 cat. 3', 'BAFA', 'SST']),
  languages: named('language', ['Anglais', 'Espagnol']),
  tools: named('tool', ['Excel', 'Sage', 'Python']),
  interests: fc.constant([]),
})
const requests: fc.Arbitrary<ArguedRequest> = fc
  .record({
    offer: fc.constantFrom(...sampleOffers),
    cards,
    gender: fc.constantFrom('feminine' as const, 'masculine' as const, undefined),
    type: fc.constantFrom(
      'job_application' as const,
      'job_application' as const,
      'internship' as const,
      'scholarship' as const,
      'motivation' as const,
    ),
    tone: fc.constantFrom(
      'professional' as const,
      'formal' as const,
      'casual' as const,
      'enthusiastic' as const,
    ),
  })
  .map(({ offer, ...rest }) => ({
    ...rest,
    jobTitle: offer.title,
    company: offer.company,
    offer: offer.text,
    now: { year: 2026, month: 11 },
  }))

const numbersIn = (text: string): string[] => text.match(/\d+/gu) ?? []
/** What no letter of ours says: worn phrases, places left empty, articles that should have joined. */
const unsaid =
  /fort de |n’hésitez pas|non seulement|undefined|\{|\}|\s{3}|,,|\.\.|’ |(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re)(?!\p{L}))/u

const runs = bySize(120, 3000)

test('a letter says only what cards and offer say, in sound French, and nothing twice', () => {
  fc.assert(
    fc.property(requests, fc.nat(10_000), (request, seed) => {
      const { content, facts } = argueLetter(request, seed, knowledge)
      const told = JSON.stringify([request.cards, request.jobTitle, request.company, request.offer])

      for (const number of numbersIn(content)) expect(told, content).toContain(number)
      const names = content.match(/(?<=\p{L} )\p{Lu}\p{Ll}{3,}/gu) ?? []
      for (const name of names)
        if (!/^(?:Madame|Monsieur)$/u.test(name))
          expect(told.toLowerCase(), content).toContain(name.toLowerCase())

      const faults = proofread(content, {
        language: 'fr',
        spelling: { speller: knowledge.speller, accepted: [told] },
      }).filter(({ severity, rule }) => severity === 'error' && rule !== 'placeholder')
      expect(
        faults.map(({ rule, start, end }) => `${rule}: ${content.slice(start, end)}`),
        content,
      ).toEqual([])

      const sentences = facts.map(({ start, end }) => content.slice(start, end))
      expect(new Set(sentences).size, content).toBe(sentences.length)
      expect(unsaid.exec(content)?.[0], content).toBeUndefined()
    }),
    { numRuns: runs },
  )
})

/** The longest word of a name: articles and legal forms may be said otherwise. */
const keyWord = (name: string) =>
  (name.match(/[\p{L}\d]+/gu) ?? []).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  )

test('applications name the employer', () => {
  const jobs = sampleJobs
    .slice(0, 2)
    .map((card, index) => ({ ...card, id: `job-${index}`, from: '2019', to: '2023', current: false }))
  const noMore = { education: [], certificates: [], languages: [], tools: [], interests: [] }
  const unnamed = sampleOffers
    .filter(({ company, text }) => company !== '' && text !== '')
    .flatMap(({ title, company, text }) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) => {
        const request = { jobTitle: title, company, offer: text, cards: { jobs, ...noMore } }
        const { content } = argueLetter(
          {
            ...request,
            gender: 'feminine',
            type: 'job_application',
            tone: 'professional',
            now: { year: 2026, month: 11 },
          },
          seed,
          knowledge,
        )
        return content.toLowerCase().includes(keyWord(company).toLowerCase()) ? [] : [content]
      }),
    )
  expect(unnamed).toEqual([])
})

test('the same seed gives the same letter, and another seed another one', () => {
  fc.assert(
    fc.property(requests, fc.nat(10_000), (request, seed) => {
      const one = argueLetter(request, seed, knowledge).content
      expect(argueLetter(request, seed, knowledge).content).toBe(one)
      if (request.cards.jobs.length > 1)
        expect(argueLetter(request, seed + 1, knowledge).content).not.toBe(one)
    }),
    { numRuns: Math.ceil(runs / 8) },
  )
})

test('sentences of other letters are not said again', () => {
  fc.assert(
    fc.property(requests, fc.nat(10_000), (request, seed) => {
      const first = argueLetter(request, seed, knowledge)
      const said = first.facts
        .map(({ start, end }) => first.content.slice(start, end))
        .filter((text) => !text.startsWith('[['))
      const avoided = new Set(
        said.map((text) =>
          text
            .normalize('NFD')
            .replace(/\p{M}/gu, '')
            .toLowerCase()
            .replace(/[^a-z0-9]+/gu, ' ')
            .trim(),
        ),
      )
      const second = argueLetter({ ...request, avoided }, seed, knowledge)
      for (const { start, end } of second.facts) expect(said).not.toContain(second.content.slice(start, end))
    }),
    { numRuns: Math.ceil(runs / 8) },
  )
})
