import type { SharedLetter } from '@lettrine/contract/sharing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aDate } from '../../testing/fixtures.ts'
import { type ApiAnswers, pending, refusal, unreachable } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/l/abcdefghijklmnopqrstuv'
const letter: SharedLetter = {
  title: 'Fleuriste aux Pivoines',
  author: 'Inès Carpentier',
  language: 'fr',
  content: 'Madame,\n\nVotre vitrine **change** chaque semaine.',
  pages: ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"/>'],
  allowDownload: true,
  updatedAt: aDate,
}

const openAsVisitor = (open: NonNullable<ApiAnswers['sharing']>['open']) =>
  renderScreen(path, { profile: null, answers: { sharing: { open } } })

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('a shared letter is announced while it is loading', async () => {
  await openAsVisitor(pending)
  await expect.element(page.getByRole('status')).toMatchTextContent('Ouverture de la lettre…')
})

test('a shared letter is read as a page or as text, without an account', async () => {
  await openAsVisitor(() => ({ data: letter }))
  await expect.element(heading('Fleuriste aux Pivoines')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await page.getByText('Texte', { exact: true }).click()
  await expect.element(page.getByText('change', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger le PDF' })).toBeVisible()
})

test('a letter that cannot be laid out is read as text', async () => {
  await openAsVisitor(() => ({ data: { ...letter, pages: [] } }))
  await expect.element(page.getByText('change', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/n’a pas pu être mise en page/u)).toBeVisible()
  await expect.element(page.getByText('Page', { exact: true })).not.toBeInTheDocument()
  await expectAccessibleOnAllSizes()
})

test('a link without downloads has no download button', async () => {
  await openAsVisitor(() => ({ data: { ...letter, allowDownload: false } }))
  await expect.element(heading('Fleuriste aux Pivoines')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger le PDF' })).not.toBeInTheDocument()
})

test('a protected letter needs its password; a missing or wrong one says so', async () => {
  await openAsVisitor(({ password }) => {
    if (password === undefined) throw refusal('SHARE_PASSWORD_REQUIRED')
    if (password !== 'pivoine') throw refusal('SHARE_PASSWORD_WRONG')
    return { data: letter }
  })
  await expect.element(heading('Cette lettre est protégée')).toBeVisible()
  await expectAccessibleOnAllSizes()
  const unlock = page.getByRole('button', { name: 'Lire la lettre' })
  await unlock.click()
  await expect.element(page.getByText('Le mot de passe est requis')).toBeVisible()
  const password = page.getByLabelText('Mot de passe', { exact: true })
  await password.fill('tulipe')
  await unlock.click()
  await expect.element(page.getByText(/^Ce mot de passe n’est pas le bon/)).toBeVisible()
  await password.fill('pivoine')
  await unlock.click()
  await expect.element(heading('Fleuriste aux Pivoines')).toBeVisible()
})

test('a revoked or expired link says so, and leads home', async () => {
  await openAsVisitor(() => {
    throw refusal('SHARE_NOT_FOUND')
  })
  await expect.element(heading('Ce lien ne mène plus à une lettre')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Découvrir Lettrine' })).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('a letter that cannot be loaded is loaded again on request', async () => {
  const { api } = await openAsVisitor(unreachable)
  await expect.element(heading('La lettre n’a pas pu être ouverte')).toBeVisible()
  api.change({ sharing: { open: () => ({ data: letter }) } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(heading('Fleuriste aux Pivoines')).toBeVisible()
})
