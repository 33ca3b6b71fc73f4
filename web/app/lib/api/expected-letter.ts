import type { Letter } from '@lettrine/contract/letters'
import { api } from './api.ts'
import { takeEarly } from './early-session.ts'

type Answer = { data: Letter }

const freshMs = 5000

let expected: { id: string; askedAt: number; letter: Promise<Answer | undefined> } | undefined

/** Asks for a letter while the editor that shows it is on its way. */
export function expectLetter(id: string): void {
  expected = { id, askedAt: performance.now(), letter: api.letters.read({ id }).catch(() => undefined) }
}

/** The letter as the page or a link asked for it ahead, once, or as the server has it; rejects with `ApiError`. */
export async function readLetterOnce(id: string): Promise<Answer> {
  const early = await takeEarly('letter')
  if (early?.data.id === id) return early
  const asked = expected
  expected = undefined
  const isFresh = asked?.id === id && performance.now() - asked.askedAt < freshMs
  return (isFresh && (await asked.letter)) || api.letters.read({ id })
}
