import type { CandidateProfile } from '@lettrine/contract/generation'
import type { Tone } from '@lettrine/contract/letters'
import type { Civility, FilledTemplate } from '@lettrine/contract/templates'
import type { Morphology } from '@lettrine/letter-craft/french/morphology'
import type { FieldValues } from '@lettrine/letter-craft/templates/fields.fr'
import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { fieldNamed, parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import type { Template } from '@lettrine/letter-craft/templates/template'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'

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

/** Parses a stored template, which was validated before. */
function requireParsed(text: string): Template {
  const { template, faults } = parseTemplate(text)
  if (!template) throw new Error(`A stored template is invalid: ${faults.map(({ code }) => code).join(', ')}`)
  return template
}

/** Fills a template, with the French dictionary. */
export function fillWith(text: string, filling: Filling, known: FieldValues, morphology: Morphology): string {
  const { gender, userProfile, tone, civility } = filling
  return fillTemplate(requireParsed(text), {
    fields: { ...known, ...namedFields(filling.fields) },
    gender: gender ?? userProfile?.gender,
    tone,
    civility: civility ?? 'unknown',
    morphology,
  }).content
}

/** Unfilled fields and choices in a letter. */
export function unfilledFields(content: string): Omit<FilledTemplate, 'content'> {
  const places = findUnfilled(content)
  const fields = places.flatMap((place) => (place.kind === 'field' ? [place.field ?? place.text] : []))
  return { missing: [...new Set(fields)], asksGender: places.some(({ kind }) => kind === 'gender') }
}
