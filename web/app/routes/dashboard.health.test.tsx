import type { ServiceHealth } from '@lettrine/contract/health'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { anId, aProfile } from '../../testing/fixtures.ts'
import { type ApiAnswers, refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/dashboard/health'
const administrator = aProfile({ isAdmin: true })
const jobId = anId()

const well: ServiceHealth = {
  checkedAt: '2026-11-26T20:00:00.000Z',
  jobs: { waiting: 0, failed: 0, oldestSeconds: 0, failures: [] },
  mails: { sent: 1_240, refused: 0, waiting: 0, refusals: [] },
  payments: { captured: 2, failed: 1, toLookAt: 0, list: [] },
  database: {
    ...{ answerMs: 2, bytes: 48_000_000, slowQueries: 0 },
    connections: { used: 1, idle: 2, waiting: 0, max: 10 },
  },
  queues: [{ name: 'typesetting', waiting: 0, running: 1, refused: 0 }],
  backup: { madeAt: '2026-11-26T02:00:00.000Z', bytes: 4_400_000, isTried: true, isLate: false },
}

const troubled: ServiceHealth = {
  ...well,
  jobs: {
    ...{ waiting: 2, failed: 1, oldestSeconds: 1_200 },
    failures: [
      {
        ...{ id: jobId, queue: 'mail.deliver', failedAt: '2026-11-26T18:00:00.000Z', attempts: 21 },
        error: 'MailRefusal: The mail server did not take the message: ECONNREFUSED',
      },
    ],
  },
  mails: {
    ...{ sent: 1, refused: 1, waiting: 0 },
    refusals: [
      { id: anId(), subject: 'Votre archive est prête', code: '550', failedAt: '2026-11-26T17:00:00.000Z' },
    ],
  },
  payments: {
    ...{ captured: 0, failed: 0, toLookAt: 1 },
    list: [
      { kind: 'refund', id: anId(), state: 'failed', since: '2026-11-25T10:00:00.000Z', amountCents: 999 },
    ],
  },
  backup: null,
}

const answering = (data: ServiceHealth): ApiAnswers => ({ health: { read: () => ({ data }) } })

test('an administrator finds it in the menu; where nothing is wrong, it says so', async () => {
  await renderScreen('/dashboard', { profile: administrator, answers: answering(well) })
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'État du service' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'État du service' })).toBeVisible()
  await expect.element(page.getByText(/^Tout va bien/)).toBeVisible()
  await expect.element(page.getByText('Aucune tâche n’a échoué depuis un jour.')).toBeVisible()
  await expect.element(page.getByText('Il y a 18\u00a0h')).toBeVisible()
})

test('what is wrong is listed; axe finds no fault, and 320 pixels are enough', async () => {
  await renderScreen(path, { profile: administrator, answers: answering(troubled) })
  await expect.element(page.getByRole('heading', { level: 3, name: 'Envoi d’un mail' })).toBeVisible()
  await expect.element(page.getByText(/ECONNREFUSED/)).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Paiements à vérifier' })).toMatchTextContent(/9,99/)
  await expect.element(page.getByRole('table', { name: 'Mails refusés' })).toMatchTextContent(/550/)
  await expect.element(page.getByText(/^Tout va bien/)).not.toBeInTheDocument()
  await expectAccessibleOnAllSizes()
})

test('a failed job runs again, and the state is read anew', async () => {
  const { api } = await renderScreen(path, {
    profile: administrator,
    answers: {
      health: { ...answering(troubled).health, retryJob: ({ id }) => ({ data: { id } }) },
    },
  })
  const retry = page.getByRole('button', { name: 'Relancer\u00a0: Envoi d’un mail' })
  await expect.element(retry).toBeVisible()
  api.change(answering(well))
  await retry.click()
  await expect.element(page.getByText('La tâche est relancée')).toBeVisible()
  await expect.element(page.getByText('Aucune tâche n’a échoué depuis un jour.')).toBeVisible()
  expect(api.calls.filter(({ name }) => name === 'health.retryJob')).toMatchObject([{ input: { id: jobId } }])
})

test('a member who is not an administrator is refused', async () => {
  const refused: ApiAnswers = {
    health: {
      read: () => {
        throw refusal('FORBIDDEN')
      },
    },
  }
  await renderScreen(path, { answers: refused })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Vous n’avez pas les permissions/)
  await expect.element(page.getByRole('button', { name: 'Actualiser' })).not.toBeInTheDocument()
})

test('an administrator without a second factor is led to where one is set up', async () => {
  const answers: ApiAnswers = {
    health: {
      read: () => {
        throw refusal('SECOND_FACTOR_NOT_SET_UP')
      },
    },
  }
  await renderScreen(path, { profile: administrator, answers })
  const link = page.getByRole('alert').getByRole('link', { name: 'Ouvrir les réglages de sécurité' })
  await expect.element(link).toHaveAttribute('href', '/dashboard/security')
})

test('a state that cannot be loaded is asked for again', async () => {
  const { api } = await renderScreen(path, {
    profile: administrator,
    answers: {
      health: {
        read: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/L’état du service n’a pas pu être chargé/)
  api.change(answering(well))
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/^Tout va bien/)).toBeVisible()
})
