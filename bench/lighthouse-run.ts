import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { findChromium } from '../scripts/chromium.ts'
import { cookiesOf } from './product-account.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
export type Device = 'desktop' | 'mobile'

const metrics = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  FCP: 'first-contentful-paint',
} as const

/** Lighthouse report of a page: scores out of 100, metrics in milliseconds (CLS has no unit). */
export type PageReport = {
  scores: Record<Category, number>
  metrics: Record<keyof typeof metrics, number>
  /** Audits below their best score, each with Lighthouse’s explanation. */
  faults: string[]
}

/**
 * Runs Lighthouse `runs` times, each with an empty browser and the simulated network and processor of the device,
 * and returns the run with the median performance.
 * @param cookie - session cookies of the browser
 */
export async function inspectPage(
  url: string,
  device: Device,
  { runs = 3, cookie }: { runs?: number; cookie?: string } = {},
): Promise<PageReport> {
  const reports: PageReport[] = []
  for (let run = 0; run < runs; run++) reports.push(await inspect(url, device, cookie))
  reports.sort((a, b) => a.scores.performance - b.scores.performance)
  return reports[Math.floor(runs / 2)]!
}

/** Lighthouse sometimes misses the beginning of its trace, and must be run again. */
async function inspect(
  url: string,
  device: Device,
  cookie: string | undefined,
  tries = 3,
): Promise<PageReport> {
  const report = await inspectOnce(url, device, cookie)
  if (report !== 'no trace') return report
  if (tries === 1) throw new Error(`Lighthouse recorded no trace of ${url}`)
  return inspect(url, device, cookie, tries - 1)
}

/** As cookies, which the page reads too: without them it takes its visitor for a stranger and asks to sign in. */
async function signIn(port: number, url: string, cookie: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await browser.contexts()[0]?.addCookies(cookiesOf(cookie, url))
  await browser.close()
}

async function inspectOnce(
  url: string,
  device: Device,
  cookie: string | undefined,
): Promise<PageReport | 'no trace'> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    logLevel: 'silent',
  })
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      // The browser is new: there is nothing to delete but its session.
      ...(cookie && { disableStorageReset: true }),
    }
    if (cookie) await signIn(chrome.port, url, cookie)
    const answer = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!answer) throw new Error(`Lighthouse gave no report on ${url}`)
    const { runtimeError } = answer.lhr
    if (runtimeError?.code === 'NO_NAVSTART') return 'no trace'
    if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`)
    return read(answer.lhr)
  } finally {
    chrome.kill()
  }
}

function read({ categories: judged, audits }: Result): PageReport {
  const entries = categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)] as const)
  const measured = Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])
  const weighing = categories.flatMap((name) => judged[name]?.auditRefs ?? []).map(({ id }) => id)
  return {
    scores: Object.fromEntries(entries) as PageReport['scores'],
    metrics: Object.fromEntries(measured) as PageReport['metrics'],
    faults: [...new Set(weighing)].flatMap((id) => {
      const audit = audits[id]
      const isFault = audit && audit.score !== null && audit.score < 0.9
      return isFault ? [`${id}: ${audit.displayValue || audit.title}`] : []
    }),
  }
}
