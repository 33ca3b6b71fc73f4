import { expect, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'

const offer = `Fleuriste H/F
Les Pivoines
37000 Tours - CDI

Vos missions :
- Tenir la caisse
- Composer des bouquets

Profil :
- Permis B obligatoire
- Anglais apprécié`

const letter = `Madame, Monsieur,

Votre vitrine change avec les saisons. J’ai encaissé les clients de la halle pendant trois ans, jusqu’à 80 tickets par jour.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const profile = {
  name: '',
  gender: 'feminine',
  experience: 'Caissière à la halle, 3 ans',
  skills: 'permis B',
  education: '',
  achievements: '',
}

test('each requirement of the offer shows the sentence that answers it, or what the profile offers', async ({
  page,
}) => {
  const { token } = await openLetter(page, letter, offer)
  const me = await page.context().request.get('/v1/users/profile', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { id } = (await me.json()).data
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`lettrine.profile/${id}`, JSON.stringify(profile)],
  )
  await page.reload()
  const panel = page.getByRole('region', { name: 'Ce que l’annonce demande' })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Fleuriste H/F')
  await expect(panel).toContainText('Les Pivoines')
  await expect(panel.getByRole('list', { name: 'Lieu et contrat' })).toContainText('Tours (37000)')
  const till = panel.getByRole('button', { name: /Tenir la caisse/ })
  await till.click()
  await expect(till).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.answer-lit')).toContainText('J’ai encaissé les clients')
  const permit = panel.getByRole('listitem').filter({ hasText: 'Permis B' })
  await expect(permit).toContainText('Absent de la lettre. Votre profil indique')
  await permit.getByRole('button', { name: 'Ajouter une phrase' }).click()
  await expect(surfaceOf(page)).toContainText('le permis B')
  await expect(permit.getByRole('img', { name: 'Répondu' })).toBeVisible()
  // The sentence stands in the body, before the closing formula.
  await expect(surfaceOf(page).locator('p').last()).toContainText('Je vous prie d’agréer')
})

test('a figure of unknown origin is confirmed before the letter is finalised', async ({ page }) => {
  const { stored } = await openLetter(page, letter, offer)
  const ledger = page.getByRole('region', { name: 'D’où vient chaque fait' })
  await expect(ledger.getByRole('listitem').filter({ hasText: '80 tickets' })).toContainText(
    'origine inconnue',
  )
  await page.getByRole('button', { name: 'Finaliser' }).click()
  const dialog = page.getByRole('dialog', { name: /à confirmer avant de finaliser/ })
  await expect(dialog).toContainText('80 tickets')
  await dialog.getByRole('button', { name: 'Revenir à la lettre' }).click()
  expect((await stored()).status).toBe('draft')
  await ledger
    .getByRole('listitem')
    .filter({ hasText: '80 tickets' })
    .getByRole('button', { name: 'C’est exact' })
    .click()
  await expect(ledger.getByRole('listitem').filter({ hasText: '80 tickets' })).toContainText('dit par vous')
  await page.getByRole('button', { name: 'Finaliser' }).click()
  await dialog.getByRole('button', { name: /exact, finaliser/ }).click()
  await expect.poll(async () => (await stored()).status).toBe('final')
  expect((await stored()).confirmedClaims).toContain('figure:80:ticke')
})
