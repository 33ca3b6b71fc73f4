import { describe, expect, it } from 'vitest'
import { bySize } from '../../../scripts/test-size.ts'
import * as checks from '../../testing/composer/letter-checks.ts'
import { type SampleOffer, sampleOffers } from '../../testing/composer/sample-offers.ts'
import { samplePeople } from '../../testing/composer/sample-profiles.ts'
import { compose } from './compose.ts'
import type { ComposeRequest, LetterType, Tone } from './request.ts'

const tones: readonly Tone[] = ['professional', 'casual', 'enthusiastic', 'formal']
const types: readonly LetterType[] = ['job_application', 'scholarship', 'internship', 'motivation']
const recipients = [undefined, 'Mme Claire Delmas', 'Monsieur le Directeur', 'Camille Petit']

const seedsEach = bySize(1, 3)
const patience = 60_000

function* letters(offer: SampleOffer): Generator<{ request: ComposeRequest; seed: number }> {
  let seed = 1000 * sampleOffers.indexOf(offer)
  for (const person of samplePeople)
    for (const tone of tones)
      for (const type of types) {
        const recipientName = recipients[seed % recipients.length]
        const request: ComposeRequest = {
          jobTitle: offer.title,
          company: offer.company,
          offer: offer.text,
          ...person,
          ...(recipientName && { recipientName }),
          tone,
          type,
        }
        for (let one = 0; one < seedsEach; one++) yield { request, seed: seed++ }
      }
}

describe('every composed letter in English', () => {
  it.each(sampleOffers.map((offer) => [offer.title, offer] as const))(
    'passes every check: %s',
    (_, offer) => {
      const wrong = new Map<string, string>()
      for (const { request, seed } of letters(offer)) {
        const { content } = compose(request, seed)
        for (const fault of checks.faults(content, request))
          if (!wrong.has(fault)) wrong.set(fault, `${seed} ${request.type}/${request.tone}\n${content}`)
      }
      expect(
        [...wrong]
          .slice(0, 12)
          .map(([fault, letter]) => `${fault}\n${letter}`)
          .join('\n\n=====\n'),
      ).toBe('')
    },
    patience,
  )

  it('is equal for equal seeds, and different for others', () => {
    const [offer, person] = [sampleOffers[0], samplePeople[2]]
    const request: ComposeRequest = {
      jobTitle: offer?.title ?? '',
      company: offer?.company ?? '',
      ...(offer && { offer: offer.text }),
      ...person,
      tone: 'professional',
      type: 'job_application',
    }
    expect(compose(request, 7)).toEqual(compose(request, 7))
    const letters = Array.from({ length: 12 }, (_, seed) => compose(request, seed).content)
    expect(new Set(letters).size).toBeGreaterThanOrEqual(11)
    expect(
      new Set(letters.map((letter) => letter.split('\n\n')[1]?.split('.')[0])).size,
    ).toBeGreaterThanOrEqual(6)
  })

  it('asks at most four questions of an empty profile', () => {
    const letter = compose(
      {
        jobTitle: 'Cariste',
        company: 'Logi',
        tone: 'formal',
        type: 'job_application',
      },
      1,
    )
    expect(letter.missing).toHaveLength(4)
    expect(letter.facts).toEqual({ profile: 0, offer: 0, interview: 0 })
  })
})

describe('each check catches a bad letter', () => {
  const request: ComposeRequest = {
    jobTitle: 'Waiter',
    company: 'Orange',
    profile: { experience: 'Three years at Onet', education: 'BTS gestion en cours', skills: ['Word'] },
    tone: 'professional',
    type: 'job_application',
  }
  const good =
    'Dear Hiring Manager,\n\nI am applying for the post of waiter at Orange. My work at Onet has taught me Word.\n\nYours faithfully,'
  it('a good letter passes every check', () => {
    expect(checks.faults(good, request)).toEqual([])
  })
  it.each([
    ['noPlaceholder', 'at Orange', 'at Orange, [company]'],
    ['correctTypography', 'Onet has', "Onet's team has"],
    ['mentionsJobTitle', 'Orange', 'Blue'],
    ['mentionsJobTitle', 'waiter', 'cook'],
    ['inventsNoNumber', 'at Orange', 'at Orange after 7 years of work'],
    ['inventsNoName', 'at Orange', 'at Orange and like Salesforce'],
    ['omitsLegalForm', 'at Orange', 'at Orange SA'],
    ['claimsNoUnfinishedDiploma', 'Word.', 'Word. I hold a BTS gestion.'],
    ['mentionsEverySkill', 'Word', 'Excel'],
    ['closingMatchesOpening', 'faithfully', 'sincerely'],
    ['variesSentences', 'Word.', 'Word. My work at Orange would be useful.'],
    ['variesSentences', 'Word.', `Word${' and very long'.repeat(12)}.`],
  ] as const)('%s: %s → %s', (name, before, after) => {
    const check = checks.letterChecks.find((one) => one.name === name)!
    expect(check(good.replace(before, after), request)).not.toEqual([])
  })
})
