import { expect, test } from 'vitest'
import { sampleEducation, sampleJobs, sampleOffers } from '../../testing/argued-samples.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { type ArguedRequest, argueLetter, gateFor, prepareArgument } from '../composer/argue.ts'
import { seededRandom } from '../composer/seeded-random.ts'
import { concepts } from '../plan/all-concepts.ts'
import { tellableFacts, textsOfFact } from '../plan/tellable-facts.ts'
import { createSentenceCheck } from './check-sentence.ts'

const letters = 25
const maxRefused = 0.02

function drawRequest(seed: number): ArguedRequest {
  const random = seededRandom(seed, 'true-sentences')
  const offer = random.shuffle(sampleOffers)[0]!
  return {
    ...{ jobTitle: offer.title, company: offer.company, offer: offer.text, gender: 'feminine' },
    ...{ type: 'job_application', tone: 'professional', now: { year: 2026, month: 11 } },
    cards: {
      jobs: random
        .shuffle(sampleJobs)
        .slice(0, 3)
        .map((job, at) => ({
          ...{ ...job, id: `job-${at}`, from: `${2012 + 4 * at}`, to: `${2015 + 4 * at}` },
        })),
      education: random
        .shuffle(sampleEducation)
        .slice(0, 1)
        .map((card) => ({ ...card, id: 'education', from: '', to: '2012', status: 'obtained' as const })),
      certificates: [{ id: 'licence', name: 'Permis B', year: '' }],
      languages: [{ id: 'english', name: 'Anglais', level: 'courant', cefr: '' }],
      tools: [{ id: 'excel', name: 'Excel' }],
      interests: [],
    },
  }
}

test('what the composer states of the cards passes the gate of models', () => {
  const knowledge = testKnowledge()
  const refused: string[] = []
  let all = 0
  for (let seed = 1; seed <= letters; seed++) {
    const request = drawRequest(seed)
    const gate = gateFor(request, knowledge.speller)
    const { facts, plan } = prepareArgument(request, knowledge, gate)
    const check = createSentenceCheck({
      ...{
        language: 'fr',
        offer: request.offer ?? '',
        secrets: [],
        year: 2026,
        concepts,
        isSound: gate.isSound,
      },
      fields: [request.jobTitle, request.company],
      facts: tellableFacts(facts, plan.silenced, request.now).map((fact) => ({
        id: fact.id,
        texts: textsOfFact(fact, facts),
      })),
    })
    const { content, facts: spans } = argueLetter(request, seed, knowledge)
    for (const span of spans) {
      const text = content.slice(span.start, span.end)
      if (text.includes('[[')) continue
      all += 1
      const { faults, about } = check(text, span.facts)
      if (faults.length > 0) refused.push(`${text} ${faults} ${about}`)
    }
  }
  expect(all).toBeGreaterThan(letters * 5)
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(all * maxRefused)
})
