import { Career } from '@lettrine/contract/career'
import { CandidateGender } from '@lettrine/contract/generation'
import type { KeptPlan } from '@lettrine/contract/letter-plan'
import { Sender, Tone } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import type { Settings } from '@lettrine/contract/settings'
import { type CareerNotes, cardTexts, careerNotes } from '@lettrine/letter-craft/career/career-notes'
import { z } from 'zod'
import { settingsOnDevice } from '../../../shared/settings/settings.ts'
import {
  type AboutSelf,
  type Brief,
  blankBrief,
  blankProfile,
  type ProfileForm,
  withKeptPlan,
} from '../generation/generation.state.ts'
import { noChoices } from '../generation/letter-plan.state.ts'
import { SentenceLink } from '../generation/sentence-links.state.ts'

// Looser than the contract: half-typed values are stored too.
const Profile = z.object({
  name: z.string(),
  gender: z.enum([...CandidateGender.options, 'none']),
})
// Typed in fields that the editor had before the career.
const FormerFacts = z.object({
  experience: z.string(),
  skills: z.string(),
  education: z.string(),
  achievements: z.string(),
})
export type FormerFacts = z.infer<typeof FormerFacts>

const KeptBrief = z.object({
  tone: Tone,
  prompt: z.string(),
  answers: z.partialRecord(z.enum(['whyThem', 'proudOf', 'fit', 'availability']), z.string()),
  saveAsLetter: z.boolean(),
  // Briefs stored by earlier versions lack these.
  writer: z.enum(['default', 'composer']).default('default'),
  excludedFacts: z.array(z.string()).default([]),
  plan: z
    .object({
      denied: z.array(z.string()),
      chosen: z.record(z.string(), z.array(z.string())),
      order: z.array(z.string()).default([]),
      wordings: z.record(z.string(), z.string()).default({}),
    })
    .default(noChoices),
})

/** Letters of which a device keeps what their editor was told. */
const maxLetters = 30
const maxLacks = 60

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
  const letterKey = (name: string, letterId: string) => `${key(name)}/${letterId}`
  function keepForLetter(name: string, letterId: string, value: unknown): void {
    const own = letterKey(name, letterId)
    const stored = Object.keys(localStorage).filter((one) => one.startsWith(`${key(name)}/`))
    if (stored.length >= maxLetters && !stored.includes(own))
      for (const one of stored.slice(0, stored.length - maxLetters + 1)) localStorage.removeItem(one)
    write(own, value)
  }

  // Read at each keystroke: parsed once.
  let parsed: { json: string | null; career: Career | undefined } | undefined
  function career(): Career | undefined {
    const json = localStorage.getItem(key('career'))
    if (parsed?.json !== json || !parsed) parsed = { json, career: read(key('career'), Career) }
    return parsed.career
  }
  /** What each card of the career says, without those that are excluded. */
  const cards = (excluded: readonly string[]) => {
    const known = career()
    return known ? cardTexts(known, excluded) : []
  }

  /** Notes of the career, without the cards that are excluded. */
  function notes(excluded: readonly string[] = []): CareerNotes | undefined {
    const known = career()
    return known && careerNotes(known, excluded, limits)
  }
  const profile = (): ProfileForm => read(key('profile'), Profile) ?? blankProfile
  const lacks = (): readonly string[] => read(key('lacks'), z.array(z.string())) ?? []
  const brief = (letterId: string): Brief =>
    read(letterKey('brief', letterId), KeptBrief) ?? { ...blankBrief, tone: settingsOnDevice(userId).tone }

  return {
    sender: (): Sender | undefined => read(key('sender'), Sender),
    keepSender: (sender: Sender): void => write(key('sender'), sender),
    profile,
    keepProfile: (profile: ProfileForm): void => write(key('profile'), profile),
    formerFacts: (): FormerFacts | undefined =>
      read(key('former-facts'), FormerFacts) ?? read(key('profile'), FormerFacts),
    keepFormerFacts: (facts: FormerFacts | null): void => write(key('former-facts'), facts),
    /** The career as the server last sent it. */
    career,
    keepCareer: (stored: Career): void => write(key('career'), stored),
    notes,
    cards,
    /** What the user says of themselves to the writer of a letter that keeps this plan. */
    about(letterId: string, plan: KeptPlan | null): AboutSelf {
      const asked = withKeptPlan(brief(letterId), plan)
      const known = notes(asked.excludedFacts)
      return { profile: profile(), brief: asked, ...(known && { notes: known }) }
    },
    ignored: (): readonly string[] => read(key('ignored'), z.array(z.string())) ?? [],
    keepIgnored: (keys: readonly string[]): void => write(key('ignored'), keys),
    /** Whether the profile on this device has not been sent to the account. */
    isProfileUnsent: (): boolean => read(key('profile-unsent'), z.literal(true)) === true,
    markProfile: (state: 'sent' | 'unsent'): void =>
      write(key('profile-unsent'), state === 'unsent' ? true : null),
    /** Ids of requirements that the person said not to meet, for any letter. */
    lacks,
    keepLacks: (ids: readonly string[]): void =>
      write(key('lacks'), [...new Set([...lacks(), ...ids])].slice(-maxLacks)),
    settings: (): Settings => settingsOnDevice(userId),
    brief,
    keepBrief: (letterId: string, brief: Brief): void => keepForLetter('brief', letterId, brief),
    /** Where the generated sentences of a letter come from. */
    sentenceLinks: (letterId: string): readonly SentenceLink[] =>
      read(letterKey('sentence-links', letterId), z.array(SentenceLink)) ?? [],
    keepSentenceLinks: (letterId: string, links: readonly SentenceLink[]): void =>
      keepForLetter('sentence-links', letterId, links),
  }
}
export type DeviceMemory = ReturnType<typeof deviceMemory>
