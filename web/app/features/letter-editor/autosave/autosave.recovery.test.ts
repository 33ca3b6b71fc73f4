import { expect, it } from 'vitest'
import { draftWith } from '../../../../testing/autosave.ts'
import type { DraftRecord } from './autosave.ports.ts'
import { openLetter } from './autosave.recovery.ts'
import { type LetterDraft, mergeDrafts } from './letter-draft.ts'

it('a draft stored by an older version of the page opens with the fields added since', () => {
  const { confirmedClaims: _, ...older } = draftWith({ content: 'Mon texte.' })
  const record = {
    userId: 'u',
    letterId: 'l',
    tabId: 't',
    exists: false,
    version: 0,
    acknowledged: older as LetterDraft,
    draft: older as LetterDraft,
    unconfirmed: [],
    updatedAt: 1,
  } satisfies DraftRecord
  const opening = openLetter('l', null, record)
  expect(opening?.start.draft).toEqual(draftWith({ content: 'Mon texte.' }))
  expect(opening?.recovered).toBe(true)
})

it('claims confirmed on either device stay confirmed', () => {
  const confirmed = (...confirmedClaims: string[]) => draftWith({ confirmedClaims })
  expect(mergeDrafts(confirmed('a'), confirmed('a', 'b'), confirmed('a', 'c'))).toEqual({
    draft: confirmed('a', 'c', 'b'),
    disputed: [],
  })
})
