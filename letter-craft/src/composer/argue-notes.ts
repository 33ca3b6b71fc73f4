import type { YearMonth } from '../realisation/period.ts'
import { type ArguedLetter, argueLetter, type ComposerKnowledge } from './argue.ts'
import { readNotes } from './read-notes.ts'
import type { ComposeRequest } from './request.ts'

export type NotesRequest = ComposeRequest & { now: YearMonth }

/** A letter from notes, as if they had been confirmed as cards. The same seed and notes give the same letter. */
export function argueNotes(
  { profile = {}, interview = {}, ...request }: NotesRequest,
  seed: number,
  knowledge: ComposerKnowledge,
): ArguedLetter {
  const { french } = knowledge.speller
  if (!french) throw new Error('the composer needs the French engine')
  const { cards, sentences } = readNotes(profile, knowledge, french.morphology, request.language)
  const { whyThem, availability, proudOf = '', fit = '' } = interview
  const answers = {
    ...(whyThem && { motive: whyThem }),
    ...(availability && { start: availability }),
    ownWords: [...sentences, proudOf, fit],
  }
  return argueLetter({ ...request, cards, gender: profile.gender, answers }, seed, knowledge)
}
