import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySize } from '../../../../scripts/test-size.ts'
import { requests } from '../../../testing/argued-requests.ts'
import { testKnowledge } from '../../../testing/composer-knowledge.ts'
import { testSeeds } from '../../../testing/seed-properties.ts'
import { plainLetters } from '../../french/plain-letters.ts'
import { proofread } from '../../proofreading/proofread.ts'
import { readDictionary } from '../../spelling/affix-dictionary.ts'
import { createSpeller } from '../../spelling/speller.ts'
import { type ArguedRequest, argueLetter, frameCounts } from '../argue.ts'

const knowledge = testKnowledge()
const english = requests.map((request): ArguedRequest => ({ ...request, language: 'en' }))
const runs = bySize(120, 3000)

const read = ({ aff, dic }: typeof british) => {
  const decoder = new TextDecoder()
  return readDictionary({ aff: decoder.decode(aff), dic: decoder.decode(dic) })
}
const speller = createSpeller([read(british), read(american)], 'en')

/** Names of French diplomas and licences that a letter glosses. */
const ownNames = /^(?:BTS|CAP|CACES|R\d+|BAFA|SST|grandes|écoles|pre-production)$/u

/** What no letter of ours says. */
const unsaid =
  /strong interest|passionate|fast-paced|hard-working|team player|do not hesitate|undefined|\{|\}|\s{3}|,,|\.\.|(?<!\p{L})an? (?:an?|the)(?!\p{L})/iu

test('a letter says only what cards and offer say, in English alone, and nothing twice', () => {
  fc.assert(
    fc.property(english, fc.nat(10_000), (request, seed) => {
      const { content, facts } = argueLetter(request, seed, knowledge)
      const told = JSON.stringify([request.cards, request.jobTitle, request.company, request.offer])

      for (const number of content.match(/\d+/gu) ?? []) expect(told, content).toContain(number)

      // Every word is English, or in the names that cards and offer give.
      const names = plainLetters(told)
      const words = content.replace(/“[^”]*”/gu, ' ').match(/[\p{L}\d’-]+/gu) ?? []
      const foreign = words.filter(
        (word) =>
          !speller.knows(word) &&
          !/\d/u.test(word) &&
          !ownNames.test(word) &&
          !(/^\p{Lu}/u.test(word) && names.includes(plainLetters(word.replace(/’s$/u, '')))),
      )
      const ofNames = foreign.filter((word) => !/^(?:de|du|des|la|le|les|et|aux?|d’.*|l’.*)$/u.test(word))
      expect(ofNames, content).toEqual([])

      const faults = proofread(content, { language: 'en' }).filter(
        ({ severity, rule }) => severity === 'error' && rule !== 'placeholder',
      )
      expect(
        faults.map(({ rule, start, end }) => `${rule}: ${content.slice(start, end)}`),
        content,
      ).toEqual([])

      const sentences = facts.map(({ start, end }) => content.slice(start, end))
      expect(new Set(sentences).size, content).toBe(sentences.length)
      expect(unsaid.exec(content)?.[0], content).toBeUndefined()
      // A sentence speaks of cards that exist.
      const ids = new Set(
        [
          request.cards.jobs,
          request.cards.education,
          request.cards.certificates,
          request.cards.languages,
          request.cards.tools,
        ]
          .flat()
          .map(({ id }) => id),
      )
      for (const sentence of facts) for (const id of sentence.facts) expect(ids).toContain(id)
    }),
    { numRuns: runs },
  )
})

test('contractions only in the casual tone', () => {
  fc.assert(
    fc.property(english, fc.nat(10_000), (request, seed) => {
      const { content } = argueLetter(request, seed, knowledge)
      if (request.tone !== 'casual')
        expect(content).not.toMatch(/(?<!\p{L})(?:I’[dm]|[Yy]ou’re|[Ii]t’s|don’t|[Ll]et’s)(?!\p{L})/u)
    }),
    { numRuns: Math.ceil(runs / 4) },
  )
})

testSeeds(english, Math.ceil(runs / 8))

test('no frame stands in more than one letter of ten', () => {
  const counts = new Map<string, number>()
  const letters = fc.sample(english, { numRuns: bySize(200, 2000), seed: 7 })
  for (const [seed, request] of letters.entries())
    for (const frame of frameCounts(argueLetter(request, seed, knowledge)).keys())
      counts.set(frame, (counts.get(frame) ?? 0) + 1)
  const often = [...counts]
    .filter(([, count]) => count > letters.length * 0.1)
    .sort(([, one], [, other]) => other - one)
  expect(often).toEqual([])
})
