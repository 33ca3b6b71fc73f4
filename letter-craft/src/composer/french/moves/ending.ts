import { upperFirst } from '../../../french/plain-letters.ts'
import type { Frame } from '../frame.ts'
import { needSlots } from '../letter-facts.ts'
import * as parts from '../parts.fr.ts'
import type { Scribe, Sentence } from '../scribe.ts'
import { isStrong, only, type Progress, sharesWords } from './progress.ts'

/** What one brings, from what was proved. */
export function summary({ letter, scribe }: Progress): Sentence[] {
  const proved = letter.plan.pairs.filter(
    ({ need, proofs: [best] }) => need.kind === 'task' && (need.concept?.weight ?? 0) > 1 && isStrong(best),
  )
  const [one] = proved
  const two = proved.slice(1).find(({ need }) => one !== undefined && !sharesWords(need, one.need))
  if (!one || !two || !letter.plan.needs.isPosted) return []
  const slots = {
    ...letter.slots,
    ...needSlots(['s1', 'k1'], one.need, scribe.random),
    ...needSlots(['s2', 'k2'], two.need, scribe.random),
  }
  return only(
    scribe.say(parts.summaries, slots, {
      needs: [one.need.id, two.need.id],
      facts: proved.flatMap(({ proofs: [best] }) => best?.fact ?? []).slice(0, 2),
      isSpare: true,
    }),
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

export function start({ letter, scribe }: Progress): Sentence[] {
  return letter.start === undefined
    ? []
    : only(scribe.say(parts.starts, { ...letter.slots, start: letter.start }))
}

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
