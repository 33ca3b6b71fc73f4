import type { LetterAnalysis } from '@lettrine/contract/analysis'
import { adviceMessages } from '@lettrine/contract/analysis.fr'
import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import type { Deps } from '../../platform/http/api.ts'
import type { AdviceTask } from '../../platform/text-generation/text-generator.ts'
import { WriterFailure } from '../../platform/text-generation/writer-failure.ts'
import { allowsModel } from '../settings/index.ts'
import { requestModelUse } from '../subscriptions/index.ts'

type ModelAdvice = NonNullable<LetterAnalysis['modelAdvice']>

const without = (code: FallbackReason): ModelAdvice => ({
  writer: 'composer',
  suggestions: [],
  fallback: { code, message: adviceMessages[code] },
})

/** Advice by the model; undefined where none is configured or allowed. A use without result is refunded. */
export async function advise(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'adviser' | 'entitlements' | 'events'>,
  userId: string,
  task: AdviceTask,
  signal: AbortSignal,
): Promise<ModelAdvice | undefined> {
  if (!deps.adviser || !(await allowsModel(deps.db, userId))) return undefined
  const { use, fallback } = await requestModelUse(deps, userId, 'analysis')
  if (!use) return without(fallback.code)
  try {
    const { advice, writer } = await deps.adviser.advise(task, { signal })
    return { writer, suggestions: advice }
  } catch (fault) {
    await use.refund()
    if (!(fault instanceof WriterFailure)) throw fault
    return without(fault.reason)
  }
}
