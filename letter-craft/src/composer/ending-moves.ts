import { upperFirst } from '../french/plain-letters.ts'
import { type Frame, only, type Scribe, type Sentence, type Slots } from './draft.ts'
import type { LetterType, Tone } from './request.ts'

type Progress = {
  readonly letter: {
    readonly type: LetterType
    readonly tone: Tone
    readonly slots: Slots
    /** Why them, in the person’s sentences. */
    readonly motive: readonly string[]
    readonly ownWords: readonly string[]
    /** When they can begin. */
    readonly start?: string | undefined
  }
  readonly scribe: Scribe
  /** Jobs told. */
  readonly told: ReadonlySet<string>
  /** The job that the last sentence named. */
  named: unknown
}

const ofWhatWasTold = /(?:ce|mon) parcours|ces expériences|my (?:experience|background)/u

type EndingFrames = Readonly<
  Record<'starts' | 'meetings' | 'formalMeetings' | 'casualMeetings' | 'eagerMeetings', readonly Frame[]>
>

/** The moves that end a letter in any language: the person’s own words, when they can begin, and the meeting asked for. */
export function endingMoves(frames: EndingFrames) {
  const meetings: Readonly<Record<Tone, readonly Frame[]>> = {
    professional: frames.meetings,
    formal: frames.formalMeetings,
    casual: [...frames.casualMeetings, ...frames.meetings],
    enthusiastic: frames.meetings,
  }
  // As they are: they have no frame.
  const quoted = (progress: Progress, texts: readonly string[]): Sentence[] => {
    progress.named = undefined
    return texts.flatMap((text) =>
      progress.scribe.quote(text) ? [{ text: upperFirst(text), facts: [], needs: [] }] : [],
    )
  }
  return {
    motive: (progress: Progress) => quoted(progress, progress.letter.motive),
    ownWords: (progress: Progress) => quoted(progress, progress.letter.ownWords),
    start: ({ letter, scribe }: Progress): Sentence[] =>
      letter.start === undefined
        ? []
        : only(scribe.say(frames.starts, { ...letter.slots, start: letter.start })),
    meeting: ({ letter, scribe, told }: Progress): Sentence[] => {
      // An internship is no post, and who has told of no job has no path to go back to.
      const fits = (frame: Frame) =>
        (letter.type === 'job_application' || !/ce poste|this position/u.test(frame)) &&
        (told.size > 0 || !ofWhatWasTold.test(frame))
      const lists = [
        ...(letter.tone === 'enthusiastic' ? [frames.eagerMeetings] : []),
        meetings[letter.tone],
      ].map((list) => list.filter(fits))
      // Where one would meet says more than that one would.
      const placed = lists.map((list) => list.filter((frame) => frame.includes('{town}')))
      for (const list of [...placed, ...lists]) {
        const said = scribe.say(list, letter.slots)
        if (said) return [said]
      }
      return []
    },
  }
}
