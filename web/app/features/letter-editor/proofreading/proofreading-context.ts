import type { AutosaveState } from '../autosave/autosave.state.ts'
import type { DeviceMemory } from '../autosave/device-memory.ts'
import type { ReadingTask } from './reading.worker.ts'

/** Input of the proofreader beyond the text: fields, profile, answers, accepted words, confirmed claims. */
export function proofreadingContext(
  { draft, letterId }: Pick<AutosaveState, 'draft' | 'letterId'>,
  memory: Pick<DeviceMemory, 'profile' | 'brief'>,
  words: readonly string[],
): Omit<ReadingTask, 'id' | 'text' | 'ignoredRules'> {
  const { company, jobTitle, recipient, offer, type, language, sender, reference, confirmedClaims } = draft
  const { gender, name, experience, skills, education, achievements } = memory.profile()
  const { answers, prompt } = memory.brief(letterId)
  const said = [...Object.values(answers), prompt].filter((text) => text !== undefined && text !== '')
  const profile = [experience, ...skills.split(','), education, ...achievements.split(',')]
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
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
    accepted: [sender.name, sender.city, ...sender.address, name, ...profile, ...words],
    sources: {
      profile,
      said,
      letter: [company, jobTitle, recipient.name, reference, sender.city, ...sender.address],
      offer: [offer],
    },
    confirmed: confirmedClaims,
  }
}
