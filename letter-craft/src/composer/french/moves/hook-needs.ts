import type { Need } from '../../../plan/need.ts'
import { orderBonus } from '../../../plan/plan.ts'
import { isInTitle, isOfTrade, type Progress, sharesWords } from './progress.ts'

/** Needs for the first sentence: those with the best proof. */
export function hookNeeds({ letter }: Progress): Need[] {
  const { pairs, needs } = letter.plan
  const { first: ordered } = letter.plan
  const all = needs.needs.filter(({ kind }) => kind === 'task')
  const most = Math.max(...all.map(({ weight }) => weight))
  const isProven = ({ id }: Need): boolean =>
    pairs.some(({ need, proofs: [best] }) => need.id === id && best?.reason === 'same-task')
  // What the offer says in passing opens no letter.
  const isMain = (need: Need): boolean => need.weight >= (isProven(need) ? provenShare : mainShare) * most
  const tasks = all.filter(
    (need) =>
      ordered.includes(need.id) || (need.isStated !== false && isMain(need) && !isInTitle(need, needs.title)),
  )
  const strength = (need: Need): number => {
    const best = pairs.find((pair) => pair.need.id === need.id)?.proofs[0]?.reason
    const bonus = best === 'same-task' ? 2.2 : best === 'same-occupation' ? 1.6 : best === undefined ? 1 : 1.3
    // «travailler en équipe» says nothing of a post.
    const strength = need.weight * bonus * ((need.concept?.weight ?? 1) > 1 ? 1 : 0.4)
    return strength + orderBonus(letter.plan, need)
  }
  const ranked = [...tasks].sort((one, other) => strength(other) - strength(one))
  const [first] = ranked
  // Beside the first, what is surely part of the post, or what the person has done.
  const isSure = ({ id, concept, weight }: Need): boolean =>
    weight >= sureShare * most ||
    (needs.code !== undefined && concept?.occupations.some((one) => needs.code?.startsWith(one))) ||
    pairs.some(
      ({ need, proofs: [best] }) => need.id === id && (best?.reason === 'same-task' || isOfTrade(best)),
    )
  const second = ranked
    .slice(1, 5)
    .find((need) => first !== undefined && isSure(need) && !sharesWords(need, first))
  // One thing alone must be what the post is about, or what the person has done.
  const isAlone = first !== undefined && second === undefined && !ordered.includes(first.id)
  if (isAlone && !isProven(first) && first.weight < aloneShare * most) return []
  return [first, second].filter((need) => need !== undefined)
}

/** Shares of the weight of what an offer asks for most. */
const mainShare = 0.75
const provenShare = 0.6
const sureShare = 0.75
const aloneShare = 0.9

/** Whether a need is surely of this post: a task of its occupation, or one that the offer insists on. */
export const isOfPost = (need: Need | undefined, code: string | undefined): boolean =>
  need?.concept !== undefined &&
  ((code !== undefined && need.concept.occupations.some((one) => code.startsWith(one.slice(0, 3)))) ||
    (code !== undefined && need.weight >= insisted))

const insisted = 4
