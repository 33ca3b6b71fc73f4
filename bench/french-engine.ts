import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createFrenchSpeller } from '../letter-craft/src/spelling/speller.ts'
import { testFrench } from '../letter-craft/testing/french.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/chromium.ts'
import { freePort } from '../server/testing/free-port.ts'
import { median } from './measure.ts'
import { ms, report } from './report.ts'
import { sampleLetter } from './sample-letter.ts'

const assets = join(import.meta.dirname, '../web/build/client/assets')
const rounds = 7

/** Files that the worker fetches for a French letter. */
function engineFiles() {
  const one = (pattern: string) => {
    const [name] = globSync(pattern, { cwd: assets })
    if (!name) throw new Error(`web/build has no ${pattern}`)
    return name
  }
  return {
    'worker: rules, composer': one('reading.worker-*.js'),
    'dictionary, words': one('fr-*.dic'),
    'dictionary, affixes': one('fr-*.aff'),
    tagger: one('french-tagger-*.bin'),
    'context model': one('french-context-*.bin'),
  }
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' }

/** Serves the built files as the product does: compressed beforehand, kept for a year. */
async function serveAssets() {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').split('/').at(-1) ?? '')
    const file = join(assets, name)
    if (name === '' || !existsSync(file))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    const head = {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    if (existsSync(`${file}.br`))
      response.writeHead(200, { ...head, 'content-encoding': 'br' }).end(readFileSync(`${file}.br`))
    else response.writeHead(200, head).end(readFileSync(file))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** The body of a page of 400 words. */
const content = [...sampleLetter.paragraphs.slice(0, -1), ...sampleLetter.paragraphs.slice(1)].join('\n\n')

type Times = { firstMs: number; readyMs: number; pageMs: number; typingMs: number; megabytes: number }

/** A worker of its own in a fresh page: until it has read a letter with the dictionary, then pages and keystrokes. */
async function timeWorker(page: Page, worker: string): Promise<Times> {
  const times = await page.evaluate(
    async ({ worker, content }) => {
      const started = performance.now()
      const reader = new Worker(`/assets/${worker}`, { type: 'module' })
      let id = 0
      /** The second answer to a letter, which comes by itself. */
      const ready = () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        reader.onmessage = () => resolve()
        return promise
      }
      const ask = (text: string, wanted?: 'loading') => {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        reader.onmessage = ({ data }) => {
          if (data.spelling === 'unavailable') reject(new Error('the files did not come'))
          if (wanted === undefined || data.spelling === wanted) resolve()
        }
        reader.onerror = ({ message }) => reject(new Error(message))
        reader.postMessage({
          id: ++id,
          text,
          language: 'fr',
          context: {},
          accepted: [],
          ignoredRules: [],
          sources: { profile: [], offer: [], letter: [], said: [] },
          confirmed: [],
        })
        return promise
      }
      await ask('Bonjour.', 'loading')
      const firstMs = performance.now() - started
      await ready()
      const readyMs = performance.now() - started
      const times: { pages: number[]; keys: number[] } = { pages: [], keys: [] }
      for (let turn = -5; turn < 20; turn++) {
        // Each page is new: no sentence of it was read before.
        const begun = performance.now()
        await ask(content.replaceAll('.', ` ${turn + 100}.`))
        if (turn >= 0) times.pages.push(performance.now() - begun)
      }
      for (let turn = 0; turn < 40; turn++) {
        const begun = performance.now()
        await ask(`${content.slice(0, 400 + turn)}${content.slice(400)}`)
        times.keys.push(performance.now() - begun)
      }
      return { firstMs, readyMs, ...times }
    },
    { worker, content },
  )
  const megabytes = await heapOfWorker(page)
  return {
    firstMs: times.firstMs,
    readyMs: times.readyMs,
    pageMs: median(times.pages),
    typingMs: median(times.keys),
    megabytes,
  }
}

/** The heap of the page's worker after a collection of garbage, asked through DevTools' protocol. */
async function heapOfWorker(page: Page): Promise<number> {
  const browser = await page.context().browser()!.newBrowserCDPSession()
  const { targetInfos } = await browser.send('Target.getTargets')
  const worker = targetInfos.findLast(({ type }) => type === 'worker')
  if (!worker) throw new Error('the page has no worker')
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: worker.targetId })
  let id = 0
  const ask = (method: string) => {
    const { promise, resolve } = Promise.withResolvers<{ usedSize: number; backingStorageSize?: number }>()
    const own = ++id
    browser.on('Target.receivedMessageFromTarget', (event) => {
      const answer = JSON.parse(event.message)
      if (answer.id === own) resolve(answer.result)
    })
    const message = JSON.stringify({ id: own, method })
    return browser.send('Target.sendMessageToTarget', { message, sessionId }).then(() => promise)
  }
  await ask('HeapProfiler.enable')
  await ask('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
  await browser.detach()
  return (usedSize + backingStorageSize) / 1e6
}

async function timesIn(browser: Browser, url: string, worker: string): Promise<Times[]> {
  const context = await browser.newContext()
  const all: Times[] = []
  for (let round = -1; round < rounds; round++) {
    const page = await context.newPage()
    await page.goto(url)
    const times = await timeWorker(page, worker)
    // The first round fills the cache of files and code.
    if (round >= 0) all.push(times)
    await page.close()
  }
  return all
}

/** Median time of pages none of whose sentences was read before. */
function newPageMs(): number {
  const speller = createFrenchSpeller(testFrench())
  const durations: number[] = []
  for (let turn = -200; turn < 200; turn++) {
    const text = content.replaceAll('.', ` ${turn + 1000}.`)
    const started = performance.now()
    proofread(text, { language: 'fr', spelling: { speller } })
    if (turn >= 0) durations.push(performance.now() - started)
  }
  return median(durations)
}

/** The engine as a browser gets it: bytes over the wire, time until it is ready, memory, time of a page and of a key. */
export async function measureFrenchEngine(): Promise<void> {
  await buildWebIfStale()
  const files = engineFiles()
  let total = 0
  for (const [name, file] of Object.entries(files)) {
    const size = (suffix: string) => statSync(join(assets, file + suffix)).size / 1000
    total += size('.br')
    console.log(
      `      ${name}: ${size('').toFixed(0)} kB, gzip ${size('.gz').toFixed(0)} kB, brotli ${size('.br').toFixed(0)} kB`,
    )
  }
  report('the French engine over the wire, brotli', `${total.toFixed(0)} kB`, '1200 kB', total <= 1200)
  const server = await serveAssets()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const all = await timesIn(browser, server.url, files['worker: rules, composer'])
    const middle = (name: keyof Times) => median(all.map((one) => one[name]))
    const words = content.split(/\s+/u).length
    console.log(
      `      worker started, first answer without dictionary: ${ms(middle('firstMs'))}; with it: ${ms(middle('readyMs'))}`,
    )
    const load = median(all.map(({ firstMs, readyMs }) => readyMs - firstMs))
    report('the engine from its files, in Chromium, first reading included', ms(load), '200 ms', load <= 200)
    const heap = middle('megabytes')
    report('memory of the worker after pages of letters', `${heap.toFixed(1)} MB`, '40 MB', heap <= 40)
    console.log(`      all that the worker says of a new page of ${words} words: ${ms(middle('pageMs'))}`)
    const page = newPageMs()
    report(`proofreading a new page of ${words} words`, ms(page), '8 ms', page <= 8)
    const typing = middle('typingMs')
    report('a letter with one sentence changed', ms(typing), '16 ms', typing <= 16)
  } finally {
    await browser.close()
    server.close()
  }
}
