import { checkPassage } from '@lettrine/letter-craft/writing-check/check-passage'
import { completeCall } from './model-call.ts'
import type { ModelDeps } from './model-writer.ts'
import { rewritePrompt } from './prompt/rewrite-prompt.ts'
import type { TextRewriter } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'
import { openRecord } from './writer-record.ts'

/** Rewrites a passage by a model; rejects with `WriterFailure` when what came back cannot be used. */
export function buildModelRewriter(deps: ModelDeps): TextRewriter {
  return {
    async rewrite(task, { signal }) {
      const record = openRecord(deps, 'passage')
      try {
        const prompt = rewritePrompt(task, deps.newDelimiter())
        const { text, usage, attempts } = await completeCall(deps, { prompt, signal })
        record.note({ ...usage, attempts })
        const checked = checkPassage(text, {
          language: task.language,
          passage: task.passage,
          facts: [task.before, task.after, task.jobTitle, task.company, ...task.facts],
          secrets: prompt.secrets,
        })
        if (!checked.usable) throw new WriterFailure('unusable', { detail: checked.fault })
        record.note({ outcome: 'written' })
        return { text: checked.content, writer: deps.name }
      } catch (error) {
        record.failed(error)
        throw error
      } finally {
        record.close()
      }
    },
  }
}
