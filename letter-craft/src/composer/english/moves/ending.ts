import { only, type Sentence } from '../../draft.ts'
import { endingMoves } from '../../ending-moves.ts'
import { isStrong, pairSlots, sharesWords } from '../letter.ts'
import * as parts from '../parts.en.ts'
import type { Progress } from './progress.ts'

/** What one brings, from what was proved. */
export function summary({ letter, scribe }: Progress): Sentence[] {
  const { plan, argued } = letter
  const proved = plan.needs.needs.filter(
    (need) =>
      need.kind === 'task' && (need.concept?.weight ?? 0) > 1 && argued.some((job) => isStrong(job, need)),
  )
  const [one] = proved
  const two = proved.slice(1).find((need) => one !== undefined && !sharesWords(need, one))
  if (!one || !two || !plan.needs.isPosted) return []
  const facts = argued.filter((job) => isStrong(job, one) || isStrong(job, two)).map(({ id }) => id)
  return only(
    scribe.say(
      parts.summaries,
      { ...letter.slots, ...pairSlots('ss', 'kk', [one, two]) },
      { needs: [one.id, two.id], facts, isSpare: true },
    ),
  )
}

export const { motive, ownWords, start, meeting } = endingMoves({
  starts: parts.starts,
  meetings: parts.meetings,
  formalMeetings: parts.formalMeetings,
  casualMeetings: parts.casualMeetings,
  eagerMeetings: parts.eagerMeetings,
})
