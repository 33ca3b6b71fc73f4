import { upperFirst } from '../../../french/plain-letters.ts'
import type { Frame } from '../frame.ts'
import * as parts from '../parts.fr.ts'
import type { Scribe, Sentence } from '../scribe.ts'
import { only, type Progress } from './progress.ts'

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
