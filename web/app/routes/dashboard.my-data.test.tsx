import type { DataExport } from '@lettrine/contract/my-data-routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aDate } from '../../testing/fixtures.ts'
import { type ApiAnswers, refusal, refusalResponse, unreachable } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/dashboard/my-data'
const phrase = 'supprimer mon compte'
const archive = () => page.getByRole('region', { name: 'Télécharger mes données' })
const deletion = () => page.getByRole('region', { name: 'Supprimer mon compte' })
const dialog = () => page.getByRole('dialog')

const stateOf = (status: DataExport['status']): { data: DataExport } => ({
  data: {
    status,
    askedAt: status === 'none' ? null : aDate,
    size: status === 'ready' ? 123_456 : null,
    expiresAt: status === 'ready' ? '2026-11-27T09:00:00.000Z' : null,
  },
})

const anAccount: ApiAnswers = {
  myData: {
    exportState: () => stateOf('none'),
    requestExport: () => stateOf('preparing'),
    accountContents: () => ({
      data: {
        ...{ letters: 1, lettersInBin: 0, copies: 0, templates: 0, publishedTemplates: 0, sharedLinks: 1 },
        plan: 'pro',
        hasPassword: true,
      },
    }),
  },
}

async function reachConfirmation() {
  await deletion().getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect.element(dialog().getByText('1 lettre, avec son historique')).toBeVisible()
  await dialog().getByRole('button', { name: 'Continuer' }).click()
  await expect.element(dialog().getByRole('heading', { name: 'Confirmer la suppression' })).toBeVisible()
}

test('the archive is prepared, then ready with its size and last day', async () => {
  const { api } = await renderScreen(path, { answers: anAccount })
  api.change({
    myData: {
      requestExport: () => {
        api.change({ myData: { exportState: () => stateOf('ready') } })
        return stateOf('preparing')
      },
    },
  })
  await archive().getByRole('button', { name: 'Préparer mon archive' }).click()
  await expect.element(archive().getByText('Votre archive est prête')).toBeVisible()
  await expect.element(archive().getByText(/[kM]o, à télécharger jusqu’au/)).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('an archive that failed, and one whose state cannot be loaded, say so', async () => {
  const { api, router } = await renderScreen(path, {
    answers: { ...anAccount, myData: { ...anAccount.myData, exportState: () => stateOf('failed') } },
  })
  await expect.element(archive().getByText(/n’a pas pu être préparée/)).toBeVisible()
  await expectAccessibleOnAllSizes()
  api.change({
    myData: {
      exportState: () => {
        throw refusal('TOO_MANY_REQUESTS')
      },
    },
  })
  await router.navigate('/help')
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
  await router.navigate(path)
  await expect.element(page.getByText('L’état de votre archive n’a pas pu être chargé.')).toBeVisible()
})

test('the deletion lists what is lost, and needs the exact phrase and the password', async () => {
  await renderScreen(path, {
    answers: anAccount,
    raw: { 'DELETE /v1/users/account': () => refusalResponse('WRONG_PASSWORD') },
  })
  await deletion().getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect.element(dialog().getByText('1 lettre, avec son historique')).toBeVisible()
  await expect.element(dialog().getByText('1 lien de partage')).toBeVisible()
  await expect.element(dialog().getByText('Votre formule sera arrêtée')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await reachConfirmation()
  const confirm = dialog().getByRole('button', { name: 'Supprimer définitivement' })
  await dialog().getByLabelText('Mot de passe actuel').fill('pas celui-ci')
  for (const typed of ['supprimer', 'Supprimer mon compte', `${phrase} `]) {
    await dialog().getByLabelText('Tapez').fill(typed)
    await expect.element(confirm).toBeDisabled()
  }
  await dialog().getByLabelText('Tapez').fill(phrase)
  await confirm.click()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent('Erreur lors de la suppression du compte')
  await expect.element(dialog().getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('a deletion without an answer says so, and the account stays', async () => {
  await renderScreen(path, {
    answers: { ...anAccount, myData: { ...anAccount.myData, deleteAccount: unreachable } },
  })
  await reachConfirmation()
  await dialog().getByLabelText('Tapez').fill(phrase)
  await dialog().getByLabelText('Mot de passe actuel').fill('Secret1!')
  await dialog().getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent('Erreur lors de la suppression du compte')
  expect(location.pathname).toBe(path)
})
