import { countWords } from '@lettrine/letter-craft/text/measure'
import { checkWriting } from '@lettrine/letter-craft/writing-check/check-writing'
import { frenchMorphology } from '../knowledge/spellers.ts'
import { composeFor } from './composer.ts'
import { type CallDeps, streamCall } from './model-call.ts'
import { letterFacts, letterPrompt, textsOf } from './prompt/letter-prompt.ts'
import type { TextGenerator, WritingTask } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'
import { openRecord, type RecordDeps } from './writer-record.ts'

export type ModelDeps = CallDeps &
  RecordDeps & {
    /** A delimiter that nobody can guess, new for each call. */
    newDelimiter: () => string
  }

/** The words a letter is expected to have, so that progress can be shown. */
const expectedWords = 320

/**
 * Writes by a model. The text events are the raw output; `content` at the end is the checked and fixed letter.
 * Throws `WriterFailure` when it failed, or the reason of the signal when it was stopped.
 */
export function buildModelWriter(deps: ModelDeps): TextGenerator {
  return {
    async *write(task, { signal }) {
      const record = openRecord(deps, 'letter')
      try {
        const prompt = letterPrompt(task, deps.newDelimiter())
        let reply = ''
        let words = 0
        const pieces = streamCall(deps, { prompt, seed: task.seed, signal })
        let piece = await pieces.next()
        for (; !piece.done; piece = await pieces.next()) {
          record.textCame()
          reply += piece.value
          words += countWords(piece.value)
          const progress = Math.min(0.99, words / expectedWords)
          yield { type: 'text', text: piece.value, progress }
        }
        const { usage, attempts } = piece.value
        record.note({ ...usage, attempts })
        const { content, repairs } = await checkedLetter(task, reply, prompt.secrets)
        record.note({ outcome: 'written', repairs })
        const { missing } = await composeFor(task)
        yield { type: 'end', content, missing, writer: deps.name, ...(usage ? { usage } : {}) }
      } catch (error) {
        record.failed(error)
        throw error
      } finally {
        record.close()
      }
    },
  }
}

async function checkedLetter(task: WritingTask, reply: string, secrets: readonly string[]) {
  const { language, tone, type, company, recipientName, seed, userProfile } = task
  const checked = checkWriting(reply, {
    language,
    tone,
    type,
    company,
    ...(recipientName ? { recipientName } : {}),
    ...(userProfile?.gender ? { candidateGender: userProfile.gender } : {}),
    facts: [...textsOf(letterFacts(task)), userProfile?.name ?? ''],
    secrets,
    seed,
    ...(language === 'fr' && { morphology: await frenchMorphology() }),
  })
  if (!checked.usable) throw new WriterFailure('unusable', { detail: checked.fault })
  return checked
}
