import type { Language } from '@lettrine/contract/letters'
import type { Finding } from '@lettrine/contract/proofreading'
import { type OutsideProofreader, SecondOpinionFailure } from './second-opinion.ts'

/** Bytes of an answer: many times the remarks on a long letter. */
const maxAnswer = 1_000_000

/**
 * Asks one proofreader about a text. Throws `SecondOpinionFailure`, or the reason of `signal`. Redirects are not
 * followed: a letter goes to no other address than the configured one.
 */
export async function askProofreader(
  { url, form, read }: OutsideProofreader,
  text: string,
  language: Language,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Finding[]> {
  const late = AbortSignal.timeout(timeoutMs)
  let body: string
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'user-agent': 'Lettrine' },
      body: new URLSearchParams(form(text, language)),
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new SecondOpinionFailure(`status-${answer.status}`)
    }
    body = await bodyOf(answer)
  } catch (fault) {
    signal.throwIfAborted()
    if (fault instanceof SecondOpinionFailure) throw fault
    throw new SecondOpinionFailure(late.aborted ? 'timeout' : 'unreachable', fault)
  }
  return read(parsed(body), text)
}

async function bodyOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswer) throw new SecondOpinionFailure('too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (fault) {
    throw new SecondOpinionFailure('not-json', fault)
  }
}
