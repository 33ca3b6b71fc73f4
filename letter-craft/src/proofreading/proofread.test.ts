import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { allExamples } from '../../testing/all-examples.ts'
import { letterFrom } from '../../testing/composer/letter-from.ts'
import { sampleOffers } from '../../testing/composer/sample-offers.ts'
import { samplePeople } from '../../testing/composer/sample-profiles.ts'
import { readText } from '../../testing/read-text.ts'
import { cleanAgreements, cleanVerbs } from './clean-grammar.cases.ts'
import { cleanProse } from './clean-prose.cases.ts'
import { proofread, summarize } from './proofread.ts'

const faultyTexts = allExamples.filter(({ faults }) => faults.length > 0).map(({ text }) => text)

describe('correct prose', () => {
  it.each([...cleanProse, ...cleanAgreements, ...cleanVerbs])('is left alone: %j', (text) => {
    expect(readText(text)).toEqual([])
  })
})

describe('proofread', () => {
  it('gives offsets inside the text for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...faultyTexts),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n\n', '\r\n', '**', '- ', ' '),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom('fr' as const, 'en' as const),
        (parts, language) => {
          const content = parts.join(' ')
          const findings = proofread(content, { language })
          for (const { start, end, message } of findings) {
            expect(start).toBeGreaterThanOrEqual(0)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(content.length)
            expect(message).not.toBe('')
          }
          const { error, warning, advice } = summarize(findings)
          expect(error + warning + advice).toBe(findings.length)
        },
      ),
      propertyRuns(60, 300),
    )
  })

  it('of two corrections of the same word, keeps the one that names it', () => {
    const found = readText('J’est travaillé deux ans chez un fleuriste.')
    expect(found.map(({ rule, fix }) => [rule, fix])).toEqual([['homophone/ai-after-je', 'ai']])
  })

  it('finds neither error nor warning in composed letters', () => {
    const tones = ['professional', 'casual', 'enthusiastic', 'formal'] as const
    const types = ['job_application', 'scholarship', 'internship', 'motivation'] as const
    const wrong = sampleOffers.flatMap((offer, index) => {
      const [tone, type] = [tones[index % tones.length], types[(index >> 2) % types.length]]
      const request = {
        jobTitle: offer.title,
        company: offer.company,
        offer: offer.text,
        ...(tone && { tone }),
      }
      return samplePeople.slice(0, 4).flatMap((person) => {
        const content = letterFrom({ ...request, ...person, ...(type && { type }) }, index)
        return proofread(content, {
          language: 'fr',
          context: { company: offer.company, ...(type && { type }) },
        })
          .filter(({ severity, rule }) => severity !== 'advice' && rule !== 'placeholder')
          .map(({ rule, start, end }) => `${rule}: ${content.slice(Math.max(0, start - 20), end + 20)}`)
      })
    })
    expect(wrong).toEqual([])
  }, 60_000)

  it('reports a long letter without a figure, and one that is too long', () => {
    const sentence = 'Votre maison reçoit des clients fidèles que je sais servir. '
    const rulesOf = (times: number) =>
      proofread(sentence.repeat(times).trim(), { language: 'fr' }).map(({ rule }) => rule)
    expect(rulesOf(15)).toContain('no-figure')
    expect(rulesOf(60)).toContain('too-long')
    expect(rulesOf(3)).toEqual([])
  })
})
