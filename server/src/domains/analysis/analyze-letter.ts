import type { AnalysisRequest, LetterAnalysis } from '@lettrine/contract/analysis'
import type { ProofreadContext } from '@lettrine/contract/proofreading'
import type { Place } from '@lettrine/letter-craft/analysis/analysis'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { proofTask } from '../proofreading/index.ts'
import { entitlementsOf, recordRefusal } from '../subscriptions/index.ts'
import { advise } from './advise.ts'
import { saveAnalysis } from './analyses.repository.ts'

type AnalysisDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'adviser' | 'entitlements' | 'events' | 'letterReader'
>
type OwnLetter = Awaited<ReturnType<typeof requireOwnLetter>>

/** Analyses a letter and saves its scores; deterministic for the same letter and profile. Requires a plan with analysis. */
export async function analyzeLetter(
  deps: AnalysisDeps,
  userId: string,
  request: AnalysisRequest,
  signal: AbortSignal,
): Promise<LetterAnalysis> {
  await requireAnalysis(deps, userId)
  const letter = await requireOwnLetter(deps.db, userId, request.id)
  const { content, language, company, offer, version } = letter
  const proof = await proofTask(deps, userId, { content, language, context: contextOf(letter, request) })
  const now = deps.clock()
  const profile = profileLines(request)
  const judged = await deps.letterReader.judge(userId, {
    ...proof,
    ...{ company, offer, profile },
    sources: { profile, offer: [offer], letter: lettersOwnTexts(letter), said: interviewAnswers(request) },
    confirmed: letter.confirmedClaims,
    year: now.getUTCFullYear(),
  })
  const { strength, competitiveness, tone, suggestions, weaknesses, improvementAreas } = judged
  const scores = { version, strength, competitiveness }
  await saveAnalysis(deps.db, { userId, letterId: letter.id, ...scores, createdAt: now })
  const remarks = [...suggestions, ...weaknesses].map(({ text }) => text)
  const task = {
    letter: content,
    language,
    jobTitle: letter.jobTitle,
    company,
    offer,
    facts: [...profile, ...interviewAnswers(request)],
    remarks,
  }
  const modelAdvice =
    request.withModel && content !== '' ? await advise(deps, userId, task, signal) : undefined
  const placed = (points: readonly { place?: Place }[]) =>
    points
      .map(({ place }) => place && { ...place, quote: content.slice(place.start, place.end) })
      .map((place) => place ?? null)
  return {
    letterId: letter.id,
    ...scores,
    tone,
    suggestions: suggestions.map(({ text }) => text),
    weaknesses: weaknesses.map(({ text }) => text),
    improvementAreas: improvementAreas.map(({ category, priority, suggestion }) => ({
      category,
      priority,
      suggestion,
    })),
    places: {
      suggestions: placed(suggestions),
      weaknesses: placed(weaknesses),
      improvementAreas: placed(improvementAreas),
    },
    ...(modelAdvice && { modelAdvice }),
    createdAt: now.toISOString(),
  }
}

async function requireAnalysis(deps: AnalysisDeps, userId: string): Promise<void> {
  if ((await entitlementsOf(deps, userId)).analysis) return
  await recordRefusal(deps, userId, 'ai_analysis')
  throw failure('PLAN_REQUIRED')
}

function contextOf(
  { company, jobTitle, recipient, offer, type }: OwnLetter,
  { userProfile }: AnalysisRequest,
): ProofreadContext {
  return {
    type,
    ...(company && { company }),
    ...(jobTitle && { jobTitle }),
    ...(recipient.name && { recipient: recipient.name }),
    ...(offer && { offer }),
    ...(userProfile?.gender && { candidateGender: userProfile.gender }),
  }
}

const lettersOwnTexts = ({ company, jobTitle, recipient, reference, sender }: OwnLetter): string[] => [
  company,
  jobTitle,
  recipient.name,
  reference,
  sender.city,
  ...sender.address,
]

const interviewAnswers = ({ interview }: AnalysisRequest): string[] =>
  Object.values(interview ?? {}).filter((answer) => answer !== undefined)

function profileLines({ userProfile }: AnalysisRequest): string[] {
  const { experience = '', education = '', skills = [], achievements = [] } = userProfile ?? {}
  return [experience, education, ...skills, ...achievements]
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
