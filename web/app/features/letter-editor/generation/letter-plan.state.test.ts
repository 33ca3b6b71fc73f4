import { PlanRequest } from '@lettrine/contract/generation'
import { PlanAnswers } from '@lettrine/contract/letter-plan'
import { expect, it } from 'vitest'
import { aCareer, cardId } from '../../../../testing/career-fixtures.ts'
import { aPair } from '../../../../testing/plan-fixtures.ts'
import { blankDraft } from '../autosave/letter-draft.ts'
import { blankBrief } from './generation.state.ts'
import {
  noChoices,
  orderedPairs,
  planAnswers,
  planRequest,
  proofOf,
  withDenial,
  withMove,
  withProof,
} from './letter-plan.state.ts'

const till = aPair('keep-till', 'tenir la caisse', [
  { fact: cardId(1), reason: 'same-task' },
  { fact: cardId(2), reason: 'close-task' },
])

it('asks for a plan once there is a post, without the fields that are blank', () => {
  expect(planRequest(blankDraft, blankBrief)).toBeUndefined()
  const asked = planRequest({ ...blankDraft, jobTitle: 'Fleuriste' }, blankBrief)
  expect(asked).toEqual({
    ...{ jobTitle: 'Fleuriste', company: '', type: 'job_application', tone: 'professional', language: 'fr' },
  })
  expect(PlanRequest.safeParse(asked).success).toBe(true)
})

it('gives the chosen proof, else the best one, also when the chosen one is gone', () => {
  expect(proofOf(till, noChoices)?.fact).toBe(cardId(1))
  const choices = withProof(noChoices, till, cardId(2))
  expect(choices.chosen).toEqual({ 'keep-till': [cardId(2)] })
  expect(proofOf(till, choices)?.fact).toBe(cardId(2))
  expect(proofOf({ ...till, proofs: till.proofs.slice(0, 1) }, choices)?.fact).toBe(cardId(1))
  expect(withProof(choices, till, cardId(1))).toEqual(noChoices)
})

it('sends nothing without a choice, and no card that the letter does not use', () => {
  expect(planAnswers(noChoices, [], aCareer())).toBeUndefined()
  const choices = withDenial(withProof(noChoices, till, cardId(2)), 'tool:excel', true)
  const sent = planAnswers(choices, [], aCareer())
  expect(PlanAnswers.parse(sent)).toEqual({
    ...{ denied: ['tool:excel'], chosen: { 'keep-till': [cardId(2)] }, order: [], wordings: {} },
  })
  const unchosen = { denied: ['tool:excel'], chosen: {}, order: [] }
  expect(planAnswers(choices, [cardId(2)], aCareer())).toEqual(unchosen)
  expect(planAnswers(choices, [], aCareer({ jobs: [] }))).toEqual(unchosen)
  expect(planAnswers(choices, [], undefined)?.chosen).toEqual({ 'keep-till': [cardId(2)] })
  expect(withDenial(choices, 'tool:excel', false).denied).toEqual([])
})

it('moves a need, and forgets the order that is the one of their strength', () => {
  const pairs = ['a', 'b', 'c'].map((id) => aPair(id, id, []))
  const shown = (choices: typeof noChoices, among = pairs) =>
    orderedPairs(among, choices).map(({ need }) => need.id)
  const risen = withMove(noChoices, pairs, 'c', -1)
  expect(shown(risen)).toEqual(['a', 'c', 'b'])
  expect(PlanAnswers.parse(planAnswers(risen, [], undefined))).toEqual(risen)
  expect(withMove(risen, pairs, 'c', 1)).toEqual(noChoices)
  expect(shown(withMove(risen, pairs, 'b', 1))).toEqual(['a', 'c', 'b'])
  expect(withMove(risen, pairs, 'unknown', 1)).toBe(risen)
  // The offer has changed: what it no longer asks is passed over, what it now asks follows.
  expect(
    shown(
      risen,
      ['new', 'b', 'c'].map((id) => aPair(id, id, [])),
    ),
  ).toEqual(['c', 'b', 'new'])
})
