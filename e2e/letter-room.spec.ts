import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi, grantPlan } from './person.ts'

const titles = ['Fleuriste', 'Soudeur', 'Luthier'] as const

/** Someone on the free plan with as many letters as there are titles. */
async function arriveWith(page: Page, names: readonly string[]) {
  const person = await arriveSignedIn(page)
  const letters: { id: string }[] = []
  for (const title of names)
    letters.push(await callApi(page, person.token, 'POST', '/letters', { title, content: 'Madame,' }))
  const bin = (letter: { id: string }) => callApi(page, person.token, 'DELETE', `/letters/${letter.id}`)
  return { ...person, letters, bin }
}

const meter = (page: Page) => page.locator('.letter-quota').filter({ visible: true })
const wall = (page: Page) => page.getByRole('heading', { name: 'Vous gardez déjà trois\u00a0lettres' })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the third letter is counted, the fourth meets a wall that says what can be done', async ({
      page,
    }) => {
      const { token, letters, bin } = await arriveWith(page, titles.slice(0, 2))
      await page.goto('/dashboard/letters')
      await expect(meter(page)).toHaveText('2\u00a0lettres sur 3')
      await callApi(page, token, 'POST', '/letters', { title: 'Luthier' })
      await page.reload()
      await expect(meter(page)).toHaveText('3\u00a0lettres sur 3')
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('link', { name: 'Nouvelle lettre' }).first().click()
      await expect(wall(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Voir les formules' })).toHaveAttribute(
        'href',
        '/dashboard/subscription',
      )
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('link', { name: 'Voir mes lettres' }).click()
      await expect(page.locator('.letter-row')).toHaveCount(3)
      await bin(letters[0]!)
      await page.reload()
      await expect(meter(page)).toHaveText('2\u00a0lettres sur 3')
      await page.getByRole('link', { name: 'Nouvelle lettre' }).first().click()
      await expect(surfaceOf(page)).toBeVisible()
    })
  })

test('a letter being written when the quota is reached stays on the device, and is saved once there is room', async ({
  page,
}) => {
  const { token, letters, bin } = await arriveWith(page, titles.slice(0, 2))
  await page.goto('/dashboard/letters/new')
  await expect(surfaceOf(page)).toBeVisible()
  await callApi(page, token, 'POST', '/letters', { title: 'Luthier' })
  await page.getByLabel('Titre de la lettre').fill('Caviste')
  await surfaceOf(page).fill('Madame, je connais vos vignerons.')
  const banner = page.locator('.editor-banners')
  await expect(banner).toContainText('reste entière sur cet appareil')
  await expect(page.locator('.save-state')).toContainText('Non enregistré')
  await banner.getByRole('link', { name: 'Voir mes lettres' }).click()
  const waiting = page.getByText('«\u00a0Caviste\u00a0» n’est que sur cet appareil')
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'L’ouvrir' }).click()
  await expect(surfaceOf(page)).toContainText('Madame, je connais vos vignerons.')
  await expect(banner).toContainText('reste entière sur cet appareil')
  await bin(letters[0]!)
  await banner.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('.save-state')).toContainText('Enregistré')
  const { letters: kept } = await callApi(page, token, 'GET', '/letters?search=Caviste')
  expect(kept).toHaveLength(1)
})

test('who begins a letter by its address is told at once that it will stay on the device', async ({
  page,
}) => {
  await arriveWith(page, titles)
  await page.goto('/dashboard/letters/new')
  await expect(page.getByText('Celle-ci restera sur cet appareil').or(wall(page))).toBeVisible()
})

test('a copy, a letter of the bin and a template meet the same wall', async ({ page }) => {
  const { token, bin } = await arriveWith(page, titles.slice(0, 1))
  const binned = await callApi(page, token, 'POST', '/letters', { title: 'Ancienne', content: 'Madame,' })
  await bin(binned)
  for (const title of titles.slice(1)) await callApi(page, token, 'POST', '/letters', { title })
  const dialog = page.getByRole('dialog', { name: 'Vous gardez déjà trois\u00a0lettres' })

  await page.goto('/dashboard/letters')
  await page
    .getByRole('button', { name: /Autres actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await expect(dialog).toContainText('supprimez-en une')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('.letter-row')).toHaveCount(3)

  await page.goto('/dashboard/letters/bin')
  await page.getByRole('button', { name: /^Rétablir/ }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Voir mes lettres' }).click()
  await expect(dialog).toBeHidden()

  const { templates } = await callApi(page, token, 'GET', '/templates?search=vendeur')
  await page.goto(`/dashboard/letters/new?template=${templates[0].id}`)
  await expect(wall(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir les formules' })).toBeVisible()
})

test('with a plan nothing is counted, and the fourth letter is one like the others', async ({ page }) => {
  const { email } = await arriveWith(page, titles)
  await grantPlan(email, 'basic')
  await page.goto('/dashboard')
  await expect(page.locator('.letter-row')).toHaveCount(3)
  await expect(meter(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Nouvelle lettre' }).first().click()
  await surfaceOf(page).fill('Madame,')
  await expect(page.locator('.save-state')).toContainText('Enregistré')
})
