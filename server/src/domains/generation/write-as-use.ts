import type { Deps } from '../../platform/http/api.ts'
import type { StreamSpeed, WritingEvent, WritingTask } from '../../platform/text-generation/text-generator.ts'
import { type AiUse, type SubscriptionRow, startModelUse } from '../subscriptions/index.ts'

type Options = {
  signal: AbortSignal
  speed: StreamSpeed
  /** The running subscription, under which the use counts. */
  subscription: SubscriptionRow | undefined
}

/**
 * Writes by the model, consuming one use of the user's plan. Without a plan or a use left the composer writes, with a
 * fallback notice. The model is called while the use is being consumed, and its text is held until it is; a use
 * without a letter is refunded, unless it was stopped after some text, which the user keeps; a refused letter whose text
 * had come is refunded a few times a month.
 */
export async function* writeAsUse(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'writer' | 'composer' | 'entitlements' | 'events'>,
  userId: string,
  task: WritingTask,
  options: Options,
): AsyncGenerator<WritingEvent, void> {
  const begun = await startModelUse(deps, userId, 'writing', options.subscription)
  if (begun.fallback) {
    yield { type: 'fallback', reason: begun.fallback.code }
    yield* deps.composer.write(task, options)
    return
  }
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal])
  const events = deps.writer.write(task, { ...options, signal })[Symbol.asyncIterator]()
  const first = events.next()
  // Awaited below, unless no use is left: then it is discarded.
  first.catch(() => {})
  let use: AiUse | undefined
  let texts = 0
  try {
    const answer = await begun.taking
    if (answer.fallback) {
      stop.abort()
      yield { type: 'fallback', reason: answer.fallback.code }
      yield* deps.composer.write(task, options)
      return
    }
    use = answer.use
    for (let next = await first; !next.done; next = await events.next()) {
      const event = next.value
      if (event.type === 'text') texts += 1
      if (event.type === 'fallback') await use?.refund({ textCame: texts > 0 })
      if (event.type !== 'text') use = undefined
      yield event
    }
  } finally {
    stop.abort()
    // A consumer that stops early aborts the model.
    await events.return?.()
    if (!options.signal.aborted || texts === 0) await use?.refund({ textCame: texts > 0 })
  }
}
