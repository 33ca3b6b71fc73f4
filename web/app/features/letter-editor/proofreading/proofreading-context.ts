import { defaultTone } from '@lettrine/contract/letters'
import type { CareerNotes } from '@lettrine/letter-craft/career/career-notes'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import type { AutosaveState } from '../autosave/autosave.state.ts'
import type { DeviceMemory } from '../autosave/device-memory.ts'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { profileOf, withKeptPlan } from '../generation/generation.state.ts'
import type { FillTask } from '../surface/fill-known.ts'
import type { ReadingTask } from './reading.worker.ts'

/** Input of the proofreader beyond the text: fields, career, answers, accepted words, confirmed claims. */
export function proofreadingContext(
  { draft, letterId }: Pick<AutosaveState, 'draft' | 'letterId'>,
  memory: Pick<DeviceMemory, 'profile' | 'brief' | 'notes' | 'cards'>,
  words: readonly string[],
): Omit<ReadingTask, 'id' | 'text' | 'ignoredRules'> {
  const { company, jobTitle, recipient, offer, type, language, sender, reference, confirmedClaims } = draft
  const { gender, name } = memory.profile()
  const { answers, prompt, excludedFacts } = withKeptPlan(memory.brief(letterId), draft.plan)
  const said = [...Object.values(answers), prompt].filter((text) => text !== undefined && text !== '')
  return {
    language,
    context: {
      type,
      ...(company && { company }),
      ...(jobTitle && { jobTitle }),
      ...(recipient.name && { recipient: recipient.name }),
      ...(offer && { offer }),
      ...(gender !== 'none' && { candidateGender: gender }),
    },
    accepted: [sender.name, sender.city, ...sender.address, name, ...linesOf(memory.notes()), ...words],
    sources: {
      profile: linesOf(memory.notes(excludedFacts)),
      cards: memory.cards(excludedFacts),
      said,
      letter: [company, jobTitle, recipient.name, reference, sender.city, ...sender.address],
      offer: [offer],
    },
    confirmed: confirmedClaims,
    ...(findUnfilled(draft.content).length > 0 && { unfilled: fillTask(draft, memory) }),
  }
}

function fillTask(
  { content, company, jobTitle, offer, recipient }: LetterDraft,
  memory: Pick<DeviceMemory, 'profile' | 'notes'>,
): FillTask {
  const profile = profileOf(memory.profile(), memory.notes())
  const known = { company, jobTitle, offer, recipientName: recipient.name, profile }
  return { content, known, gender: profile?.gender, tone: defaultTone }
}

const linesOf = (notes: CareerNotes | undefined): string[] =>
  notes
    ? [notes.experience, notes.education, ...notes.skills, ...notes.achievements]
        .flatMap((text) => text.split('\n'))
        .filter((line) => line !== '')
    : []
