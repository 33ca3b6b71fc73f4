import { fixTypography } from '../typography/fix.ts'
import { composeEnglish } from './compose-english.ts'
import { composeFrench } from './compose-french.ts'
import { gatherMaterial } from './material.ts'
import type { ComposeRequest } from './request.ts'

export type ProfileField = 'experience' | 'education' | 'skills' | 'achievements'

/**
 * One fact of the profile as a sentence for a letter; undefined when it cannot be worded well. Equal seeds give
 * equal sentences.
 */
export function composeProof(
  fact: string,
  field: ProfileField,
  request: Pick<ComposeRequest, 'jobTitle' | 'company' | 'tone' | 'language' | 'type' | 'year' | 'profile'>,
  seed: number,
): string | undefined {
  const { gender } = request.profile ?? {}
  const only = field === 'skills' || field === 'achievements' ? { [field]: [fact] } : { [field]: fact }
  const asked: ComposeRequest = { ...request, profile: { ...(gender && { gender }), ...only } }
  const material = gatherMaterial(asked)
  const write = request.language === 'fr' ? composeFrench : composeEnglish
  const { paragraphs } = write(asked, material, seed)
  const said = paragraphs.flat().filter(({ facts }) => facts.includes('profile'))
  return said.length === 0
    ? undefined
    : fixTypography(said.map(({ text }) => text).join(' '), request.language)
}
