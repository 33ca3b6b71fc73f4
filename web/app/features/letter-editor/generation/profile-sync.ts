import type { Candidate, Profile } from '@lettrine/contract/profile'
import { api } from '../../../lib/api/api.ts'
import { refreshUser } from '../../../lib/session/session.ts'
import type { DeviceMemory, FormerFacts } from '../autosave/device-memory.ts'

type FormerCandidate = Pick<Candidate, 'experience' | 'education' | 'skills' | 'achievements'>

/** Items typed with commas, or one per line where an item contains a comma. */
const listOf = (text: string): string[] =>
  text
    .split(text.includes('\n') ? '\n' : ',')
    .map((item) => item.trim())
    .filter(Boolean)

const candidateOf = ({ experience, education, skills, achievements }: FormerFacts): FormerCandidate => ({
  experience,
  education,
  skills: listOf(skills),
  achievements: listOf(achievements),
})

const isBlank = ({ experience, education, skills, achievements }: FormerCandidate): boolean =>
  experience.trim() === '' && education.trim() === '' && skills.length === 0 && achievements.length === 0

/**
 * Copies name and gender of the account to this device, unless the device has unsent ones. What was typed on this device
 * in the fields that the career replaced is sent to the account once: its career takes it in.
 * @param onSent - the career is to be read again
 */
export function adoptProfile(memory: DeviceMemory, user: Profile, onSent: () => void): void {
  const known = { name: user.displayName, gender: user.candidate.gender ?? 'none' } as const
  const own = memory.profile()
  const former = memory.formerFacts()
  const isUnsent = memory.isProfileUnsent() || (known.gender === 'none' && own.gender !== 'none')
  const isOnlyHere =
    former && !isBlank(candidateOf(former)) && (memory.isProfileUnsent() || isBlank(user.candidate))
  if (former) memory.keepFormerFacts(isOnlyHere ? former : null)
  memory.keepProfile(isUnsent ? own : { ...known, name: own.name || known.name })
  if (isOnlyHere) void sendFormerFacts(memory, former, onSent)
  else if (isUnsent) void sendProfile(memory)
}

async function sendFormerFacts(memory: DeviceMemory, former: FormerFacts, onSent: () => void) {
  try {
    // Takes in what the account says now, before it is replaced.
    await api.career.get()
    await api.profile.change({ candidate: candidateOf(former) })
    memory.keepFormerFacts(null)
    onSent()
  } catch {
    // It stays on the device, and is sent when a letter is opened next.
    return
  }
  await sendProfile(memory)
}

/** Sends the gender to the account; on failure it stays marked as unsent, and is sent next time. */
export async function sendProfile(memory: DeviceMemory): Promise<void> {
  const form = memory.profile()
  memory.markProfile('unsent')
  try {
    await api.profile.change({ candidate: { gender: form.gender === 'none' ? null : form.gender } })
    const isStill = JSON.stringify(memory.profile()) === JSON.stringify(form)
    if (isStill) memory.markProfile('sent')
    await refreshUser()
  } catch {
    // It stays on the device, marked as unsent: nothing is lost, and the letter can be written meanwhile.
  }
}
