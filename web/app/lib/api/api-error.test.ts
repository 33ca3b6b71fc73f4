import { errorMessages } from '@lettrine/contract/errors.fr'
import { expect, it } from 'vitest'
import { refusal } from './api-error.ts'
import { recentReference } from './fault-reference.ts'

it('gives the waiting time after too many attempts', () => {
  const after = (retryAfterSeconds: number) =>
    refusal(429, {
      error: 'Trop de tentatives. Veuillez réessayer dans quelques instants.',
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds },
    }).message
  expect(after(1)).toBe('Trop de tentatives. Réessayez dans une seconde.')
  expect(after(20)).toBe('Trop de tentatives. Réessayez dans 20 secondes.')
  expect(after(60)).toBe('Trop de tentatives. Réessayez dans une minute.')
  expect(after(61)).toBe('Trop de tentatives. Réessayez dans 2 minutes.')
})

it('keeps the server’s message otherwise', () => {
  expect(refusal(404, { error: 'Lettre non trouvée.', code: 'LETTER_NOT_FOUND' }).message).toBe(
    'Lettre non trouvée.',
  )
  expect(refusal(500, undefined).message).toBe('Une erreur est survenue')
  expect(refusal(500, { error: 'Panne', code: 'X', details: null }).message).toBe('Panne')
})

it('takes an answer of what stands in front of the server for an interruption', () => {
  for (const status of [502, 503, 504])
    expect(refusal(status, undefined)).toMatchObject({
      isInterrupted: true,
      message: errorMessages.SERVICE_INTERRUPTED,
    })
  const away = refusal(503, { error: 'Lettrine ne répond pas.', code: 'SERVICE_INTERRUPTED' })
  expect(away).toMatchObject({ isInterrupted: true, message: 'Lettrine ne répond pas.' })
  const busy = refusal(503, { error: 'Patientez un instant.', code: 'SERVER_BUSY' })
  expect(busy.isInterrupted).toBe(false)
})

it('ends with the reference of a fault of the server', () => {
  const id = '01a20b3c-2015-7f12-bc79-3cba58dd4abb'
  const fault = refusal(500, { error: 'Une erreur est survenue', code: 'INTERNAL_ERROR', requestId: id })
  expect(fault).toMatchObject({ message: `Une erreur est survenue. Référence\u00a0: ${id}` })
  expect(recentReference()).toBe(id)
  expect(recentReference(Date.now() + 61_000)).toBeUndefined()
  const busy = refusal(503, { error: 'Patientez un instant.', code: 'SERVER_BUSY', requestId: id })
  expect(busy.message).toBe('Patientez un instant.')
})
