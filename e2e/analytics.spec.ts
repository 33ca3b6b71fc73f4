import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { arriveSignedIn, callApi, makeAdministrator, newPerson } from './person.ts'

type Event = { name: string; page?: string }
type Batch = { events: Event[]; mayForward: boolean }

/** What a page tells of what happens on it; of a beacon, the browser does not say what is in it. */
function toldBy(page: Page): Batch[] {
  const told: Batch[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/analytics/events'))
      told.push(JSON.parse(request.postData() ?? '{"events":[],"mayForward":false}'))
  })
  return told
}

/** As when one goes to another tab, which is when a page tells the rest: nobody hears a page that is gone. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
const eventsOf = (told: readonly Batch[]) => told.flatMap(({ events }) => events)
const namesOf = (told: readonly Batch[]) => eventsOf(told).map(({ name }) => name)

/** The page has loaded what counts, so that nothing is lost from here on. */
const readyToCount = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/v1/config') && answer.ok())

async function arriveAsAdministrator(page: Page) {
  const person = await arriveSignedIn(page)
  await makeAdministrator(person.email)
  return person
}

const reportOf = (page: Page, token: string) => callApi(page, token, 'GET', '/admin/analytics?days=7')

type Shares = { kind: string; count: number }[]
const countOf = (shares: Shares, kind: string) => shares.find((one) => one.kind === kind)?.count ?? 0

/** A visit that was fast, slow and in between. */
async function sendSome(page: Page, token: string): Promise<void> {
  const load = (metric: string, value: number) => ({
    ...{ name: 'web_vital', metric, value },
    ...{ page: '/', device: 'phone' },
  })
  const view = { name: 'page_view', page: '/', referrer: 'search', device: 'phone', theme: 'dark' }
  const { counted } = await callApi(page, token, 'POST', '/analytics/events', {
    events: [view, load('LCP', 1_200), load('INP', 300), load('CLS', 400), { name: 'template_used' }],
  })
  expect(counted).toBe(5)
}

/** Somebody else, without a session. */
async function asVisitor<Result>(
  context: BrowserContext,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const other = await context.browser()!.newContext()
  try {
    return await visit(await other.newPage())
  } finally {
    await other.close()
  }
}

test('what happens in a visit is in the report of an administrator', async ({ page, context }) => {
  const { token } = await arriveAsAdministrator(page)
  const before = await reportOf(page, token)
  const told = await asVisitor(context, async (visitor) => {
    const heard = toldBy(visitor)
    const isReady = readyToCount(visitor)
    await visitor.goto('/tips?utm=secret#anatomie')
    await isReady
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Centre d’aide' }).click()
    await expect(visitor).toHaveURL(/\/help$/)
    await expect.poll(() => eventsOf(heard).map((event) => event.page)).toContain('/help')
    await visitor.goto('/login')
    await visitor.getByRole('button', { name: 'Se connecter' }).click()
    await expect(visitor.getByText(/adresse/i).first()).toBeVisible()
    const { email } = newPerson()
    await visitor.getByLabel('Adresse email').fill(email)
    await visitor.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
    await visitor.getByRole('button', { name: 'Se connecter' }).click()
    await expect(visitor.getByText('Adresse email ou mot de passe incorrect.')).toBeVisible()
    await expect.poll(() => namesOf(heard)).toContain('login_failed')
    await expect.poll(() => namesOf(heard)).toContain('web_vital')
    // What is left at once is told as it is left. (Gone for good, the driven browser would name itself as a robot.)
    const isReadyToLeave = readyToCount(visitor)
    await visitor.goto('/verify-email')
    await isReadyToLeave
    await visitor.waitForTimeout(1_000)
    const beacon = visitor.waitForResponse(
      (answer) => answer.url().endsWith('/events') && answer.request().resourceType() === 'ping',
    )
    await hide(visitor)
    expect((await beacon).status()).toBe(202)
    return heard
  })
  const events = eventsOf(told)
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'page_view', page: '/tips', referrer: 'direct' }),
  )
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'page_view', page: '/help', referrer: 'internal' }),
  )
  for (const name of ['login_page_visited', 'login_attempt', 'login_form_validation_failed'])
    expect(events.map((event) => event.name)).toContain(name)
  expect(JSON.stringify(told)).not.toMatch(/secret|anatomie|@|pas-le-bon/)
  expect(told.every(({ mayForward }) => !mayForward)).toBe(true)

  // Other journeys are counted meanwhile too: there is at least ours.
  await expect(async () => {
    const after = await reportOf(page, token)
    for (const path of ['/tips', '/help', '/login', '/verify-email'])
      expect(countOf(after.pages, path), path).toBeGreaterThan(countOf(before.pages, path))
    for (const name of ['loginPageVisits', 'loginFormFaults'])
      expect(after[name], name).toBeGreaterThan(before[name])
    for (const name of ['attempts', 'failures'])
      expect(after.signIns[0][name], name).toBeGreaterThan(before.signIns[0][name])
    expect(after.vitals[0].count).toBeGreaterThan(before.vitals[0].count)
  }).toPass({ timeout: 10_000 })
})

