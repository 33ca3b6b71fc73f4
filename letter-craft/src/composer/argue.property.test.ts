import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySize } from '../../../scripts/test-size.ts'
import { requests } from '../../testing/argued-requests.ts'
import { sampleJobs, sampleOffers } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { testSeeds } from '../../testing/seed-properties.ts'
import { proofread } from '../proofreading/proofread.ts'
import { argueLetter } from './argue.ts'

const knowledge = testKnowledge()
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

testSeeds(requests, Math.ceil(runs / 8))
