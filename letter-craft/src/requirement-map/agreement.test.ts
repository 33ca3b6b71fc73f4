import { expect, test } from 'vitest'
import { sampleJobs, sampleOffers } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { argueLetter } from '../composer/argue.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { readPostedOffer } from '../offers/read-posted-offer.ts'
import { isNamedIn } from '../plan/concept.ts'
import { mapRequirements } from './map-requirements.ts'
import { pointsOf } from './points.ts'

const knowledge = testKnowledge()
const held = {
  education: [],
  certificates: [{ id: 'licence', name: 'Permis B', year: '' }],
  languages: [],
  tools: [{ id: 'excel', name: 'Excel' }],
  interests: [],
}

/** For each need that a sentence of the composer argues with a card: what the panel says of its point of the offer. */
function judgements(): string[] {
  return sampleOffers.flatMap(({ title, company, text: offer }) =>
    [0, 6, 12, 18, 24].flatMap((from) => {
      const jobs = sampleJobs
        .slice(from, from + 2)
        .map((card, index) => ({ ...card, id: `job-${index}`, from: '2019', to: '2023', current: false }))
      const request = { jobTitle: title, company, offer, cards: { jobs, ...held } }
      const manner = { gender: 'feminine', type: 'job_application', tone: 'professional' } as const
      const { content, facts, plan } = argueLetter(
        { ...request, ...manner, now: { year: 2026, month: 11 } },
        1,
        knowledge,
      )
      const posted = readPostedOffer(offer, {}, knowledge.speller.french?.morphology)
      const points = mapRequirements(pointsOf(posted, offer), { content, language: 'fr', offer, profile: [] })
      const argued = facts.filter((sentence) => sentence.facts.length > 0).flatMap(({ needs }) => needs)
      return argued.flatMap((id) => {
        const need = plan.needs.needs.find((one) => one.id === id)
        const isAbout = (text: string) =>
          need?.concept ? isNamedIn(need.concept, text) : text.includes(plainLetters(need?.label ?? id))
        return points
          .filter(({ text }) => isAbout(plainLetters(text)))
          .map(({ answer, mention }) => (answer ? 'answered' : mention ? 'mentioned' : 'absent'))
      })
    }),
  )
}

test('the panel calls hardly anything absent that the composer has argued', () => {
  const said = judgements()
  const share = (judgement: string) => said.filter((one) => one === judgement).length / said.length
  expect(said.length).toBeGreaterThan(15)
  expect(share('answered')).toBeGreaterThan(0.75)
  expect(share('absent')).toBeLessThan(0.1)
})