test('what is used and searched for is told, and never in the words of who does it', async ({ page }) => {
  const told = toldBy(page)
  await arriveSignedIn(page)
  const isReady = readyToCount(page)
  await page.goto('/dashboard/templates')
  await isReady
  const search = page.getByRole('searchbox', { name: /Rechercher un modèle/ })
  await search.pressSequentially('zeppelinier', { delay: 30 })
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect.poll(() => namesOf(told)).toContain('template_search')
  await search.fill('')
  await page.getByRole('combobox', { name: 'Type de lettre' }).selectOption('internship')
  await page.getByRole('button', { name: 'Générer avec IA' }).first().click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Utiliser/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/letters\/[^/]+\/edit$/)
  await expect.poll(() => namesOf(told)).toContain('template_used')
  expect(eventsOf(told).filter(({ name }) => name.endsWith('search'))).toEqual([
    { name: 'template_search', length: 'long', found: 'none' },
  ])
  expect(eventsOf(told)).toContainEqual({ name: 'category_selected', category: 'internship' })
  expect(eventsOf(told)).toContainEqual({ name: 'ai_generator_clicked', place: 'template' })
  expect(eventsOf(told).map((event) => event.page)).toContain('/dashboard/letters/:id/edit')

  await page.goto('/dashboard/letters')
  await page.getByRole('searchbox', { name: 'Rechercher', exact: true }).fill('zep')
  await expect(page.getByText(/Aucune lettre ne correspond/)).toBeVisible()
  await expect.poll(() => namesOf(told)).toContain('letter_search')
  expect(eventsOf(told).at(-1)).toEqual({ name: 'letter_search', length: 'short', found: 'none' })
  expect(JSON.stringify(told)).not.toMatch(/zep|[0-9a-f]{8}-[0-9a-f]{4}/)
})

test('an administrator reads it, for 7, 30 or 90 days, and finds the page from the menu', async ({
  page,
}) => {
  const { token } = await arriveAsAdministrator(page)
  await sendSome(page, token)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Audience' }).click()
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Audience' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Pages vues par jour' })).toBeVisible()
  await page.getByText('7 jours', { exact: true }).click()
  await expect(page).toHaveURL(/\?days=7$/)
  await page.getByText('Voir les chiffres').click()
  const table = page.getByRole('table', { name: 'Pages vues par jour' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Connexions' }).getByRole('row')).toHaveCount(4)
  await page.reload()
  await page.getByText('Voir les chiffres').click()
  await expect(table.getByRole('row')).toHaveCount(8)
})

test('a member who is no administrator has no way to it, and is told so at its address', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Paramètres' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Audience' })).toHaveCount(0)
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('alert')).toContainText('Vous n’avez pas les permissions nécessaires')
  await expect(page.getByText('Pages vues')).toHaveCount(0)
  expect(await reportOf(page, token)).toBeUndefined()
})

test('what cannot be loaded is said, and asked again', async ({ page }) => {
  const { token } = await arriveAsAdministrator(page)
  await sendSome(page, token)
  await page.route('**/v1/admin/analytics*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('alert')).toContainText('L’audience n’a pas pu être chargée', {
    timeout: 15_000,
  })
  await page.unroute('**/v1/admin/analytics*')
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Pages vues par jour' })).toBeVisible()
})

