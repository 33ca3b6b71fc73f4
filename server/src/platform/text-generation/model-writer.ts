import { countWords } from '@lettrine/letter-craft/text/measure'
import type { LetterWriting } from '../letter-writing/letter-writing.ts'
import { composeFor } from './composer.ts'
import { type CallDeps, completeCall, streamCall } from './model-call.ts'
import { type ModelLetter, openModelLetter } from './model-letter.ts'
import { type PreparedLetter, prepareLetter } from './prepared-letter.ts'
import { type LetterBrief, letterBrief } from './prompt/letter-brief.ts'
import { letterPrompt, rewritingPrompt } from './prompt/letter-prompt.ts'
import type { TextGenerator, TokenUsage, WritingTask } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'
import { openRecord, type RecordDeps } from './writer-record.ts'

export type ModelDeps = CallDeps &
  RecordDeps & {
    /** A delimiter that nobody can guess, new for each call. */
    newDelimiter: () => string
  }

/** What plans the letter, and writes what the model may not say. */
type WriterDeps = ModelDeps & { writing: LetterWriting }

/** The words a letter is expected to have, so that progress can be shown. */
const expectedWords = 280

/**
 * Writes by a model, from the plan and the facts that the composer would have. The text events are its words as they
 * come; `content` at the end is the letter whose sentences passed the gate, the others written again once, then by the
 * composer. Throws `WriterFailure` when it failed, or the reason of the signal when it was stopped.
 */
export function buildModelWriter(deps: WriterDeps): TextGenerator {
  const preparing = new WeakMap<WritingTask, Promise<PreparedLetter>>()
  const prepare = (task: WritingTask) => {
    const preparation = preparing.get(task) ?? prepareLetter(deps.writing, task)
    preparing.set(task, preparation)
    return preparation
  }
  return {
    prepare: (task) => void prepare(task).catch(() => {}),
    async *write(task, { signal }) {
      const record = openRecord(deps, 'letter')
      try {
        const prepared = await prepare(task)
        const brief = letterBrief(task, prepared)
        const prompt = letterPrompt(task, brief, prepared.gender, deps.newDelimiter())
        const letter = openModelLetter(task, prepared, prompt)
        let words = 0
        const pieces = streamCall(deps, { prompt, seed: task.seed, signal })
        let piece = await pieces.next()
        for (; !piece.done; piece = await pieces.next()) {
          const text = letter.push(piece.value)
          if (text === '') continue
          record.textCame()
          words += countWords(text)
          yield { type: 'text', text, progress: Math.min(0.99, words / expectedWords) }
        }
        const rest = letter.end()
        if (rest !== '') yield { type: 'text', text: rest, progress: 0.99 }
        const { usage, attempts } = piece.value
        record.note({ ...usage, attempts, isProse: letter.isProse() })
        const again = await askAgain(deps, { task, letter, brief, prepared, signal })
        const { missing, ...relief } = await composeFor(deps.writing, task)
        const { content, facts, written, replaced, dropped } = letter.assemble(relief)
        const spent = sum(usage, again.usage)
        record.note({
          ...spent,
          outcome: 'written',
          sentences: { written, rewritten: again.rewritten, replaced, dropped },
        })
        const plan = prepared.presented
        yield {
          type: 'end',
          content,
          missing,
          plan,
          facts,
          writer: deps.name,
          ...(spent && { usage: spent }),
        }
      } catch (error) {
        record.failed(error)
        throw error
      } finally {
        record.close()
      }
    },
  }
}

type Again = {
  task: WritingTask
  letter: ModelLetter
  brief: LetterBrief
  prepared: PreparedLetter
  signal: AbortSignal
}

/** Asks once for the refused sentences, with what was wrong; a model that does not answer leaves them to the composer. */
async function askAgain(
  deps: ModelDeps,
  { task, letter, brief, prepared, signal }: Again,
): Promise<{ rewritten: number; usage?: TokenUsage }> {
  const refused = letter.refused()
  if (refused.length === 0) return { rewritten: 0 }
  const prompt = rewritingPrompt(task, brief, prepared.gender, refused, deps.newDelimiter())
  try {
    const { text, usage } = await completeCall(deps, { prompt, seed: task.seed, signal })
    return { rewritten: letter.takeAgain(text, prompt.secrets), ...(usage && { usage }) }
  } catch (error) {
    if (!(error instanceof WriterFailure)) throw error
    return { rewritten: 0 }
  }
}

const sum = (one: TokenUsage | undefined, other: TokenUsage | undefined): TokenUsage | undefined =>
  one && {
    inputTokens: one.inputTokens + (other?.inputTokens ?? 0),
    outputTokens: one.outputTokens + (other?.outputTokens ?? 0),
  }
