import { expect, it } from 'vitest'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { createRelevance } from './relevance.ts'

const { occupations } = testKnowledge()
const offer = [
  { text: 'Animer des ateliers de mémoire et organiser des fêtes pour les résidents', weight: 1 },
]

it.each([
  ['aider des personnes âgées à domicile', 'développer une interface en React'],
  ['organiser des activités de loisirs', 'facturer les prestations'],
  ['soutien dans des maisons de retraite', 'administrer les serveurs'],
])('«%s» is nearer to an offer in other words than «%s»', (near, far) => {
  const { of } = createRelevance(offer, 'G1202', occupations)
  expect(of(near)).toBeGreaterThan(of(far))
})

it('says nothing of words that the register does not have', () => {
  expect(createRelevance(offer, undefined, occupations).of('zzq xqv')).toBe(0)
})