test.describe('who objects', () => {
  const refuse = (page: Page) =>
    page.getByRole('switch', { name: 'Participer à la mesure d’audience' }).click()

  test('is not counted from then on, without an account, nor after coming back', async ({ page }) => {
    const told = toldBy(page)
    const isReady = readyToCount(page)
    await page.goto('/privacy#audience')
    await isReady
    await refuse(page)
    await expect(page.getByRole('switch', { name: /mesure d’audience/ })).not.toBeChecked()
    const sent = told.length
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conseils' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    // Longer than a batch waits.
    await page.waitForTimeout(6_000)
    await hide(page)
    await page.goto('/privacy#audience')
    await expect(page.getByRole('switch', { name: /mesure d’audience/ })).not.toBeChecked()
    expect(told).toHaveLength(sent)
    // And may come back to it.
    await refuse(page)
    await expect(page.getByRole('switch', { name: /mesure d’audience/ })).toBeChecked()
    const isReadyAgain = readyToCount(page)
    await page.goto('/tips')
    await isReadyAgain
    await expect.poll(() => eventsOf(told.slice(sent)).map((event) => event.page)).toContain('/tips')
  })

  test('by their account is not counted on another device either', async ({ page, context }) => {
    const { token } = await arriveSignedIn(page)
    await page.goto('/dashboard/settings')
    await refuse(page)
    await expect
      .poll(async () => (await callApi(page, token, 'GET', '/users/settings')).allowsAnalytics)
      .toBe(false)
    const cookies = await context.cookies()
    await asVisitor(context, async (other) => {
      await other.context().addCookies(cookies)
      const told = toldBy(other)
      await other.goto(new URL('/dashboard/settings', page.url()).href)
      await expect(other.getByRole('switch', { name: /mesure d’audience/ })).not.toBeChecked()
      await other.waitForTimeout(6_000)
      await hide(other)
      expect(told).toEqual([])
    })
  })

  test('by their browser is not counted, and the page says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    const told = toldBy(page)
    await page.goto('/privacy#audience')
    await expect(page.getByText(/Votre navigateur demande de ne pas être suivi/)).toBeVisible()
    await expect(page.getByRole('switch', { name: /mesure d’audience/ })).toBeDisabled()
    await page.waitForTimeout(6_000)
    await hide(page)
    expect(told).toEqual([])
  })
})

/** The installation says something else of itself. */
const configure = (page: Page, change: (config: { features: object; analyticsService?: string }) => void) =>
  page.route('**/v1/config', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    change(body.data)
    await route.fulfill({ response: answer, json: body })
  })

test('where nothing is counted, nothing is sent', async ({ page }) => {
  await configure(page, (config) => Object.assign(config.features, { analytics: false }))
  const told = toldBy(page)
  const isReady = readyToCount(page)
  await page.goto('/tips')
  await isReady
  await page.waitForTimeout(6_000)
  await hide(page)
  expect(told).toEqual([])
})

test.describe('where an outside service counts too', () => {
  test.beforeEach(({ page }) => configure(page, (config) => (config.analyticsService = 'matomo.example')))
  const question = (page: Page) => page.getByRole('region', { name: 'Votre avis sur la mesure d’audience' })

  test('nothing goes to it before one has said yes, and one is asked once', async ({ page }) => {
    const told = toldBy(page)
    await page.goto('/')
    await expect(question(page)).toContainText('matomo.example')
    await page.getByRole('link', { name: 'En savoir plus' }).click()
    await expect(page).toHaveURL(/\/privacy#audience$/)
    await page.goto('/tips')
    await expect(question(page)).toBeVisible()
    expect(told.some(({ mayForward }) => mayForward)).toBe(false)
    await question(page).getByRole('button', { name: 'Accepter' }).click()
    await expect(page.getByRole('button', { name: 'Accepter' })).toHaveCount(0)
    const isReady = readyToCount(page)
    await page.goto('/help')
    await isReady
    await expect.poll(() => told.at(-1)?.mayForward).toBe(true)
    await page.goto('/privacy#audience')
    await page.getByRole('button', { name: 'Retirer cet accord' }).click()
    await expect(page.getByRole('switch', { name: /mesure d’audience/ })).not.toBeChecked()
    const sent = told.length
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conseils' }).click()
    await page.waitForTimeout(6_000)
    await hide(page)
    expect(told).toHaveLength(sent)
  })

  test('no is as near as yes, and ends all measure', async ({ page }) => {
    const told = toldBy(page)
    await page.goto('/')
    const [no, yes] = [
      question(page).getByRole('button', { name: 'Refuser' }),
      question(page).getByRole('button', { name: 'Accepter' }),
    ]
    await expect(no).toBeVisible()
    const [left, right] = [await no.boundingBox(), await yes.boundingBox()]
    expect([left?.width, left?.height, left?.y]).toEqual([right?.width, right?.height, right?.y])
    expect(await findFaults(page)).toEqual([])
    await no.focus()
    await page.keyboard.press('Enter')
    await expect(no).toHaveCount(0)
    const sent = told.length
    await page.goto('/tips')
    await page.waitForTimeout(6_000)
    await expect(page.getByRole('button', { name: 'Refuser' })).toHaveCount(0)
    await hide(page)
    expect(told).toHaveLength(sent)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the page has no fault that axe finds, and holds on 320 pixels', async ({ page }) => {
      const { token } = await arriveAsAdministrator(page)
      await sendSome(page, token)
      await page.goto('/dashboard/analytics')
      await expect(page.getByRole('heading', { level: 2, name: 'Vitesse ressentie' })).toBeVisible()
      await page.getByText('Voir les chiffres').click()
      expect(await findFaults(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
