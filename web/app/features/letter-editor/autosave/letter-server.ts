import type { Letter } from '@lettrine/contract/letters'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { requestJson } from '../../../lib/api/http.ts'
import type { LetterServer, SendResult } from './autosave.ports.ts'
import { changeFrom, creationFrom, storedLetter } from './letter-draft.ts'

async function resultOf(call: Promise<{ data: Letter }>): Promise<SendResult> {
  try {
    const { data } = await call
    return { kind: 'stored', letter: storedLetter(data) }
  } catch (fault) {
    return refusalOf(fault)
  }
}

function refusalOf(fault: unknown): SendResult {
  if (!(fault instanceof ApiError)) return { kind: 'server', message: String(fault) }
  const { message } = fault
  const theirs = (fault.details as { letter?: Letter } | undefined)?.letter
  if (fault.code === 'LETTER_VERSION_CONFLICT' && theirs)
    return { kind: 'conflict', theirs: storedLetter(theirs) }
  if (fault.code === 'LETTER_QUOTA_REACHED') return { kind: 'full', message }
  if (fault.isOffline || fault.isInterrupted) return { kind: 'unreachable' }
  if (fault.status === 401) return { kind: 'session' }
  if (fault.status === 404) return { kind: 'deleted' }
  if (fault.status === 429 || fault.status >= 500) return { kind: 'server', message }
  return { kind: 'refused', message: firstFault(fault.details) ?? message }
}

function firstFault(details: unknown): string | undefined {
  const faults = Array.isArray(details) ? details : (details as { fields?: unknown } | undefined)?.fields
  const first = Array.isArray(faults) ? (faults[0] as { message?: unknown } | undefined) : undefined
  return typeof first?.message === 'string' ? first.message : undefined
}

// Browsers refuse a keepalive request beyond 64 KiB; the device has stored the text anyway.
const largestKeepalive = 60_000

export const letterServer: LetterServer = {
  create: (id, draft, mark) =>
    resultOf(
      api.letters.create({ ...creationFrom(id, draft), ...(mark?.author && { author: mark.author }) }),
    ),
  save: (id, version, known, next, mark) =>
    resultOf(api.letters.save({ id, version, ...changeFrom(known, next), ...mark })),
  saveOnLeave(id, version, known, next) {
    const body = JSON.stringify({ version, ...changeFrom(known, next), autosave: true })
    if (new Blob([body]).size > largestKeepalive) return
    requestJson(`/v1/letters/${id}`, { method: 'PUT', body, keepalive: true }).catch(() => {
      // The page closes: a lost request is recovered from the draft on the device.
    })
  },
}
