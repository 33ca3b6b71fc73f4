import { generateText, type LanguageModel, experimental_streamTextLowMemory as streamText } from 'ai'
import type { Prompt } from './prompt/delimited-prompt.ts'
import type { TokenUsage } from './text-generator.ts'
import { failureOf, WriterFailure } from './writer-failure.ts'

/** Timeouts of model calls, in milliseconds. */
export type ModelTimeouts = {
  firstChunkMs: number
  /** Between two pieces of text. */
  chunkMs: number
  /** For everything, a second attempt included. */
  totalMs: number
  /** Before the second attempt, unless the provider says how long. */
  retryPauseMs: number
}

export const defaultModelTimeouts: ModelTimeouts = {
  firstChunkMs: 20_000,
  chunkMs: 15_000,
  totalMs: 90_000,
  retryPauseMs: 600,
}

export type CallDeps = {
  model: LanguageModel
  patience: ModelTimeouts
  /** Waits; rejects when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

export type Call = { prompt: Prompt; seed?: number; signal: AbortSignal }
export type CallEnd = { usage?: TokenUsage; attempts: number }

/** A longer Retry-After is not waited for: the composer is quicker. */
const longestRetryAfterMs = 5_000
/** Five times the longest letter: bounds the output. */
const mostCharacters = 15_000

/**
 * Streams what the model writes. One second attempt is made after 429, 5xx or a network fault, and only while no
 * text has come. Throws `WriterFailure`, or the reason of the caller's signal.
 */
export async function* streamCall(deps: CallDeps, call: Call): AsyncGenerator<string, CallEnd> {
  const deadline = AbortSignal.any([call.signal, AbortSignal.timeout(deps.patience.totalMs)])
  for (let attempt = 1; ; attempt++) {
    let textCame = false
    try {
      for await (const part of streamOnce(deps, call, deadline)) {
        if (typeof part !== 'string') return { ...part, attempts: attempt }
        textCame = true
        yield part
      }
    } catch (error) {
      call.signal.throwIfAborted()
      const failure = failureOf(deadline.aborted ? deadline.reason : error, textCame)
      if (textCame || attempt > 1 || !failure.retryable) throw failure
      await beforeRetry(deps, failure, deadline, call.signal)
    }
  }
}

/** Requests a whole text at once, with the same timeouts. */
export async function completeCall(deps: CallDeps, call: Call): Promise<{ text: string } & CallEnd> {
  const deadline = AbortSignal.any([call.signal, AbortSignal.timeout(deps.patience.totalMs)])
  for (let attempt = 1; ; attempt++) {
    try {
      const { text, finishReason, usage } = await generateText({
        ...optionsOf(deps, call),
        abortSignal: deadline,
      })
      assertFinished(finishReason)
      return { text, attempts: attempt, ...counted(usage) }
    } catch (error) {
      call.signal.throwIfAborted()
      const failure = failureOf(deadline.aborted ? deadline.reason : error, false)
      if (attempt > 1 || !failure.retryable) throw failure
      await beforeRetry(deps, failure, deadline, call.signal)
    }
  }
}

const optionsOf = ({ model }: CallDeps, { prompt, seed }: Call) => ({
  model,
  instructions: prompt.instructions,
  prompt: prompt.data,
  ...(seed === undefined ? {} : { seed }),
  // We retry ourselves: the SDK's retries wait longer and are not logged.
  maxRetries: 0,
})

async function* streamOnce(
  deps: CallDeps,
  call: Call,
  deadline: AbortSignal,
): AsyncGenerator<string | { usage?: TokenUsage }> {
  const { firstChunkMs, chunkMs } = deps.patience
  // The single-consumer form keeps nothing for a second reader: the first word comes about a millisecond sooner.
  const result = streamText({
    ...optionsOf(deps, call),
    abortSignal: deadline,
    timeout: { firstChunkMs, chunkMs },
    // Errors come as parts of the stream; the SDK's own listener prints them, and the prompt with them.
    onError: () => {},
  })
  let characters = 0
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    // Only the chunk timeout is left as a reason: the caller handles its abort and the deadline.
    if (part.type === 'abort') throw new WriterFailure('timeout')
    if (part.type === 'text-delta' && part.text !== '') {
      characters += part.text.length
      if (characters > mostCharacters) throw new WriterFailure('unusable', { detail: 'too-long' })
      yield part.text
    }
    if (part.type === 'finish') {
      assertFinished(part.finishReason, characters > 0)
      yield counted(part.totalUsage)
    }
  }
}

/** `other` is how servers one runs at home often end; anything else but `stop` is no whole text. */
function assertFinished(reason: string, textCame = true): void {
  if (reason === 'stop' || reason === 'other') return
  if (reason === 'content-filter') throw new WriterFailure('refused', { detail: reason })
  throw new WriterFailure(textCame ? 'cut-off' : 'unusable', { detail: reason })
}

function counted(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): {
  usage?: TokenUsage
} {
  const { inputTokens, outputTokens } = usage
  return inputTokens === undefined || outputTokens === undefined
    ? {}
    : { usage: { inputTokens, outputTokens } }
}

async function beforeRetry(
  { patience, pause }: CallDeps,
  failure: WriterFailure,
  deadline: AbortSignal,
  stop: AbortSignal,
): Promise<void> {
  const waitMs = failure.retryAfterMs ?? patience.retryPauseMs
  if (waitMs > longestRetryAfterMs) throw failure
  try {
    await pause(waitMs, deadline)
  } catch {
    stop.throwIfAborted()
    throw new WriterFailure('timeout')
  }
}
