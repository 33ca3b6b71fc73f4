import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { sampleOffers } from '../../testing/composer/sample-offers.ts'
import { samplePeople } from '../../testing/composer/sample-profiles.ts'
import type { Case } from '../../testing/corpus/case.ts'
import { clean, cleanLetters, faulty } from '../../testing/corpus.ts'
import { readCase, readLabels } from '../../testing/read-case.ts'
import { compose } from '../composer/compose.ts'
import type { Finding } from './finding.ts'
import { proofread, rules, summarize } from './proofread.ts'

/** The labels of a text that no finding bears. */
function missedIn(one: Case): string[] {
  const found = new Set(readLabels(one).map(({ rule }) => rule))
  return one.rules.filter((rule) => !found.has(rule))
}

function fixed(text: string, findings: readonly Finding[]): string {
  return findings
    .filter(({ fix }) => fix !== undefined)
    .sort((one, other) => other.start - one.start)
    .reduce((content, { start, end, fix }) => content.slice(0, start) + fix + content.slice(end), text)
}

describe('the corpus', () => {
  it.each(faulty.map((one) => [one.text, one] as const))('marks %j', (_, one) => {
    expect(missedIn(one)).toEqual([])
  })
  it.each(faulty.filter(({ becomes }) => becomes).map((one) => [one.text, one] as const))(
    'mends %j',
    (_, one) => {
      const mended = fixed(one.text, readCase(one))
      expect(mended).toBe(one.becomes)
    },
  )
  it.each([...clean, ...cleanLetters].map((one) => [one.text, one] as const))('leaves %j', (_, one) => {
    expect(readLabels(one)).toEqual([])
  })
  it('has four faulty and four clean texts for each rule', () => {
    const few = rules.filter(({ id }) => {
      const broken = faulty.filter((one) => one.rules.includes(id)).length
      const nearCases = [...clean, ...cleanLetters].filter(({ nearRule }) => nearRule === id).length
      return broken < 4 || nearCases < 4
    })
    expect(few.map(({ id }) => id)).toEqual([])
  })
})

describe('proofread', () => {
  it('gives offsets inside the text for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...faulty.map(({ text }) => text)),
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

  it('finds neither error nor warning in composed letters', () => {
    const tones = ['professional', 'casual', 'enthusiastic', 'formal'] as const
    const types = ['job_application', 'scholarship', 'internship', 'motivation'] as const
    const wrong = sampleOffers.flatMap((offer, index) =>
      samplePeople.slice(0, 4).flatMap((person) =>
        tones.flatMap((tone) =>
          types.flatMap((type) => {
            const request = {
              jobTitle: offer.title,
              company: offer.company,
              offer: offer.text,
              ...person,
              year: 2026,
            }
            const { content } = compose({ ...request, tone, language: 'fr', type }, index)
            return proofread(content, { language: 'fr', context: { company: offer.company, type } })
              .filter(({ severity }) => severity !== 'advice')
              .map(({ rule, start, end }) => `${rule}: ${content.slice(Math.max(0, start - 20), end + 20)}`)
          }),
        ),
      ),
    )
    expect(wrong).toEqual([])
  }, 60_000)

  it('finds the same errors with straight and curly apostrophes', () => {
    const deaf = faulty.flatMap((one) => {
      const typed = { ...one, text: one.text.replaceAll('’', "'") }
      return missedIn(typed)
        .filter((rule) => rule !== 'typography')
        .map((rule) => `${rule}: ${typed.text}`)
    })
    expect(deaf).toEqual([])
  })

  it('reports a long letter without a figure, and one that is too long', () => {
    const sentence = 'Votre maison reçoit des clients fidèles que je sais servir. '
    const rulesOf = (times: number) =>
      proofread(sentence.repeat(times).trim(), { language: 'fr' }).map(({ rule }) => rule)
    expect(rulesOf(15)).toContain('no-figure')
    expect(rulesOf(60)).toContain('too-long')
    expect(rulesOf(3)).toEqual([])
  })
})
