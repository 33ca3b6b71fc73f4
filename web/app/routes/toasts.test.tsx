import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { toast } from '../ui/toast.ts'

test('an open menu is above the messages: each of its items can be pressed', async () => {
  await renderScreen('/dashboard', { profile: aProfile({ displayName: 'Inès Carpentier' }) })
  for (const title of ['Connexion réussie', 'Lettre enregistrée', 'Lettre supprimée'])
    toast.success({ title, message: 'Bienvenue dans votre espace\u202f!', duration: 0 })
  await expect.element(page.getByText('Lettre supprimée')).toBeVisible()
  await page.getByRole('button', { name: 'Compte de Inès Carpentier' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Déconnexion' })).toBeVisible()
  const covered = () =>
    page
      .getByRole('menuitem')
      .elements()
      .filter((item) => {
        const { left, top, width, height } = item.getBoundingClientRect()
        return !item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      .map((item) => item.textContent)
  await expect.poll(covered).toEqual([])
  await expectAccessible()
})

test('a success goes when the focus comes to what it covers, an error stays', async () => {
  await renderScreen('/dashboard')
  toast.success({ title: 'Compte créé', duration: 0 })
  toast.error({ title: 'Envoi impossible', duration: 0 })
  await expect.element(page.getByText('Compte créé')).toBeVisible()
  await expect.element(page.getByText('Envoi impossible')).toBeVisible()
  const elsewhere = page.getByRole('link', { name: 'Mes lettres' }).first().element() as HTMLElement
  elsewhere.focus()
  await expect.element(page.getByText('Compte créé')).toBeVisible()
  const covered = document.createElement('button')
  covered.style.cssText = 'position: fixed; inset: 6rem 3rem auto auto'
  covered.textContent = 'Masquer ce message'
  elsewhere.after(covered)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(covered)
  await expect.element(page.getByText('Compte créé')).not.toBeInTheDocument()
  await expect.element(page.getByText('Envoi impossible')).toBeVisible()
  covered.remove()
})

test('a success told on one page is gone on the next, where an error stays and what the way there tells is shown', async () => {
  const { router } = await renderScreen('/dashboard')
  toast.success({ title: 'Compte créé', duration: 0 })
  toast.error({ title: 'Envoi impossible', duration: 0 })
  await expect.element(page.getByText('Compte créé')).toBeVisible()
  await page.getByRole('link', { name: 'Mes lettres' }).first().click()
  await expect.element(page.getByText('Compte créé')).not.toBeInTheDocument()
  await expect.element(page.getByText('Envoi impossible')).toBeVisible()
  toast.success({ title: 'Lettre dupliquée', duration: 0 })
  await router.navigate('/dashboard')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('Lettre dupliquée')).toBeVisible()
})
