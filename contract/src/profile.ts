import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id, line, prose, textList } from './fields.ts'
import { CandidateGender } from './generation.ts'
import { limits, nameMinLength } from './limits.ts'
import { PlanId } from './plans.ts'
import { industries, profileMessages as texts } from './profile.fr.ts'
import { Civility } from './templates.ts'

export const Industry = z.enum(industries)
export type Industry = z.infer<typeof Industry>

/** The user’s details used in letters; blank when unknown. */
export const Candidate = z.object({
  /** For grammatical agreement; null when unknown. */
  gender: CandidateGender.nullable(),
  civility: Civility.nullable(),
  /** Lines of the postal address, without the name. */
  address: z.array(line(limits.addressLine)).max(limits.addressLines),
  /** The place of «Lyon, le 3 mars 2026». */
  city: line(limits.addressLine),
  experience: prose(limits.profileText),
  education: prose(limits.profileText),
  skills: textList(limits.listItems, limits.listItem),
  achievements: textList(limits.listItems, limits.listItem),
  languages: textList(limits.listItems, limits.listItem),
})
export type Candidate = z.infer<typeof Candidate>

/** Fields that count for the completion rate. */
export const completionFields = [
  'displayName',
  'email',
  'phoneNumber',
  'jobTitle',
  'industry',
  'location',
  'bio',
] as const

export const Profile = z.object({
  id,
  displayName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  plan: PlanId,
  /** May moderate submitted templates. */
  isAdmin: z.boolean(),
  photoURL: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  jobTitle: z.string().nullable(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  bio: z.string().nullable(),
  candidate: Candidate,
  /** Share of `completionFields` that are filled, in percent. */
  completionRate: z.number().int().min(0).max(100),
  memberSince: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>

// Digits, spaces, plus, hyphen, parentheses; ten signs at least.
const phoneShape = /^[\d\s+()-]{10,}$/
const websiteShape = /^https?:\/\/\S*\.\S*$/

const blankOr = (shape: RegExp) => (text: string) => text === '' || shape.test(text)

/** A change of the profile: absent fields keep their value, blank ones are emptied. */
export const ProfileChange = z.object({
  displayName: line(limits.personName).min(nameMinLength, texts.nameTooShort).optional(),
  phoneNumber: line(limits.phone).refine(blankOr(phoneShape), texts.phone).optional(),
  jobTitle: line(limits.jobTitle).optional(),
  industry: Industry.nullable().optional(),
  location: line(limits.location).optional(),
  website: line(limits.url).refine(blankOr(websiteShape), texts.website).optional(),
  bio: prose(limits.bio).optional(),
  candidate: Candidate.partial().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

const route = endpoints('Users')

export const profile = {
  read: route.get('/users/profile', 'The signed-in user').output(data(Profile)),
  me: route.get('/users/me', 'The signed-in user, fallback path').output(data(Profile)),
  create: route
    .post('/users', 'The signed-in user, made sure to have a profile; a name that is sent is kept')
    .input(ProfileChange.pick({ displayName: true }))
    .output(data(Profile)),
  change: route.put('/users/profile', 'Change the profile').input(ProfileChange).output(data(Profile)),
  /** `multipart/form-data` with one file, `avatar`; answered by a route of its own, which reads files. */
  removeAvatar: route.delete('/users/avatar', 'Take the picture away').output(data(Profile)),
}
