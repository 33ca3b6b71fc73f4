import type { CandidateProfile } from '@lettrine/contract/generation'
import type { Tone } from '@lettrine/contract/letters'
import type { Civility, FilledTemplate } from '@lettrine/contract/templates'
import type { FieldValues } from '@lettrine/letter-craft/templates/fields.fr'
import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { fieldNamed, parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import type { Template } from '@lettrine/letter-craft/templates/template'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'

/** What fills a template: fields by name, and what stands in for those that are not given. */
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

/** Fields by the names of the template language; a name that is no field says nothing. */
function namedFields(fields: Record<string, string>): FieldValues {
  const named = Object.entries(fields).flatMap(([name, value]) => {
    const field = fieldNamed(name)
    return field && value.trim() !== '' ? [[field, value] as const] : []
  })
  return Object.fromEntries(named)
}

/** A template’s text that was checked when it was kept. */
function requireParsed(text: string): Template {
  const { template, faults } = parseTemplate(text)
  if (!template) throw new Error(`A kept template is faulty: ${faults.map(({ code }) => code).join(', ')}`)
  return template
}

/** The letter that a template makes of what is given and what is known. */
export function fillWith(text: string, filling: Filling, known: FieldValues): string {
  const { gender, userProfile, tone, civility } = filling
  return fillTemplate(requireParsed(text), {
    fields: { ...known, ...namedFields(filling.fields) },
    gender: gender ?? userProfile?.gender,
    tone,
    civility: civility ?? 'unknown',
  }).content
}

/** What a template left open in a letter. */
export function unfilledFields(content: string): Omit<FilledTemplate, 'content'> {
  const places = findUnfilled(content)
  const fields = places.flatMap((place) => (place.kind === 'field' ? [place.field ?? place.text] : []))
  return { missing: [...new Set(fields)], asksGender: places.some(({ kind }) => kind === 'gender') }
}
