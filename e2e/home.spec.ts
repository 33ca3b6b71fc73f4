import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { hydrate } from './hydration.ts'
import { arriveSignedIn, givePlan } from './person.ts'

const header = (page: Page) => page.getByRole('banner')
const sheet = (page: Page) => page.getByRole('figure', { name: /./ }).first()
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()

test.describe('the header', () => {
  test('has no ground at the top of the page, and one after ten pixels', async ({ page }) => {
    await page.goto('/')
    const ground = () => header(page).evaluate((bar) => getComputedStyle(bar).backgroundColor)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
    await hydrate(page)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  })

  test('opens its submenus with the mouse, one at a time, and lets them lead', async ({ page }) => {
    await page.goto('/')
    const features = page.getByRole('button', { name: 'Fonctionnalités' })
    const support = page.getByRole('button', { name: 'Support' })
    await features.click()
    await expect(features).toHaveAttribute('aria-expanded', 'true')
    await support.click()
    await expect(features).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('main').click({ position: { x: 5, y: 400 } })
    await expect(support).toHaveAttribute('aria-expanded', 'false')
    await support.click()
    await header(page).getByRole('link', { name: 'Conseils' }).click()
    await expect(page).toHaveURL(/\/tips$/)
    await expect(header(page).getByRole('link', { name: 'Conseils' })).toBeHidden()
  })

  test('opens its submenus by the keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    const features = page.getByRole('button', { name: 'Fonctionnalités' })
    await features.focus()
    await page.keyboard.press('Enter')
    await expect(features).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(header(page).getByRole('link', { name: /^Rédaction/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(features).toBeFocused()
    await expect(features).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    for (const _ of [1, 2]) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#templates$/)
    await expect(page.locator('#templates')).toBeInViewport()
  })

  test('has one menu on a phone: Escape closes it, and so does a link', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await open.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await menu.getByRole('link', { name: 'Tarifs' }).click()
    await expect(menu).toBeHidden()
    await expect(page.locator('#pricing')).toBeInViewport()
  })
})

test('its anchors lead to what they name', async ({ page }) => {
  for (const id of ['features', 'ai-generation', 'templates', 'export', 'pricing', 'support']) {
    await page.goto('about:blank')
    await page.goto(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test.describe('the letter', () => {
  test('is in the page before any script, and writes itself', async ({ page }) => {
    await page.goto('/')
    const piece = page.locator('.landing-piece').last()
    expect(await piece.evaluate((words) => getComputedStyle(words).animationName)).toBe('landing-writes')
    await expect(sheet(page)).toContainText('6 800 abonnés')
    await expect(piece).toHaveCSS('opacity', '1', { timeout: 15_000 })
  })

  test('stands still for whoever wants no movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const pieces = page.locator('.landing-piece')
    const names = await pieces.evaluateAll((all) => all.map((piece) => getComputedStyle(piece).animationName))
    expect(names.length).toBeGreaterThan(10)
    expect(new Set(names)).toEqual(new Set(['none']))
  })

  test('is written otherwise, and for somebody else, when asked', async ({ page }) => {
    await page.goto('/')
    const first = plain(await sheet(page).innerText())
    await page.evaluate(() => document.fonts.ready)
    // The page is not awake yet, and must not lose it.
    await page.getByRole('button', { name: 'L’écrire autrement' }).click()
    await expect.poll(async () => plain(await sheet(page).innerText())).not.toBe(first)
    await expect(sheet(page)).toContainText('Ateliers Morvan')
    await page.getByRole('button', { name: 'Stage en biologie' }).click()
    await expect(sheet(page)).toContainText('Laboratoire Armor Santé')
    await expect(sheet(page)).toContainText('Jeanne Le Bihan')
  })
})

test('prices are those of the catalogue', async ({ page, request }) => {
  const plans = (await (await request.get('/v1/subscriptions/plans')).json()).data.plans as {
    id: string
    price: number
    features: string[]
  }[]
  await page.goto('/')
  const offers = page.locator('#pricing')
  const euros = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 0, maximumFractionDigits: 2 })
  for (const [id, name] of [
    ['free', 'Gratuit'],
    ['monthly', 'Premium'],
    ['lifetime', 'Lifetime'],
  ]) {
    const plan = plans.find((one) => one.id === id)!
    const offer = offers
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    expect(plain(await offer.innerText())).toContain(plain(`${euros.format(plan.price)} €`))
    for (const feature of plan.features) await expect(offer.getByText(feature, { exact: true })).toBeVisible()
  }
})

test('calls lead to sign-up, with the plan that was chosen', async ({ page }) => {
  for (const [name, address] of [
    ['Écrire ma lettre', /\/register$/],
    ['Choisir Premium', /\/register\?plan=monthly$/],
    ['Choisir Lifetime', /\/register\?plan=lifetime$/],
  ] as const) {
    await page.goto('/')
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(address)
  }
  await page.goto('/')
  await header(page).getByRole('link', { name: 'Commencer' }).click()
  await expect(page).toHaveURL(/\/register$/)
})

test('whoever is signed in is known at once, with their plan, and led inside', async ({ page, isMobile }) => {
  const { email, name } = await arriveSignedIn(page)
  await givePlan(email, 'pro')
  await page.goto('/')
  await page.getByRole('button', { name: `Menu de ${name}` }).click()
  const menu = page.getByRole('menu')
  await expect(
    menu
      .getByText('Professionnel')
      .or(menu.getByText('Pro', { exact: true }))
      .first(),
  ).toBeVisible()
  await expect(menu.getByText('Actif')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Commencer' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await header(page).getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the head of the page says what it is, and all that it names exists', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Lettrine/)
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
  const description = (await content('meta[name="description"]'))!
  expect(description.length).toBeGreaterThan(80)
  expect(description.length).toBeLessThanOrEqual(160)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`)
  const picture = await request.get((await content('meta[property="og:image"]'))!)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data['@graph'].map((one: { '@type': string }) => one['@type'])).toEqual([
    'SoftwareApplication',
    'FAQPage',
  ])
  const questions = data['@graph'][1].mainEntity as { name: string }[]
  expect(questions.length).toBeGreaterThan(2)
  const shown = (await page.locator('main summary').allInnerTexts()).map(plain)
  for (const { name } of questions)
    expect(
      shown.some((text) => text.startsWith(plain(name))),
      name,
    ).toBe(true)

  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest.icons.length).toBeGreaterThan(2)
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  for (const path of [...manifest.icons.map(({ src }: { src: string }) => src), ...icons])
    expect((await request.get(path)).headers()['content-type'], path).toBe('image/png')
})

test('robots.txt and the sitemap name public pages only, and each answers', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const hidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
  expect(hidden).toContain('/dashboard')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  expect(paths).toContain('/')
  for (const path of paths) {
    expect(hidden.filter((start) => path.startsWith(start))).toEqual([])
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('nothing in sight moves when it wakes', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  // Written down as it happens: what moves may move back.
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await hydrate(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([])
})

test('nothing is fetched to read it but the page, its fonts, styles and pictures', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.resourceType()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).toContain('font')
  expect(asked.filter((type) => /script|fetch|xhr/.test(type))).toEqual([])
  await hydrate(page)
  expect(asked).toContain('script')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })
    test('the home page has no fault that axe finds, asleep or awake, and holds in 320 pixels', async ({
      page,
    }) => {
      await page.goto('/')
      expect(await findFaults(page)).toEqual([])
      await hydrate(page)
      expect(await findFaults(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(excess).toBeLessThanOrEqual(0)
    })
  })
}
