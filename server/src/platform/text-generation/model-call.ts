import { generateText, type LanguageModel } from 'ai'
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

/** A model behind the SDK's interface for providers. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>

export type CallDeps = {
  model: Model
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
        model: deps.model,
        instructions: call.prompt.instructions,
        prompt: call.prompt.data,
        ...(call.seed === undefined ? {} : { seed: call.seed }),
        // We retry ourselves: the SDK's retries wait longer and are not logged.
        maxRetries: 0,
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

/** A clock that aborts its signal where no piece comes in time. */
function pieceTimeout(firstMs: number, nextMs: number) {
  const late = new AbortController()
  const expire = () => late.abort(new WriterFailure('timeout'))
  let timer = setTimeout(expire, firstMs)
  return {
    signal: late.signal,
    pieceCame: () => {
      clearTimeout(timer)
      timer = setTimeout(expire, nextMs)
    },
    end: () => clearTimeout(timer),
  }
}

/** Asks the provider itself: around it, the SDK's `streamText` takes some two milliseconds of the first word's time. */
async function* streamOnce(
  { model, patience }: CallDeps,
  { prompt, seed }: Call,
  deadline: AbortSignal,
): AsyncGenerator<string | { usage?: TokenUsage }> {
  const clock = pieceTimeout(patience.firstChunkMs, patience.chunkMs)
  let characters = 0
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: prompt.instructions },
        { role: 'user', content: [{ type: 'text', text: prompt.data }] },
      ],
      ...(seed === undefined ? {} : { seed }),
      abortSignal: AbortSignal.any([deadline, clock.signal]),
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') clock.pieceCame()
      if (part.type === 'text-delta' && part.delta !== '') {
        characters += part.delta.length
        if (characters > mostCharacters) throw new WriterFailure('unusable', { detail: 'too-long' })
        yield part.delta
      }
      if (part.type === 'finish') {
        assertFinished(part.finishReason.unified, characters > 0)
        const { inputTokens, outputTokens } = part.usage
        yield counted({ inputTokens: inputTokens.total, outputTokens: outputTokens.total })
        return
      }
    }
    assertFinished('interrupted', characters > 0)
  } catch (error) {
    // What an aborted request throws does not always say why.
    throw clock.signal.aborted ? clock.signal.reason : error
  } finally {
    clock.end()
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
