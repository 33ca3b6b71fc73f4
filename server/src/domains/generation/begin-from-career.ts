import type { CandidateProfile, GenerationRequest } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { careerNotes } from '@lettrine/letter-craft/career/career-notes'
import { readOwnCareer } from '../career/index.ts'
import { tellsCareer } from './letter-sources.ts'
import { type BegunLetter, beginLetter, type WriteDeps } from './write-letter.ts'

/** Begins a letter; a request that tells nothing of what the candidate did is written from their career. */
export const beginFromCareer = (deps: WriteDeps, userId: string, request: GenerationRequest): BegunLetter =>
  beginLetter(deps, userId, request, withCareer(deps, userId, request))

/** The career as notes, for models. */
async function withCareer(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
): Promise<GenerationRequest> {
  if (tellsCareer(request)) return request
  const career = careerNotes(await readOwnCareer(deps, userId), request.excludedFacts, limits)
  return { ...request, userProfile: { ...career, ...said(request.userProfile) } }
}

const said = ({ name, gender }: CandidateProfile = {}): CandidateProfile => ({
  ...(name && { name }),
  ...(gender && { gender }),
})
