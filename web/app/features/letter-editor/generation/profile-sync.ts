import type { Candidate, Profile } from '@lettrine/contract/profile'
import { api } from '../../../lib/api/api.ts'
import { refreshUser } from '../../../lib/session/session.ts'
import type { DeviceMemory } from '../autosave/device-memory.ts'
import { listOf, listText, type ProfileForm, profileFacts } from './generation.state.ts'

type CandidateFacts = Pick<Candidate, 'gender' | 'experience' | 'education' | 'skills' | 'achievements'>

/** The profile form as the account stores it. */
export const candidateOf = (form: ProfileForm): CandidateFacts => ({
  gender: form.gender === 'none' ? null : form.gender,
  experience: form.experience,
  education: form.education,
  skills: listOf(form.skills),
  achievements: listOf(form.achievements),
})

/** The account’s profile as the editor’s form. */
export const formOf = ({
  displayName,
  candidate,
}: Pick<Profile, 'displayName' | 'candidate'>): ProfileForm => ({
  name: displayName,
  gender: candidate.gender ?? 'none',
  experience: candidate.experience,
  education: candidate.education,
  skills: listText(candidate.skills),
  achievements: listText(candidate.achievements),
})

/**
 * Copies the account’s profile to this device, unless the device has an unsent one: typed offline, or before the
 * server stored profiles.
 */
export function adoptProfile(memory: DeviceMemory, user: Profile): void {
  const known = formOf(user)
  const isUnknown = profileFacts({ ...known, name: '' }) === 0
  const isOnlyOnDevice = isUnknown && profileFacts({ ...memory.profile(), name: '' }) > 0
  if (memory.isProfileUnsent() || isOnlyOnDevice) void sendProfile(memory)
  else if (!isUnknown) memory.keepProfile({ ...known, name: memory.profile().name || known.name })
}

/** Sends the profile to the account; on failure it stays marked as unsent, and is sent next time. */
export async function sendProfile(memory: DeviceMemory): Promise<void> {
  const form = memory.profile()
  memory.markProfile('unsent')
  try {
    await api.profile.change({ candidate: candidateOf(form) })
    const isStill = JSON.stringify(memory.profile()) === JSON.stringify(form)
    if (isStill) memory.markProfile('sent')
    await refreshUser()
  } catch {
    // It stays on the device, marked as unsent: nothing is lost, and the letter can be written meanwhile.
  }
}
