import { fixTypography } from '../typography/fix.ts'
import { composeEnglish } from './compose-english.ts'
import { gatherMaterial } from './material.ts'
import type { ComposeRequest } from './request.ts'

export type ProfileField = 'experience' | 'education' | 'skills' | 'achievements'

/**
 * One fact of the profile as a sentence for an English letter; undefined when it cannot be worded well. Equal seeds
 * give equal sentences.
 */
export function composeProof(
  fact: string,
  field: ProfileField,
  request: Pick<ComposeRequest, 'jobTitle' | 'company'>,
  seed: number,
): string | undefined {
  const only = field === 'skills' || field === 'achievements' ? { [field]: [fact] } : { [field]: fact }
  const asked: ComposeRequest = {
    ...request,
    tone: 'professional',
    type: 'job_application',
    profile: only,
  }
  const { paragraphs } = composeEnglish(asked, gatherMaterial(asked), seed)
  const said = paragraphs.flat().filter(({ facts }) => facts.includes('profile'))
  return said.length === 0 ? undefined : fixTypography(said.map(({ text }) => text).join(' '), 'en')
}
