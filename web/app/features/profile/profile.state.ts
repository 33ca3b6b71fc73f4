import '../../lib/forms/validation.ts'
import { line, prose } from '@lettrine/contract/fields'
import { CandidateGender } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { Candidate, Industry, type Profile, ProfileChange } from '@lettrine/contract/profile'
import { Civility } from '@lettrine/contract/templates'
import { z } from 'zod'

const { displayName, phoneNumber, website } = ProfileChange.shape

/** Form values of the personal details. */
export const PageForm = z.object({
  displayName: displayName.unwrap(),
  phoneNumber: phoneNumber.unwrap(),
  jobTitle: line(limits.jobTitle),
  industry: z.union([Industry, z.literal('')]),
  location: line(limits.location),
  website: website.unwrap(),
  bio: prose(limits.bio),
})
export type PageForm = z.infer<typeof PageForm>

export const pageFormOf = (profile: Profile): PageForm => ({
  displayName: profile.displayName,
  phoneNumber: profile.phoneNumber ?? '',
  jobTitle: profile.jobTitle ?? '',
  industry: Industry.safeParse(profile.industry).data ?? '',
  location: profile.location ?? '',
  website: profile.website ?? '',
  bio: profile.bio ?? '',
})

export const pageChangeOf = ({ industry, ...form }: PageForm): ProfileChange => ({
  ...form,
  industry: industry === '' ? null : industry,
})

/** A multi-line text, each line an item validated by `schema`; reports the first error. */
const listText = (schema: z.ZodType<string[], string[]>) =>
  z.string().superRefine((text, context) => {
    const fault = schema.safeParse(linesOf(text)).error?.issues[0]
    if (fault) context.addIssue({ code: 'custom', message: fault.message })
  })

/** Form values of what letters need: the address has one line per line. */
export const CandidateForm = z.object({
  gender: z.enum([...CandidateGender.options, 'none']),
  civility: z.enum([...Civility.options, 'none']),
  address: listText(Candidate.shape.address),
  city: line(limits.addressLine),
})
export type CandidateForm = z.infer<typeof CandidateForm>

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((item) => item.trim())
    .filter(Boolean)

export const candidateFormOf = (candidate: Candidate): CandidateForm => ({
  gender: candidate.gender ?? 'none',
  civility: candidate.civility ?? 'none',
  address: candidate.address.join('\n'),
  city: candidate.city,
})

export const candidateOf = (form: CandidateForm): Partial<Candidate> => ({
  gender: form.gender === 'none' ? null : form.gender,
  civility: form.civility === 'none' ? null : form.civility,
  address: linesOf(form.address),
  city: form.city,
})
