import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Operator, test } from './fixtures.ts'
import { arriveSignedIn, callApi, newPerson } from './person.ts'
import { setUpSecondFactor } from './second-factor.ts'

type Event = { name: string; page?: string }
type Batch = { events: Event[]; mayForward: boolean }

/** The analytics batches that a page sends; the browser does not show what is in a beacon. */
function batchesOf(page: Page): Batch[] {
  const batches: Batch[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/analytics/events'))
      batches.push(JSON.parse(request.postData() ?? '{"events":[],"mayForward":false}'))
  })
  return batches
}

/** As when one goes to another tab, which is when a page tells the rest: nobody hears a page that is gone. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
const eventsOf = (batches: readonly Batch[]) => batches.flatMap(({ events }) => events)
const namesOf = (batches: readonly Batch[]) => eventsOf(batches).map(({ name }) => name)

/** The page has loaded what counts, so that nothing is lost from here on. */
const readyToCount = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/v1/config') && answer.ok())

async function arriveAsAdministrator(page: Page, operator: Operator) {
  const person = await arriveSignedIn(page)
  await operator.makeAdministrator(person.email)
  await setUpSecondFactor(page, person)
  return person
}

const reportOf = (page: Page, token: string) => callApi(page, token, 'GET', '/admin/analytics?days=7')

type Shares = { kind: string; count: number }[]
const countOf = (shares: Shares, kind: string) => shares.find((one) => one.kind === kind)?.count ?? 0

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

test('a visit is counted in the report of administrators', async ({ page, context, operator }) => {
  const { token } = await arriveAsAdministrator(page, operator)
  const before = await reportOf(page, token)
  const batches = await asVisitor(context, async (visitor) => {
    const visitBatches = batchesOf(visitor)
    const isReady = readyToCount(visitor)
    await visitor.goto('/tips?utm=secret#anatomie')
    await isReady
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Centre d’aide' }).click()
    await expect(visitor).toHaveURL(/\/help$/)
    await expect.poll(() => eventsOf(visitBatches).map((event) => event.page)).toContain('/help')
    await visitor.goto('/login')
    await visitor.getByRole('button', { name: 'Se connecter' }).click()
    await expect(visitor.getByText(/adresse/i).first()).toBeVisible()
    const { email } = newPerson()
    await visitor.getByLabel('Adresse email').fill(email)
    await visitor.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
    await visitor.getByRole('button', { name: 'Se connecter' }).click()
    await expect(visitor.getByText('Adresse email ou mot de passe incorrect.')).toBeVisible()
    await expect.poll(() => namesOf(visitBatches)).toContain('login_failed')
    await expect.poll(() => namesOf(visitBatches)).toContain('web_vital')
    // What waits is sent when the page is hidden. (A closed page of a driven browser would name itself as a robot.)
    const isReadyToLeave = readyToCount(visitor)
    await visitor.goto('/verify-email')
    await isReadyToLeave
    const beacon = visitor.waitForResponse(
      (answer) => answer.url().endsWith('/events') && answer.request().resourceType() === 'ping',
    )
    await hide(visitor)
    expect((await beacon).status()).toBe(202)
    return visitBatches
  })
  const events = eventsOf(batches)
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'page_view', page: '/tips', referrer: 'direct' }),
  )
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'page_view', page: '/help', referrer: 'internal' }),
  )
  for (const name of ['login_page_visited', 'login_attempt', 'login_form_validation_failed'])
    expect(events.map((event) => event.name)).toContain(name)
  expect(JSON.stringify(batches)).not.toMatch(/secret|anatomie|@|pas-le-bon/)
  expect(batches.every(({ mayForward }) => !mayForward)).toBe(true)

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
