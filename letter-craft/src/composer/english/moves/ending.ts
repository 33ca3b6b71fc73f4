import { upperFirst } from '../../../french/plain-letters.ts'
import type { Frame } from '../frame.ts'
import { isStrong, pairSlots, sharesWords } from '../letter.ts'
import * as parts from '../parts.en.ts'
import type { Scribe, Sentence } from '../scribe.ts'
import { only, type Progress } from './progress.ts'

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

/** The person’s own sentences, as they are: they have no frame. */
export function motive(progress: Progress): Sentence[] {
  progress.named = undefined
  return quoted(progress.letter.motive, progress.scribe)
}

export function ownWords(progress: Progress): Sentence[] {
  progress.named = undefined
  return quoted(progress.letter.ownWords, progress.scribe)
}

const quoted = (texts: readonly string[], scribe: Scribe): Sentence[] =>
  texts.flatMap((text) => (scribe.quote(text) ? [{ text: upperFirst(text), facts: [], needs: [] }] : []))

export const start = ({ letter, scribe }: Progress): Sentence[] =>
  letter.start === undefined ? [] : only(scribe.say(parts.starts, { ...letter.slots, start: letter.start }))

export function meeting({ letter, scribe }: Progress): Sentence[] {
  const own: readonly Frame[] =
    letter.tone === 'formal'
      ? parts.formalMeetings
      : letter.tone === 'casual'
        ? [...parts.casualMeetings, ...parts.meetings]
        : letter.tone === 'enthusiastic'
          ? [...parts.eagerMeetings, ...parts.meetings]
          : parts.meetings
  return only(scribe.say(own, letter.slots))
}
