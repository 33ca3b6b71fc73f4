import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCareer, aJob } from '../../testing/career-fixtures.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { openEditor, surface } from '../../testing/open-editor.ts'

const offer = `Fleuriste H/F
Les Pivoines
37000 Tours - CDI

Vos missions :
- Tenir la caisse
- Composer des bouquets

Profil :
- Permis B obligatoire
- Anglais apprécié`

const content = `Madame, Monsieur,

Votre vitrine change avec les saisons. J’ai encaissé les clients de la halle pendant trois ans, jusqu’à 80 tickets par jour.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const letter = { content, offer, jobTitle: 'Fleuriste', company: 'Les Pivoines' }

test('each requirement of the offer shows the sentence that answers it, or what the career offers', async () => {
  const { candidate } = aProfile()
  const profile = aProfile({ candidate: { ...candidate, gender: 'feminine' } })
  const career = aCareer({ jobs: [aJob(1, { employer: 'la halle', from: '2019', to: '2022' })] })
  await openEditor(letter, { profile, answers: { career: { get: () => ({ data: career }) } } })
  const panel = page.getByRole('region', { name: 'Ce que l’annonce demande' })
  await expect.element(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Fleuriste H/F')
  await expect.element(panel).toMatchTextContent('Les Pivoines')
  await expect
    .element(panel.getByRole('list', { name: 'Lieu et contrat' }))
    .toMatchTextContent('Tours (37000)')
  const till = panel.getByRole('button', { name: /Tenir la caisse/ })
  await till.click()
  await expect.element(till).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByCss('.answer-lit').first()).toMatchTextContent('J’ai encaissé les clients')
  const years = page
    .getByRole('region', { name: 'D’où vient chaque fait' })
    .getByRole('listitem')
    .filter({ hasText: 'trois ans' })
  await expect.element(years).toMatchTextContent('votre parcours : Caissière')
  const permit = panel.getByRole('listitem').filter({ hasText: 'Permis B' })
  await expect.element(permit).toMatchTextContent('Absent de la lettre. Votre parcours indique')
  await permit.getByRole('button', { name: 'Ajouter une phrase' }).click()
  await expect.element(surface()).toMatchTextContent('le permis B')
  await expect.element(permit.getByRole('img', { name: 'Répondu' })).toBeVisible()
  // The sentence stands in the body, before the closing formula.
  await expect.element(surface().getByCss('p').last()).toMatchTextContent('Je vous prie d’agréer')
})

test('a requirement that is only wished for is mentioned, neither absent nor answered', async () => {
  const wish = 'Je souhaite composer des bouquets pour vos clients.'
  await openEditor({ ...letter, content: content.replace('Votre vitrine', `${wish} Votre vitrine`) })
  const panel = page.getByRole('region', { name: 'Ce que l’annonce demande' })
  const bouquets = panel.getByRole('listitem').filter({ hasText: 'Composer des bouquets' })
  await expect.element(bouquets).toMatchTextContent('Mentionné, mais sans exemple concret.')
  await expect.element(panel).toMatchTextContent('et en évoque 1 sans preuve')
  await bouquets.getByRole('button', { name: /Composer des bouquets/ }).click()
  await expect.element(page.getByCss('.answer-lit').first()).toMatchTextContent('Je souhaite composer')
})

test('a figure of unknown origin is confirmed before the letter is finalised', async () => {
  const kit = { fileName: 'Lettre-de-motivation.pdf', to: '', subject: '', body: '', mailto: 'mailto:' }
  const { stored } = await openEditor(letter, { answers: { sending: { prepare: () => ({ data: kit }) } } })
  const ledger = page.getByRole('region', { name: 'D’où vient chaque fait' })
  const tickets = ledger.getByRole('listitem').filter({ hasText: '80 tickets' })
  await expect.element(tickets).toMatchTextContent('origine inconnue')
  await page.getByRole('button', { name: 'Finaliser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avant de finaliser' })
  await expect.element(dialog).toMatchTextContent('80 tickets')
  await expect.element(dialog).toMatchTextContent('2 faits à confirmer')
  await expect.element(dialog.getByRole('button', { name: 'Finaliser quand même' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Revenir' }).click()
  expect(stored().status).toBe('draft')
  await page.getByRole('button', { name: 'Finaliser' }).click()
  await dialog.getByRole('button', { name: 'C’est exact' }).first().click()
  await expect.element(dialog).toMatchTextContent('Un fait à confirmer')
  await dialog.getByRole('button', { name: 'C’est exact' }).click()
  await expect.element(dialog).not.toMatchTextContent('à confirmer')
  await dialog.getByRole('button', { name: 'Finaliser', exact: true }).click()
  await expect.poll(() => stored().status).toBe('final')
  expect(stored().confirmedClaims).toContain('figure:80:ticke')
})
