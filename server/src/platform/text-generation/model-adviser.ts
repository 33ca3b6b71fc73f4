import { checkAdvice } from '@lettrine/letter-craft/writing-check/check-advice'
import { completeCall } from './model-call.ts'
import type { ModelDeps } from './model-writer.ts'
import { advicePrompt } from './prompt/advice-prompt.ts'
import type { TextAdviser } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'
import { openRecord } from './writer-record.ts'

/** Advises on a letter by a model; rejects with `WriterFailure` when what came back cannot be used. */
export function buildModelAdviser(deps: ModelDeps): TextAdviser {
  return {
    async advise(task, { signal }) {
      const record = openRecord(deps, 'advice')
      try {
        const prompt = advicePrompt(task, deps.newDelimiter())
        const { text, usage, attempts } = await completeCall(deps, { prompt, signal })
        record.note({ ...usage, attempts })
        const { letter, jobTitle, company, offer, facts, remarks } = task
        const known = [letter, jobTitle, company, offer, ...facts, ...remarks]
        const checked = checkAdvice(text, { facts: known, secrets: prompt.secrets })
        if (!checked.usable) throw new WriterFailure('unusable', { detail: checked.fault })
        record.note({ outcome: 'written' })
        return { advice: checked.advice, writer: deps.name }
      } catch (error) {
        record.failed(error)
        throw error
      } finally {
        record.close()
      }
    },
  }
}
