import type { AskedPlan, KeptPlan, LetterPair } from '@lettrine/contract/letter-plan'
import { cardId } from './career-fixtures.ts'

export const aPair = (
  id: string,
  label: string,
  proofs: LetterPair['proofs'],
  fields: Partial<LetterPair['need']> = {},
): LetterPair => ({ need: { id, kind: 'task', label, must: false, ...fields }, proofs })

/** What a letter keeps of its plan. */
export const aKeptPlan = (fields: Partial<KeptPlan> = {}): KeptPlan => ({
  ...{ denied: [], chosen: {}, order: [], wordings: {}, motive: '', start: '', excludedFacts: [] },
  ...fields,
})

/** Nothing is asked and nothing is told. */
export const emptyPlan: AskedPlan = {
  ...{ situation: 'unsolicited', pairs: [], unanswered: [], questions: [], argued: [], leftOut: [] },
  wordings: [],
}

/** The plan of a letter to a florist from the cards of `aCareer`: two tasks, a licence, and two needs unanswered. */
export const aPlan = (fields: Partial<AskedPlan> = {}): AskedPlan => ({
  ...emptyPlan,
  situation: 'same-occupation',
  pairs: [
    aPair('keep-till', 'tenir la caisse', [
      { fact: cardId(1), reason: 'same-task', task: 'tenir la caisse' },
      { fact: cardId(2), reason: 'close-task' },
    ]),
    aPair('arrange-flowers', 'composer des bouquets', [
      { fact: cardId(2), reason: 'same-occupation' },
      { fact: cardId(4), reason: 'studied' },
    ]),
    aPair('licence:permis b', 'permis B', [{ fact: cardId(5), reason: 'held' }], {
      kind: 'licence',
      must: true,
    }),
  ],
  unanswered: [
    { id: 'diploma', kind: 'diploma', label: 'BP fleuriste', must: true },
    { id: 'water-plants', kind: 'task', label: 'entretenir les plantes', must: false },
  ],
  questions: [
    { kind: 'diploma', need: 'diploma', text: 'L’offre demande un diplôme. L’avez-vous\u00a0?' },
    { kind: 'motive', text: 'Pourquoi eux\u00a0? Une phrase à vous.' },
  ],
  argued: [cardId(1), cardId(2)],
  ...fields,
})
