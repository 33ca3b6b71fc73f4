import type { CandidateProfile, GenerationRequest } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { careerNotes } from '@lettrine/letter-craft/career/career-notes'
import type { Deps } from '../../platform/http/api.ts'
import { readOwnCareer } from '../career/index.ts'
import { type WriteDeps, type WriteEvent, writeLetter } from './write-letter.ts'

type CareerDeps = WriteDeps & Pick<Deps, 'careerReader'>

/** Writes a letter; a request that tells nothing of what the candidate did is written from their career. */
export async function* writeFromCareer(
  deps: CareerDeps,
  userId: string,
  request: GenerationRequest,
  options: Parameters<typeof writeLetter>[3],
): AsyncGenerator<WriteEvent, void> {
  yield* writeLetter(deps, userId, await withCareer(deps, userId, request), options)
}

async function withCareer(
  deps: CareerDeps,
  userId: string,
  request: GenerationRequest,
): Promise<GenerationRequest> {
  const { experience, education, skills = [], achievements = [] } = request.userProfile ?? {}
  if (experience || education || skills.length > 0 || achievements.length > 0) return request
  const career = careerNotes(await readOwnCareer(deps, userId), request.excludedFacts, limits)
  return { ...request, userProfile: { ...career, ...said(request.userProfile) } }
}

const said = ({ name, gender }: CandidateProfile = {}): CandidateProfile => ({
  ...(name && { name }),
  ...(gender && { gender }),
})
