import type { CandidateProfile } from '@lettrine/contract/generation'
import type { Tone } from '@lettrine/contract/letters'
import type { Civility, FilledTemplate } from '@lettrine/contract/templates'
import type { FieldValues } from '@lettrine/letter-craft/templates/fields.fr'
import { fieldNamed } from '@lettrine/letter-craft/templates/parse-template'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import type { Deps } from '../../platform/http/api.ts'
import { readProfile } from '../profile/index.ts'
import type { TemplateRow } from './templates.tables.ts'

/** Inputs of a template: fields by name, and fallbacks for missing ones. */
export type Filling = {
  fields: Record<string, string>
  gender?: CandidateProfile['gender']
  civility?: Civility | undefined
  tone: Tone
  jobTitle: string
  company: string
  recipientName: string
  offer: string
  userProfile?: CandidateProfile | undefined
}

/** Known fields of the template language; other names are ignored. */
function namedFields(fields: Record<string, string>): FieldValues {
  const named = Object.entries(fields).flatMap(([name, value]) => {
    const field = fieldNamed(name)
    return field && value.trim() !== '' ? [[field, value] as const] : []
  })
  return Object.fromEntries(named)
}

/** Fills a stored template, with what the letter and the profile say. */
export async function filledText(
  deps: Pick<Deps, 'db' | 'clock' | 'letterWriting'>,
  userId: string,
  { template }: Pick<TemplateRow, 'template'>,
  filling: Filling,
): Promise<string> {
  const { gender, userProfile, tone, civility } = filling
  const { profile } = await readProfile(deps, userId)
  const { content } = await deps.letterWriting(userId, 'template', {
    template,
    fields: namedFields(filling.fields),
    letter: {
      company: filling.company,
      jobTitle: filling.jobTitle,
      recipientName: filling.recipientName,
      offer: filling.offer,
      profile: userProfile,
      currentJob: profile?.jobTitle ?? undefined,
    },
    gender: gender ?? userProfile?.gender,
    tone,
    civility: civility ?? 'unknown',
  })
  return content
}

/** Unfilled fields and choices in a letter. */
export function unfilledFields(content: string): Omit<FilledTemplate, 'content'> {
  const places = findUnfilled(content)
  const fields = places.flatMap((place) => (place.kind === 'field' ? [place.field ?? place.text] : []))
  return { missing: [...new Set(fields)], asksGender: places.some(({ kind }) => kind === 'gender') }
}
