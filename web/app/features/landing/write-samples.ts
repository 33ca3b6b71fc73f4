import { argueLetter, type ComposerKnowledge } from '@lettrine/letter-craft/composer/argue'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { sampleCareers } from './sample-careers.fr.ts'
import type { SamplePerson, SamplePersonId } from './sample-people.fr.ts'

/** One version of a letter; `seed` tells the versions of one person apart. */
export type SampleLetter = { seed: number; paragraphs: string[] }

/** Versions of each person’s letter. */
export const sampleVersions = 8
const mostSeeds = 200
const now = { year: 2026, month: 11 }

/** Versions of one person’s letter, all different, with their figure, and with nothing to correct. Only at build time: the composer is heavy. */
export function writeSamples(
  { id, jobTitle, type, figure }: SamplePerson & { id: SamplePersonId },
  knowledge: ComposerKnowledge,
): SampleLetter[] {
  const request = { ...sampleCareers[id], jobTitle, type, now, tone: 'professional' } as const
  const { company, gender } = request
  const context = { company, jobTitle, type, ...(gender && { candidateGender: gender }) }
  const spelling = { speller: knowledge.speller }
  const isGood = (letter: string) =>
    letter.replace(/[\u00a0\u202f]/gu, ' ').includes(figure) &&
    proofread(letter, { language: 'fr', context, spelling }).length === 0
  const versions = new Map<string, SampleLetter>()
  for (let seed = 1; seed <= mostSeeds && versions.size < sampleVersions; seed += 1) {
    const { content } = argueLetter(request, seed, knowledge)
    if (!versions.has(content) && isGood(content))
      versions.set(content, { seed, paragraphs: content.split('\n\n') })
  }
  return [...versions.values()]
}
