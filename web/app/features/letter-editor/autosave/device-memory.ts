import { CandidateGender } from '@lettrine/contract/generation'
import { Sender, Tone } from '@lettrine/contract/letters'
import type { Settings } from '@lettrine/contract/settings'
import { z } from 'zod'
import { settingsOnDevice } from '../../../shared/settings/settings.ts'
import { type Brief, blankBrief, blankProfile, type ProfileForm } from '../generation/generation.state.ts'

// Looser than the contract: half-typed values are stored too.
const Profile = z.object({
  name: z.string(),
  gender: z.enum([...CandidateGender.options, 'none']),
  experience: z.string(),
  skills: z.string(),
  education: z.string(),
  achievements: z.string(),
})
const KeptBrief = z.object({
  tone: Tone,
  prompt: z.string(),
  answers: z.partialRecord(z.enum(['whyThem', 'proudOf', 'fit', 'availability']), z.string()),
  saveAsLetter: z.boolean(),
  // Briefs stored by earlier versions lack it.
  writer: z.enum(['default', 'composer']).default('default'),
})

const maxBriefs = 30

function read<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden storage: a convenience is lost, no text.
  }
}

/** What this device stores about a user between letters. */
export function deviceMemory(userId: string) {
  const key = (name: string) => `lettrine.${name}/${userId}`
  const briefKey = (letterId: string) => `${key('brief')}/${letterId}`

  return {
    sender: (): Sender | undefined => read(key('sender'), Sender),
    keepSender: (sender: Sender): void => write(key('sender'), sender),
    profile: (): ProfileForm => read(key('profile'), Profile) ?? blankProfile,
    keepProfile: (profile: ProfileForm): void => write(key('profile'), profile),
    ignored: (): readonly string[] => read(key('ignored'), z.array(z.string())) ?? [],
    keepIgnored: (keys: readonly string[]): void => write(key('ignored'), keys),
    /** Whether the profile on this device has not been sent to the account. */
    isProfileUnsent: (): boolean => read(key('profile-unsent'), z.literal(true)) === true,
    markProfile: (state: 'sent' | 'unsent'): void =>
      write(key('profile-unsent'), state === 'unsent' ? true : null),
    settings: (): Settings => settingsOnDevice(userId),
    brief: (letterId: string): Brief =>
      read(briefKey(letterId), KeptBrief) ?? { ...blankBrief, tone: settingsOnDevice(userId).tone },
    keepBrief(letterId: string, brief: Brief): void {
      const stored = Object.keys(localStorage).filter((name) => name.startsWith(`${key('brief')}/`))
      if (stored.length >= maxBriefs && !stored.includes(briefKey(letterId)))
        for (const name of stored.slice(0, stored.length - maxBriefs + 1)) localStorage.removeItem(name)
      write(briefKey(letterId), brief)
    },
  }
}
export type DeviceMemory = ReturnType<typeof deviceMemory>
