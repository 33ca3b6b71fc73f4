import type { CandidateProfile, GenerationRequest } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { careerNotes } from '@lettrine/letter-craft/career/career-notes'
import { readOwnCareer } from '../career/index.ts'
import { readSources, tellsCareer } from './letter-sources.ts'
import { type WriteDeps, type WriteEvent, writeLetter } from './write-letter.ts'

/** Writes a letter; a request that tells nothing of what the candidate did is written from their career. */
export async function* writeFromCareer(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
  options: Parameters<typeof writeLetter>[3],
): AsyncGenerator<WriteEvent, void> {
  const sources = () => readSources(deps, userId, request)
  yield* writeLetter(deps, userId, { ...(await withCareer(deps, userId, request)), sources }, options)
}

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
