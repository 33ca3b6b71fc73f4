import type { Fallback, GeneratedLetter, GenerationRequest } from '@lettrine/contract/generation'
import { NewLetter } from '@lettrine/contract/letters'
import { letterTitle } from '@lettrine/letter-craft/offers/letter-title'
import { Failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import type { StreamSpeed, WritingTask } from '../../platform/text-generation/text-generator.ts'
import { createLetter, presentLetter, requireLetterQuota } from '../letters/index.ts'
import { allowsModel } from '../settings/index.ts'
import { fallbackFor, findRunning, type SubscriptionRow } from '../subscriptions/index.ts'
import { readSources } from './letter-sources.ts'
import { writeAsUse } from './write-as-use.ts'

export type WriteDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'newId'
  | 'newSeed'
  | 'writer'
  | 'composer'
  | 'letterWriting'
  | 'entitlements'
  | 'events'
  | 'careerReader'
>

export type WriteEvent =
  | { type: 'delta'; text: string; progress: number }
  /** Previous text is void: the composer starts the letter over. */
  | { type: 'restart'; fallback: Fallback }
  | { type: 'done'; letter: GeneratedLetter }

/** A letter whose request, facts and permission are being read. */
export type BegunLetter = {
  request: Promise<GenerationRequest>
  task: Promise<WritingTask>
  /** Whether a model may write it, and the running subscription. */
  permission: Promise<readonly [boolean, SubscriptionRow | undefined]>
}

/**
 * Begins a letter: each query delays its first word, so that all start at once. Nothing is written or counted yet, and a
 * begun letter may be dropped.
 * @param whole - the request with the career, where it tells none itself
 */
export function beginLetter(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
  whole: Promise<GenerationRequest> = Promise.resolve(request),
): BegunLetter {
  let reading: ReturnType<typeof readSources> | undefined
  const sources = () => {
    reading ??= readSources(deps, userId, request)
    return reading
  }
  const seed = request.seed ?? deps.newSeed()
  const isModelConfigured = deps.writer !== deps.composer && request.writer !== 'composer'
  const permission = isModelConfigured
    ? Promise.all([allowsModel(deps.db, userId), findRunning(deps, userId)])
    : Promise.resolve([false, undefined] as const)
  if (isModelConfigured) sources().catch(() => {})
  const task = whole.then((complete): WritingTask => ({ ...complete, owner: userId, sources, seed }))
  const prepared = task.then((begun) => isModelConfigured && deps.writer.prepare?.(begun))
  // Awaited by who writes the letter, unless it is dropped.
  for (const pending of [whole, task, permission, prepared]) pending.catch(() => {})
  return { request: whole, task, permission }
}

/**
 * Streams a letter, then saves it if requested; aborting `signal` stops it and saves nothing. A model writes where one
 * is configured and the user allows it, consuming one use of the plan: without one left the composer writes, and a
 * failed use is refunded.
 */
export async function* writeLetter(
  deps: WriteDeps,
  userId: string,
  begun: BegunLetter,
  options: { signal: AbortSignal; speed: StreamSpeed },
): AsyncGenerator<WriteEvent, void> {
  const request = await begun.request
  // Checked before anything is written and before a use is consumed.
  if (request.saveAsLetter) await requireLetterQuota(deps, userId)
  const task = await begun.task
  const [isModelAllowed, subscription] = await begun.permission
  const events = isModelAllowed
    ? writeAsUse(deps, userId, task, { ...options, subscription })
    : deps.composer.write(task, options)
  let fallback: Fallback | undefined
  for await (const event of events) {
    if (event.type === 'text') {
      yield { type: 'delta', text: event.text, progress: event.progress }
    } else if (event.type === 'fallback') {
      fallback = fallbackFor(event.reason)
      yield { type: 'restart', fallback }
    } else {
      const { content, missing, writer, plan, facts } = event
      const letter = request.saveAsLetter ? await keep(deps, userId, request, { content, writer }) : undefined
      yield {
        type: 'done',
        letter: { content, seed: task.seed, missing, plan, facts, writer, fallback, letter },
      }
    }
  }
}

async function keep(
  deps: WriteDeps,
  userId: string,
  request: GenerationRequest,
  { content, writer }: Pick<GeneratedLetter, 'content' | 'writer'>,
) {
  const letter = NewLetter.parse({
    title: letterTitle(request, request.userProfile?.gender),
    company: request.company,
    jobTitle: request.jobTitle,
    recipient: { name: request.recipientName, email: request.recipientEmail },
    sender: { name: request.userProfile?.name },
    offer: request.jobDescription,
    content,
    type: request.type,
    language: request.language,
    author: writer === 'composer' ? 'writer' : 'model',
  })
  try {
    return presentLetter(await createLetter(deps, userId, letter), deps.clock())
  } catch (fault) {
    // The quota was reached while the letter was being written: its text is returned unsaved.
    if (fault instanceof Failure && fault.code === 'LETTER_QUOTA_REACHED') return undefined
    throw fault
  }
}
