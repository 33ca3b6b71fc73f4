import type { RewriteRequest, RewrittenPassage } from '@lettrine/contract/rewriting'
import { composeProof, type ProfileField } from '@lettrine/letter-craft/composer/compose-proof'
import { sayNotes } from '@lettrine/letter-craft/composer/say-notes'
import { rewritePassage as rewriteWithoutModel } from '@lettrine/letter-craft/rewriting/rewrite-passage'
import { monthInParis, yearInParis } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { composerKnowledge } from '../../platform/knowledge/composer-knowledge.ts'
import { frenchMorphology } from '../../platform/knowledge/spellers.ts'
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
  const builtIn = async (): Promise<RewrittenPassage> => ({
    text: await composed(request, deps),
    writer: 'composer',
  })
  if (!deps.rewriter || request.writer === 'composer') return builtIn()
  if (!(await allowsModel(deps.db, userId))) return builtIn()
  const { use, fallback } = await requestModelUse(deps, userId, 'rewriting')
  if (!use) return { ...(await builtIn()), fallback }
  try {
    return await deps.rewriter.rewrite({ ...request, facts: factsOf(request) }, { signal })
  } catch (fault) {
    await use.refund()
    if (!(fault instanceof WriterFailure)) throw fault
    return { ...(await builtIn()), fallback: fallbackFor(fault.reason) }
  }
}

async function composed(request: RewriteRequest, { newSeed, clock }: RewriteDeps): Promise<string> {
  const { passage, before, intent, language } = request
  return rewriteWithoutModel({
    passage,
    intent,
    language,
    address: addressIn(before === '' ? passage : before),
    proofs: intent === 'concrete' ? await proofsOf(request, clock()) : [],
    seed: request.seed ?? newSeed(),
    ...(language === 'fr' && { morphology: await frenchMorphology() }),
  })
}

/** «Madame, Monsieur,»: the first line of the letter when it is an address. */
const addressIn = (text: string) => /^[^\n]{3,60},(?=\s*(?:\n|$))/u.exec(text.trimStart())?.[0] ?? ''

/** Each fact of the profile as a sentence; facts that make no good sentence are left out. */
async function proofsOf({ userProfile = {}, ...request }: RewriteRequest, now: Date): Promise<string[]> {
  if (request.language === 'fr') {
    const today = { year: yearInParis(now), month: monthInParis(now) }
    return sayNotes(userProfile, today, await composerKnowledge())
  }
  const { experience = '', education = '', skills = [], achievements = [] } = userProfile
  const facts: [ProfileField, string][] = [
    ...experience.split('\n').map((text): [ProfileField, string] => ['experience', text]),
    ...education.split('\n').map((text): [ProfileField, string] => ['education', text]),
    ...skills.map((text): [ProfileField, string] => ['skills', text]),
    ...achievements.map((text): [ProfileField, string] => ['achievements', text]),
  ]
  const { jobTitle, company } = request
  return facts
    .filter(([, text]) => text.trim() !== '')
    .flatMap(([field, text]) => composeProof(text, field, { jobTitle, company }, text.length) ?? [])
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
