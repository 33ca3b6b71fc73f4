import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../scripts/running-server.ts'
import { freePort } from '../server/testing/free-port.ts'
import { type Category, categories, type Device, inspectPage, type PageReport } from './lighthouse-run.ts'
import { sessionOn } from './product-account.ts'
import { report } from './report.ts'

type Wanted = Partial<Record<Category, number>>

const all: Wanted = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Minimum scores out of 100; the others are printed. */
const pages: { path: string; device: Device; wanted: Wanted; isSignedIn?: true }[] = [
  { path: '/', device: 'desktop', wanted: all },
  { path: '/help', device: 'desktop', wanted: all },
  { path: '/', device: 'mobile', wanted: { performance: 98 } },
  { path: '/help', device: 'mobile', wanted: { performance: 98 } },
  { path: '/dashboard', device: 'desktop', wanted: { performance: 95 }, isSignedIn: true },
  { path: '/dashboard', device: 'mobile', wanted: { performance: 90 }, isSignedIn: true },
]

/** Lighthouse on the pages of the product as it starts by default. */
export async function measurePages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-bench-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const product = await startProduct({ PORT: String(await freePort()), DATA_DIR: folder })
  try {
    await measureDelivery(product.url)
    const cookie = await sessionOn(product.url)
    for (const { path, device, wanted, isSignedIn } of pages) {
      const report = await inspectPage(`${product.url}${path}`, device, isSignedIn && { cookie })
      judge(`${path} on ${device}`, report, wanted)
    }
  } finally {
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

function judge(name: string, { scores, metrics, faults }: PageReport, wanted: Wanted): void {
  const { LCP, TBT, CLS, FCP } = metrics
  const measures = `LCP ${LCP.toFixed(0)} ms, TBT ${TBT.toFixed(0)} ms, CLS ${CLS.toFixed(3)}, FCP ${FCP.toFixed(0)} ms`
  const measured = `${categories.map((one) => scores[one]).join('/')}, ${measures}`
  const budget = categories.map((one) => (wanted[one] === undefined ? '–' : `≥ ${wanted[one]}`)).join('/')
  const held = categories.every((one) => scores[one] >= (wanted[one] ?? 0))
  report(`Lighthouse, ${name}, median of 3`, measured, budget, held)
  if (categories.some((one) => scores[one] < (wanted[one] ?? 100)))
    for (const fault of faults) console.log(`      ${fault}`)
}

/** Text is compressed; files with a hash in their name are cached for a year, and pages are revalidated. */
async function measureDelivery(url: string): Promise<void> {
  const ask = (path: string) => fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br, gzip' } })
  const page = await ask('/')
  const assets = [...new Set((await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  const answers = await Promise.all(assets.map(ask))
  const isCompressed = ({ headers }: Response) => /^(?:br|gzip)$/.test(headers.get('content-encoding') ?? '')
  const isTiny = ({ headers }: Response) => Number(headers.get('content-length') ?? Infinity) < 1024
  const plain = [page, ...answers].filter((answer) => !isCompressed(answer) && !isTiny(answer))
  report(
    'text of / sent uncompressed',
    `${plain.length} of ${answers.length + 1}`,
    'none',
    plain.length === 0,
  )
  const keep = (answer: Response) => answer.headers.get('cache-control') ?? ''
  const isKept = answers.every((answer) => /max-age=31536000, immutable/.test(keep(answer)))
  const held = isKept && keep(page) === 'no-cache'
  report('cache of / and its files', held ? 'page asked again, files kept a year' : 'wrong', 'so', held)
}
