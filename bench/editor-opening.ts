import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { startProduct } from '../scripts/running-server.ts'
import { freePort } from '../server/testing/free-port.ts'
import { median } from './measure.ts'
import { cookiesOf, sessionOn } from './product-account.ts'
import { report } from './report.ts'

/** A slow phone: the network of Lighthouse’s mobile profile, and a processor four times slower than this one. */
const slowPhone = { latency: 150, bytesPerSecond: 200_000, slowdown: 4 }

const rounds = 5
const afterwardsMs = 4000
const surface = '[role=textbox][aria-label="Texte de la lettre"]'
const typed = 'Zut'

/**
 * The editor on a slow phone: milliseconds from the address to the first key that is in the text, with nothing cached
 * and again with the files in the cache, and from a tap in the list to the text of a letter.
 */
export async function measureEditorOpening(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-bench-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const product = await startProduct({ PORT: String(await freePort()), DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const cookie = await sessionOn(product.url)
    const letter = await storeLetter(product.url, cookie)
    const [cold, warm, fromList]: [Opening[], Opening[], Opening[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      const context = await slowContext(browser, product.url, cookie)
      const address = `${product.url}/dashboard/letters/${letter}/edit`
      cold.push(await firstKey(await slowPage(context), address))
      warm.push(await firstKey(await slowPage(context), address))
      fromList.push(await openFromList(await slowPage(context), product.url))
      await context.close()
    }
    judge('cold editor, first key', cold, 3500)
    judge('editor from the cache, first key', warm, 3500)
    judge('letter opened from the list, text shown', fromList, 1200)
  } finally {
    await browser.close()
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

type Opening = { ms: number; shift: number; kilobytes: number }

function judge(name: string, openings: readonly Opening[], budgetMs: number): void {
  const of = (part: keyof Opening) => openings.map((one) => one[part])
  const [ms, shift, kilobytes] = [median(of('ms')), Math.max(...of('shift')), median(of('kilobytes'))]
  const all = of('ms').map((one) => one.toFixed(0))
  console.log(`      ${name}: ${all.join(', ')} ms; ${kilobytes.toFixed(0)} kB before it`)
  report(`${name}, median of ${rounds}`, `${ms.toFixed(0)} ms`, `${budgetMs} ms`, ms <= budgetMs)
  report(`${name}: layout shift`, shift.toFixed(3), '0.02', shift <= 0.02)
}

async function storeLetter(url: string, cookie: string): Promise<string> {
  const token = (
    (await (await fetch(`${url}/v1/auth/token`, { headers: { cookie } })).json()) as { token: string }
  ).token
  const answer = await fetch(`${url}/v1/letters`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, jobTitle: 'Fleuriste', company: 'Les Pivoines', content: letterText }),
  })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

const title = 'Fleuriste, Les Pivoines'
const letterText = Array.from(
  { length: 8 },
  (_, index) =>
    `Paragraphe ${index + 1} : je travaille depuis six ans dans un magasin de fleurs, où j’accueille les clients et prépare les commandes du matin.`,
).join('\n\n')

async function slowContext(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await context.addCookies(cookiesOf(cookie, url))
  return context
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { latency, bytesPerSecond, slowdown } = slowPhone
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(recordShifts)
  return page
}

declare global {
  var shifts: number
}

function recordShifts(): void {
  globalThis.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) globalThis.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Types as soon as there is a text to type in, without waiting for anything else. */
async function firstKey(page: Page, address: string): Promise<Opening> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(surface).focus()
  await page.keyboard.type(typed)
  const ms = await page.waitForFunction(
    ([selector, words]) =>
      document.querySelector(selector!)?.textContent?.includes(words!) ? performance.now() : undefined,
    [surface, typed],
    { polling: 'raf' },
  )
  // A draft that the server does not have yet would change how the letter opens the next time.
  await page
    .getByText(/^Enregistré/)
    .first()
    .waitFor()
  return opening(page, (await ms.jsonValue())!)
}

async function openFromList(page: Page, url: string): Promise<Opening> {
  await page.goto(`${url}/dashboard/letters`)
  const link = page.getByRole('main').getByRole('link', { name: title }).first()
  await link.waitFor()
  await page.waitForTimeout(afterwardsMs)
  await page.evaluate(() => {
    globalThis.shifts = 0
    performance.clearResourceTimings()
  })
  const started = await page.evaluate(() => performance.now())
  await link.click()
  const shown = await page.waitForFunction(
    ([selector, words]) =>
      document.querySelector(selector!)?.textContent?.includes(words!) ? performance.now() : undefined,
    [surface, 'Paragraphe 8'],
    { polling: 'raf' },
  )
  return opening(page, (await shown.jsonValue())! - started)
}

async function opening(page: Page, ms: number): Promise<Opening> {
  // What moves after the text is there counts, too.
  await page.waitForTimeout(afterwardsMs)
  const { shift, bytes } = await page.evaluate(
    (before) => ({
      shift: globalThis.shifts,
      bytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.responseEnd <= before)
        .reduce((sum, entry) => sum + entry.transferSize, 0),
    }),
    ms,
  )
  await page.close()
  return { ms, shift, kilobytes: bytes / 1000 }
}
