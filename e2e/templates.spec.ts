import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi, grantPlan } from './person.ts'

async function openLibrary(page: Page, query = '') {
  const person = await arriveSignedIn(page)
  await page.goto(`/dashboard/templates${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modèles')
  await expect(cards(page).first()).toBeVisible()
  return person
}
const cards = (page: Page) => page.getByRole('region', { name: /modèles? trouvés?$/ }).getByRole('article')
const accept = (page: Page) =>
  new AxeBuilder({ page }).analyze().then(({ violations }) => expect(violations).toEqual([]))

async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Filtres avancés' }).click()
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })
    test('the library has no fault that axe finds, in its three presentations', async ({ page }) => {
      await openLibrary(page)
      for (const view of ['grid', 'list', 'compact']) {
        await page.goto(`/dashboard/templates?view=${view}`)
        await expect(cards(page).first()).toBeVisible()
        await accept(page)
      }
    })
  })

test('filters narrow, stand in the address, and are taken off one by one or at once', async ({
  page,
  isMobile,
}) => {
  await openLibrary(page)
  const all = await page.getByText(/modèles trouvés$/).innerText()
  await openFilters(page, isMobile)
  await page.getByRole('button', { name: 'Débutant', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Premium uniquement' }).click()
  await expect(page).toHaveURL(/difficulty=beginner/)
  await expect(page).toHaveURL(/premium=true/)
  await expect(page.getByText(all, { exact: true })).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Retirer le filtre Premium uniquement' }).click()
  await expect(page).not.toHaveURL(/premium/)
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page.getByText(all, { exact: true })).toBeVisible()
})

test('a search finds without accents, and one that finds nothing says so', async ({ page }) => {
  await openLibrary(page)
  const search = page.getByRole('searchbox', { name: /Rechercher un modèle/ })
  await search.fill('Metier')
  await expect(page).toHaveURL(/search=Metier/)
  await expect(cards(page).first()).toBeVisible()
  await search.fill('zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'Aucun modèle trouvé' })).toBeVisible()
  await accept(page)
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a template is looked at in a design, bookmarked, and found among the bookmarks', async ({ page }) => {
  const { token } = await openLibrary(page, '?difficulty=beginner')
  const card = cards(page).first()
  const title = (await card.getAttribute('aria-label')) ?? ''
  await card.getByRole('button', { name: /^Aperçu de/ }).click()
  await expect(page).toHaveURL(/template=/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.locator('.page-sheets img')).toBeVisible()
  await dialog.getByText('Élégant', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Élégant' })).toBeChecked()
  await accept(page)
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(card.getByRole('button', { name: /^Retirer/ })).toHaveAttribute('aria-pressed', 'true')
  expect((await callApi(page, token, 'GET', '/templates/bookmarks')).bookmarks).toHaveLength(1)
  await page.goto('/dashboard/templates?bookmarked=true')
  await expect(cards(page)).toHaveCount(1)
})

test('a template becomes a letter whose fields Tab goes through, and that is not final before they are filled', async ({
  page,
  isMobile,
}) => {
  await openLibrary(page, '?difficulty=beginner')
  await cards(page)
    .getByRole('link', { name: /^Utiliser/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/edit$/, { timeout: 30_000 })
  const surface = surfaceOf(page)
  await expect(surface).toContainText('{{')
  const fields = surface.locator('.unfilled')
  const count = await fields.count()
  expect(count).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Finaliser' }).click()
  await expect(page.getByText(`Il reste ${count} champs à remplir avant de finaliser.`)).toBeVisible()
  if (isMobile) return
  const selected = () => page.evaluate(() => window.getSelection()?.toString() ?? '')
  await expect.poll(selected).toMatch(/^\{\{/)
  await page.keyboard.type('un premier texte')
  await page.keyboard.press('Tab')
  await expect.poll(selected).toMatch(/^\{/)
  await expect(fields).toHaveCount(count - 1)
  await expect(surface).toContainText('un premier texte')
})

test('fields that the offer says by now are filled at once, and undone', async ({ page, isMobile }) => {
  const { token } = await arriveSignedIn(page)
  const { templates } = await callApi(page, token, 'GET', '/templates?search=vendeur')
  await page.goto(`/dashboard/letters/new?template=${templates[0].id}`)
  await expect(page).toHaveURL(/\/edit$/, { timeout: 30_000 })
  const surface = surfaceOf(page)
  await expect(surface).toContainText('entreprise}}')
  await expect(page.getByRole('button', { name: /déjà connus?$/ })).toBeHidden()
  const parts = page.getByRole('navigation', { name: 'Parties de l’éditeur' })
  if (isMobile) await parts.getByRole('button', { name: 'Offre' }).click()
  await page.getByLabel('L’annonce').fill('Les Pivoines recrute un vendeur ou une vendeuse (H/F) à Angers.')
  await page.getByRole('button', { name: 'Reprendre dans la lettre' }).click()
  if (isMobile) await parts.getByRole('button', { name: 'Écrire' }).click()
  await page.getByRole('button', { name: /déjà connus?$/ }).click()
  await expect(surface).toContainText('Les Pivoines')
  await expect(surface).not.toContainText('entreprise}}')
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Annuler' }).click()
  await expect(surface).toContainText('entreprise}}')
})

test('a premium template is shown with a lock, and opened by a plan', async ({ page }) => {
  const { email } = await openLibrary(page, '?premium=true')
  const card = cards(page).first()
  await card.getByRole('button', { name: /^Avec une formule payante/ }).click()
  await expect(page.getByRole('dialog')).toContainText('avec une formule payante')
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/template=/)
  await grantPlan(email, 'basic')
  await page.reload()
  await expect(card.getByRole('link', { name: /^Utiliser/ })).toBeVisible()
})

test('what stands under the results holds still under a finger, from the moment it is there', async ({
  page,
}) => {
  await arriveSignedIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/dashboard/templates')
  const call = page.getByRole('link', { name: 'Créer un modèle' })
  await call.waitFor()
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  const moved = await call.evaluate(async (link) => {
    const tops: number[] = []
    for (const end = performance.now() + 2_000; performance.now() < end; ) {
      await new Promise(requestAnimationFrame)
      tops.push(link.getBoundingClientRect().top)
    }
    return Math.max(...tops) - Math.min(...tops)
  })
  expect(moved).toBeLessThan(4)
  await expect(call).toBeInViewport()

  // What was passed over is built as one comes back to it.
  const lastCard = page
    .getByRole('region', { name: /modèles? trouvés?$/ })
    .getByRole('listitem')
    .last()
  await lastCard.evaluate((item) => item.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(lastCard.getByRole('article')).toBeVisible()
})

test('what is typed with the keyboard is asked for once, when the hand rests', async ({ page }) => {
  await openLibrary(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/v1/templates') asked.push(searchParams.get('search') ?? '')
  })
  const search = page.getByRole('searchbox', { name: /Rechercher un modèle/ })
  await search.pressSequentially('zzzz', { delay: 20 })
  await expect(page.getByRole('heading', { name: 'Aucun modèle trouvé' })).toBeVisible()
  expect(asked).toEqual(['zzzz'])
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(search).toHaveValue('')
})

test('results that let themselves be waited for are dimmed, beside the filters they are asked with', async ({
  page,
  isMobile,
}) => {
  await openLibrary(page)
  await openFilters(page, isMobile)
  const answer = Promise.withResolvers<void>()
  await page.route(/\/v1\/templates\?.*difficulty=beginner/, async (route) => {
    await answer.promise
    await route.continue()
  })
  const found = page.getByRole('region', { name: /modèles? trouvés?$/ })
  await page.getByRole('button', { name: 'Débutant', exact: true }).click()
  await expect(found).toHaveCSS('opacity', '0.6')
  await expect(found).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Retirer le filtre Débutant' })).toBeVisible()
  answer.resolve()
  await expect(found).toHaveCSS('opacity', '1')
  await expect(page.getByRole('button', { name: 'Retirer le filtre Débutant' })).toBeVisible()
})

test('the list is gone through with the keyboard, beyond the rows that were there at first', async ({
  page,
}) => {
  await openLibrary(page, '?view=list')
  const tenth = page.getByRole('listitem').and(page.locator('[aria-posinset="10"]'))
  await expect(tenth).toHaveCount(0)
  await cards(page)
    .first()
    .getByRole('link', { name: /^Utiliser/ })
    .or(cards(page).first().getByRole('button'))
    .first()
    .focus()
  const isInTenth = () => tenth.evaluateAll(([item]) => item?.contains(document.activeElement) ?? false)
  for (let presses = 0; presses < 60 && !(await isInTenth()); presses++) await page.keyboard.press('Tab')
  expect(await isInTenth()).toBe(true)
})

for (const view of ['list', 'compact'] as const)
  test(`nothing of a row is cut off or covered, presentation ${view}`, async ({ page }) => {
    await openLibrary(page, `?view=${view}&premium=true`)
    const faults = await cards(page).evaluateAll((rows) =>
      rows.flatMap((row) => {
        const edge = row.getBoundingClientRect()
        const parts = [...row.querySelectorAll('.template-body > *, .template-actions > *')]
          .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0)
        const isOut = (box: DOMRect) => box.bottom > edge.bottom || box.right > edge.right
        const meets = (one: DOMRect, other: DOMRect) =>
          one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom
        const isMet = (part: (typeof parts)[number]) =>
          parts.some((other) => other !== part && meets(part.box, other.box))
        return parts.filter((part) => isOut(part.box) || isMet(part)).map(({ text }) => text)
      }),
    )
    expect(faults).toEqual([])
  })
