import type { RewriteRequest, RewrittenPassage } from '@lettrine/contract/rewriting'
import { composeProof, type ProfileField } from '@lettrine/letter-craft/composer/compose-proof'
import { rewritePassage as rewriteWithoutModel } from '@lettrine/letter-craft/rewriting/rewrite-passage'
import { yearInParis } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { WriterFailure } from '../../platform/text-generation/writer-failure.ts'
import { allowsModel } from '../settings/index.ts'
import { fallbackFor, requestModelUse } from '../subscriptions/index.ts'

type RewriteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newSeed' | 'rewriter' | 'entitlements' | 'events'>

/**
 * Rewrites a passage by the model, where one is configured, the user allows it and the plan has a use left, else by
 * the built-in writer. A failed use is refunded, and the built-in writer takes over with a fallback notice.
 */
export async function rewritePassage(
  deps: RewriteDeps,
  userId: string,
  request: RewriteRequest,
  signal: AbortSignal,
): Promise<RewrittenPassage> {
  const builtIn = (): RewrittenPassage => ({ text: composed(request, deps), writer: 'composer' })
  if (!deps.rewriter || request.writer === 'composer') return builtIn()
  if (!(await allowsModel(deps.db, userId))) return builtIn()
  const { use, fallback } = await requestModelUse(deps, userId, 'rewriting')
  if (!use) return { ...builtIn(), fallback }
  try {
    return await deps.rewriter.rewrite({ ...request, facts: factsOf(request) }, { signal })
  } catch (fault) {
    await use.refund()
    if (!(fault instanceof WriterFailure)) throw fault
    return { ...builtIn(), fallback: fallbackFor(fault.reason) }
  }
}

function composed(request: RewriteRequest, { newSeed, clock }: RewriteDeps): string {
  const { passage, before, intent, language } = request
  return rewriteWithoutModel({
    passage,
    intent,
    language,
    address: addressIn(before === '' ? passage : before),
    proofs: intent === 'concrete' ? proofsOf(request, yearInParis(clock())) : [],
    seed: request.seed ?? newSeed(),
  })
}

/** «Madame, Monsieur,»: the first line of the letter when it is an address. */
const addressIn = (text: string) => /^[^\n]{3,60},(?=\s*(?:\n|$))/u.exec(text.trimStart())?.[0] ?? ''

/** Each fact of the profile as a sentence; facts that make no good sentence are left out. */
function proofsOf({ userProfile, ...request }: RewriteRequest, year: number): string[] {
  const { experience = '', education = '', skills = [], achievements = [], gender } = userProfile ?? {}
  const facts: [ProfileField, string][] = [
    ...experience.split('\n').map((text): [ProfileField, string] => ['experience', text]),
    ...education.split('\n').map((text): [ProfileField, string] => ['education', text]),
    ...skills.map((text): [ProfileField, string] => ['skills', text]),
    ...achievements.map((text): [ProfileField, string] => ['achievements', text]),
  ]
  return facts
    .filter(([, text]) => text.trim() !== '')
    .flatMap(([field, text]) => {
      const { jobTitle, company, language } = request
      const about = {
        jobTitle,
        company,
        language,
        tone: 'professional',
        type: 'job_application',
        year,
      } as const
      return (
        composeProof(text, field, { ...about, ...(gender && { profile: { gender } }) }, text.length) ?? []
      )
    })
}

function factsOf({ jobDescription, userProfile, interview }: RewriteRequest): string[] {
  const { experience, education, skills = [], achievements = [] } = userProfile ?? {}
  return [
    experience,
    education,
    ...skills,
    ...achievements,
    ...Object.values(interview ?? {}),
    jobDescription,
  ].filter((text): text is string => text !== undefined && text !== '')
}
