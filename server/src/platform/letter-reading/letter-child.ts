import { analyzeLetter } from '@lettrine/letter-craft/analysis/analyze-letter'
import { traceClaims } from '@lettrine/letter-craft/claims/trace-claims'
import { readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { mapRequirements } from '@lettrine/letter-craft/requirement-map/map-requirements'
import { pointsOf } from '@lettrine/letter-craft/requirement-map/points'
import { frenchMorphology, spellerOf } from '../knowledge/spellers.ts'
import { serveTasks } from '../task-process.ts'
import { gravestFindings } from './gravest-findings.ts'
import type { JudgeTask, LetterReading, LetterTask, ProofTask } from './letter-reader.ts'

serveTasks(
  async (task: LetterTask): Promise<LetterReading> => {
    if ('proof' in task) return { findings: await findingsIn(task.proof) }
    return judge(task.judge)
  },
  { loaded: Promise.all([spellerOf('fr'), spellerOf('en')]) },
)

async function findingsIn({ content, language, ignoredRules, accepted, context }: ProofTask) {
  const speller = await spellerOf(language)
  const findings = proofread(content, {
    language,
    ignoredRules,
    ...(context && { context }),
    spelling: { speller, accepted },
  })
  return gravestFindings(findings)
}

async function judge(task: JudgeTask): Promise<LetterReading> {
  const { content, language, company, offer, profile, sources, confirmed, year } = task
  const findings = await findingsIn(task)
  const points = pointsOf(readPostedOffer(offer, {}, await frenchMorphology()), offer)
  const judged = analyzeLetter({
    content,
    language,
    company,
    findings,
    points: mapRequirements(points, { content, language, offer, profile: [...profile] }),
    claims: traceClaims(content, { language, sources, confirmed, year }),
    profileKnown: profile.length > 0,
  })
  return { judged }
}
