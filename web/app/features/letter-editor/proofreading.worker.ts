import type { Finding, ProofreadContext } from '@lettrine/letter-craft/proofreading/finding'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import type { Speller } from '@lettrine/letter-craft/spelling/speller'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import { fetchSpeller } from './dictionary-files.ts'

export type ProofreadingTask = {
  id: number
  text: string
  language: Language
  context: ProofreadContext
  /** Texts whose words the writer stands by. */
  accepted: readonly string[]
}
/** Whether the words were looked up: the dictionary comes a moment after the first reading. */
export type SpellingState = 'loading' | 'ready' | 'unavailable'
export type ProofreadingAnswer = { id: number; findings: Finding[]; spelling: SpellingState }

const spellers = new Map<Language, Speller>()
const loading = new Map<Language, Promise<void>>()
let latest: ProofreadingTask | undefined

// Off the page's thread: typing never waits for a rule.
addEventListener('message', ({ data: task }: MessageEvent<ProofreadingTask>) => {
  latest = task
  const { language } = task
  answer(task, spellers.has(language) ? 'ready' : 'loading')
  if (!spellers.has(language) && !loading.has(language)) loading.set(language, load(language))
})

function answer({ id, text, language, context, accepted }: ProofreadingTask, spelling: SpellingState): void {
  const speller = spellers.get(language)
  const findings = proofread(text, {
    language,
    context,
    ...(speller && { spelling: { speller, accepted } }),
  })
  postMessage({ id, findings, spelling } satisfies ProofreadingAnswer)
}

async function load(language: Language): Promise<void> {
  let state: SpellingState = 'ready'
  try {
    spellers.set(language, await fetchSpeller(language))
  } catch (fault) {
    // Said in the list of remarks; the next reading tries again.
    console.warn(fault)
    state = 'unavailable'
  }
  loading.delete(language)
  if (latest?.language === language) answer(latest, state)
}
