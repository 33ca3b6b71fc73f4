import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { median } from './measure.ts'
import { ms, verdict } from './verdict.ts'

const budgetMs = 50
const rounds = 5

type Change = { name: string; address: RegExp; make: (page: Page) => Promise<void> }

const check = (name: string, address: RegExp): Change => ({
  name,
  address,
  make: (page) => page.getByRole('checkbox', { name }).dispatchEvent('click'),
})

/** One after the other, each narrowing, reordering or showing what the one before left. */
const changes: Change[] = [
  check('En vedette', /featured=true/),
  check('Favoris', /bookmarked=true/),
  {
    name: 'all filters off',
    address: /templates(?!.*(featured|bookmarked))/,
    make: (page) => page.getByRole('button', { name: 'Tout effacer' }).dispatchEvent('click'),
  },
  {
    name: 'a difficulty',
    address: /difficulty=advanced/,
    make: (page) => page.getByRole('button', { name: 'Avancé', exact: true }).dispatchEvent('click'),
  },
  {
    name: 'the type',
    address: /type=internship/,
    make: async (page) => void (await page.getByLabel('Type de lettre').selectOption('internship')),
  },
  {
    name: 'the order',
    address: /sort=alphabetical/,
    make: async (page) => void (await page.getByLabel('Trier').selectOption('alphabetical')),
  },
  {
    name: 'a search',
    address: /search=Comptable/,
    make: (page) => page.getByRole('searchbox', { name: /modèle/ }).fill('Comptable'),
  },
  {
    name: 'the list view',
    address: /view=list/,
    make: (page) => page.getByText('Liste', { exact: true }).dispatchEvent('click'),
  },
]

/**
 * Main-thread time of each change of the filters of the templates page, from the press to the list at rest, in the
 * whole product with as many templates as the server at `url` has. Chromium’s own count of the
 * processor time of its tasks; clicks are sent without the checks by which Playwright makes sure of them.
 * @param account - one that has an account there
 */
export async function measureTemplatePage(
  url: string,
  account: { email: string; password: string },
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
    const entered = await context.request.post('/v1/auth/sign-in/email', { data: account })
    if (!entered.ok()) throw new Error(`Sign-in answered ${entered.status()}: ${await entered.text()}`)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const times = new Map<string, number[]>(changes.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      await page.goto('/dashboard/templates')
      await page.getByRole('article').first().waitFor()
      for (const change of changes) times.get(change.name)!.push(await timeOf(page, session, change))
    }
    const medians = [...times].map(([name, taken]) => ({ name, time: median(taken) }))
    for (const { name, time } of medians) console.log(`      ${name}: ${ms(time)}`)
    const slowest = Math.max(...medians.map(({ time }) => time))
    verdict(
      'main thread for a change of filters, the slowest of 8',
      ms(slowest),
      `${budgetMs} ms`,
      slowest <= budgetMs,
    )
  } finally {
    await browser.close()
  }
}

async function timeOf(page: Page, session: CDPSession, { address, make }: Change): Promise<number> {
  await page.waitForLoadState('networkidle')
  const before = await taskSeconds(session)
  await make(page)
  await page.waitForURL(address)
  await page.waitForLoadState('networkidle')
  return ((await taskSeconds(session)) - before) * 1_000
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = metrics.find(({ name }) => name === 'TaskDuration')
  if (!metric) throw new Error('Chromium gave no duration of its tasks')
  return metric.value
}
