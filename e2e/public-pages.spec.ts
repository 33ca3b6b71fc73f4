import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { hydrate } from './hydration.ts'
import { signUp } from './person.ts'

const pages = ['/help', '/tips', '/terms', '/privacy']

/** What the browser complains of, apart from pictures that are not taken yet. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/pictures/'))
      heard.push(message.text())
  })
  page.on('pageerror', (fault) => heard.push(fault.message))
  return heard
}

test.describe('the help', () => {
  test('finds an answer, keeps what was asked in the address, and says how many there are', async ({
    page,
  }) => {
    const heard = complaints(page)
    await page.goto('/help')
    await page.getByRole('searchbox', { name: 'Rechercher dans l’aide' }).fill('corbeile')
    const results = page.getByRole('region', { name: 'Résultats' })
    await expect(results.getByRole('heading', { level: 3 }).first()).toContainText('supprimé une lettre')
    await expect(page.getByRole('status')).toContainText('réponse')
    await expect(page).toHaveURL(/\?q=corbeile$/)
    await page.reload()
    await expect(results.getByRole('heading', { level: 3 }).first()).toContainText('supprimé une lettre')
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Commencer' })).toBeVisible()
    await expect(page).toHaveURL(/\/help$/)
    expect(heard).toEqual([])
  })

  test('says what to do when nothing is found', async ({ page }) => {
    await page.goto('/help?q=zeppelin')
    await expect(page.getByRole('status')).toHaveText('Aucun résultat')
    await page.getByRole('button', { name: 'Voir tous les sujets' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Relecture' })).toBeVisible()
  })

  test('opens the question that the address names', async ({ page }) => {
    await page.goto('/help#resilier')
    await expect(page.locator('#resilier')).toHaveAttribute('open')
    await expect(page.locator('#resilier').getByText('Confirmez.')).toBeInViewport()
  })

  test('leads from a result to a question elsewhere on the page', async ({ page }) => {
    await page.goto('/help?q=gratuitement')
    await page.getByText('Que puis-je faire gratuitement').click()
    await page.getByRole('link', { name: 'Formules et paiements' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Formules et paiements' })).toBeInViewport()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('is worked with the keyboard', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('dictionnaire')
    const question = page.locator('summary').first()
    await expect(question).toContainText('souligné')
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ajoutez-le à vos mots')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ajoutez-le à vos mots')).toBeHidden()
  })

  test('is printed with its answers', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByText('L’interligne se resserre')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('L’interligne se resserre')).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('is there whole, and opens', async ({ page }) => {
      await page.goto('/help')
      await page.getByText('Comment faire tenir ma lettre sur une page').click()
      await expect(page.getByText('L’interligne se resserre')).toBeVisible()
    })
  })
})

test.describe('the tips', () => {
  test('show what the proofreader says and what it makes of a fault', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/tips')
    const rule = page.getByRole('listitem').filter({ hasText: 'On exprime des sentiments' })
    await expect(rule.locator('mark')).toHaveText('l’expression de mes ')
    await expect(rule.getByText('Veuillez agréer mes salutations distinguées.')).toBeVisible()
    await expect(page.getByText('Vos bouquets suivent les saisons').first()).toBeVisible()
    expect(heard).toEqual([])
  })

  test('are reached from another page, and ask for no dictionary nor proofreader', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/help')
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conseils' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
    expect(asked).toContain('/tips.data')
    expect(asked.filter((path) => /dic|aff|proofread|worker/.test(path))).toEqual([])
  })
})

test.describe('the pages of law', () => {
  test('name every cookie that a browser is given', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/privacy#cookies')
    const table = page.getByRole('table', { name: /Cookies/ })
    const given = (await context.cookies()).map(({ name }) => name.replace('__Secure-', ''))
    expect(given.length).toBeGreaterThan(1)
    for (const name of given) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible()
  })

  test('say who sells, and that these are examples where they are', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('status')).toContainText('sont des exemples')
    await page
      .getByRole('navigation', { name: 'Sommaire' })
      .getByRole('link', { name: 'Résilier votre contrat' })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Résilier votre contrat' })).toBeInViewport()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })
    for (const path of pages) {
      test(`${path} has no fault that axe finds, and holds in 320 pixels`, async ({ page }) => {
        await page.goto(path)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        expect(await findFaults(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(excess).toBeLessThanOrEqual(0)
      })
    }
  })
}
test('no link of these pages is dead', async ({ page, request }) => {
  const paths = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    const found = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const address of found.map((href) => new URL(href)))
      if (address.origin === new URL(page.url()).origin) paths.add(`${address.pathname}${address.hash}`)
  }
  const dead: string[] = []
  for (const path of paths) {
    const [name = '/', anchor] = path.split('#')
    const answer = await request.get(name)
    if (answer.status() !== 200) dead.push(path)
    else if (anchor && !(await answer.text()).includes(`id="${anchor}"`)) dead.push(path)
  }
  expect(dead).toEqual([])
})
