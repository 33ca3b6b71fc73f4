import { plainLetters } from '../../../french/plain-letters.ts'
import type { Need } from '../../../plan/offer-needs.ts'
import type { Sentence } from '../../draft.ts'
import { only } from '../../draft.ts'
import * as proofs from '../proofs.fr.ts'
import { stemsOf } from '../tell-job.ts'
import { isInTitle, isStrong, type Progress, proofBy, sharesWords } from './progress.ts'

/** Letters that say once more what they answer. */
const maxRecalls = 1

/** What is asked in passing is not worth a sentence: a weight, and a share of that of what is asked for most. */
const recalledWeight = 2.4
const recalledShare = 0.7

/**
 * What they ask that the tasks just told have answered, in other words: «Votre poste demande justement de traiter les
 * réclamations et de constituer les dossiers.»
 */
export function recall(progress: Progress): Sentence[] {
  const { letter, scribe, named, toldTasks } = progress
  const { plan } = letter
  if (!named || !plan.needs.isPosted || progress.recalls >= maxRecalls) return []
  const most = Math.max(...plan.needs.needs.map(({ kind, weight }) => (kind === 'task' ? weight : 0)), 0)
  const answered = plan.pairs.filter(({ need }) => {
    const own = proofBy(plan.pairs, need, named)
    return (
      need.kind === 'task' &&
      need.isStated !== false &&
      need.weight >= Math.max(recalledWeight, recalledShare * most) &&
      (need.concept?.weight ?? 0) > 1 &&
      isOfDomain(need, plan.needs.code) &&
      isStrong(own) &&
      own?.task !== undefined &&
      toldTasks.has(own.task.text) &&
      !isEcho(need, own.task.text) &&
      !progress.words.includes(plainLetters(need.label)) &&
      !isInTitle(need, plan.needs.title)
    )
  })
  const [first] = answered
  if (!first) return []
  const second = answered.slice(1).find(({ need }) => !sharesWords(need, first.need))
  const said = scribe.say(
    second ? proofs.recalledPairs : proofs.recalled,
    { ...letter.slots, q1: first.need.label, ...(second && { q2: second.need.label }) },
    { facts: [named.id], needs: [first, ...(second ? [second] : [])].map(({ need }) => need.id) },
  )
  if (said) progress.recalls += 1
  return only(said)
}

/** Whether the task says what is asked in its very words. */
const isEcho = ({ label }: Need, task: string): boolean => {
  const own = stemsOf(label)
  const known = stemsOf(task)
  return own.every((stem) => known.includes(stem))
}

/** «Désherber» the collections of a library is no gardening: what is of another domain than the post is not recalled. */
const isOfDomain = ({ concept }: Need, code: string | undefined): boolean =>
  concept !== undefined &&
  (concept.occupations.length === 0 || concept.occupations.some((one) => one.charAt(0) === code?.charAt(0)))
