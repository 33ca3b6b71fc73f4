import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'
import { findChromium } from './chromium.ts'
import { runCommand } from './environment.ts'
import { startProduct } from './running-server.ts'
import { pictureTexts } from './screenshot-texts.fr.ts'

const size = { width: 1280, height: 800 }
const publicFolder = join(import.meta.dirname, '../web/public')
const folder = join(publicFolder, 'pictures')

// A string, because types of this file are those of Node, without `document`.
const allImagesAreThere =
  '[...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)'

const icons = [
  { name: 'icon-192', side: 192, margin: 0 },
  { name: 'icon-512', side: 512, margin: 0 },
  { name: 'apple-touch-icon', side: 180, margin: 0 },
  // A mask may cut a fifth on each side.
  { name: 'icon-maskable-512', side: 512, margin: 0.12 },
]

/** Takes the screenshots for the public pages, and renders the icons. */
await runCommand(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lettrine-pictures-'))
  const product = await startProduct({ PORT: String(await freePort()), DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    await mkdir(folder, { recursive: true })
    const { account } = pictureTexts
    const context = await browser.newContext({ baseURL: product.url })
    await context.request.post('/v1/auth/sign-up/email', { data: account })
    await product.admin('plan', account.email, 'pro', '--months', '12')
    const letters = await furnish(context)
    const state = await context.storageState()
    for (const theme of ['light', 'dark'] as const) {
      const themed = await browser.newContext({
        baseURL: product.url,
        viewport: size,
        colorScheme: theme,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        reducedMotion: 'reduce',
        storageState: state,
      })
      await takeAll(await themed.newPage(), letters, theme)
      await themed.close()
    }
    await drawIcons(browser)
    await drawSharedPicture(browser, product.url)
  } finally {
    await browser.close()
    await product.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})

type Letters = { written: string; faulty: string }

/** Fills the profile and the letters of the account, with the same calls as the browser. */
async function furnish({ request }: BrowserContext): Promise<Letters> {
  const { data: access } = { data: (await (await request.get('/v1/auth/token')).json()) as { token: string } }
  const headers = { authorization: `Bearer ${access.token}` }
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`/v1${path}`, { method, data, headers })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as { data: { id?: string; letter?: { id: string } } }
  }
  await call('PUT', '/users/profile', pictureTexts.profile)
  const ids: string[] = []
  for (const data of [...pictureTexts.others, pictureTexts.written]) {
    const made = await call('POST', '/letters/generate', data)
    ids.push(made.data.letter?.id ?? '')
  }
  const written = ids.at(-1)!
  // First draft, layout, then the edited text.
  const { sender, reference, page, versions } = pictureTexts
  for (const [version, change] of [{ sender, reference, page }, ...versions, { status: 'final' }].entries())
    await call('PUT', `/letters/${written}`, { version: version + 1, autosave: false, ...change })
  const faulty = await call('POST', '/letters', { ...pictureTexts.faulty, sender, reference, page })
  return { written, faulty: faulty.data.id! }
}

async function takeAll(page: Page, { written, faulty }: Letters, theme: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { names } = pictureTexts
  const take = (name: string) => takeOne(page, session, `${name}-${theme}`)
  const open = async (path: string) => {
    await page.goto(path)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    // Removes the notice that asks a new account to confirm its address.
    const notice = page.getByRole('button', { name: names.dismiss })
    if (await notice.isVisible()) await notice.click()
  }
  await open('/dashboard')
  await take('dashboard')
  await open('/dashboard/templates')
  await take('library')
  await open(`/dashboard/letters/${written}`)
  await take('letter')
  await page.getByRole('button', { name: names.export, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await take('export')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: names.share, exact: true }).first().click()
  await page.getByRole('button', { name: names.createLink }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await take('sharing')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: names.history }).click()
  await page.getByRole('list', { name: names.versions }).getByRole('button').nth(1).click()
  await page.getByRole('region', { name: names.differences }).waitFor()
  await take('versions')
  await open(`/dashboard/letters/${written}/edit`)
  await page.getByRole('textbox', { name: names.text }).waitFor()
  await page.getByText(names.read).first().waitFor()
  await take('editor')
  await page.getByRole('button', { name: names.requirement }).first().click()
  await take('offer')
  await open(`/dashboard/letters/${faulty}/edit`)
  await page.getByRole('textbox', { name: names.text }).waitFor()
  await page.getByText(names.review).first().click()
  await page.getByText(names.finding).first().click()
  await take('proofreading')
}

/** Full size, and a smaller one for phones. */
async function takeOne(page: Page, session: CDPSession, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  // The server renders pages of letters, which load after the screen.
  while (!(await page.evaluate(allImagesAreThere))) await setTimeout(50)
  for (const [suffix, scale] of [
    ['', 1],
    ['-720', 0.5625],
  ] as const) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      clip: { x: 0, y: 0, ...size, scale },
    })
    await writeFile(join(folder, `${name}${suffix}.webp`), Buffer.from(data, 'base64'))
  }
}

async function drawIcons(browser: Browser): Promise<void> {
  const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8')
  for (const { name, side, margin } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    const isWhole = margin > 0 || name === 'apple-touch-icon'
    await page.setContent(
      `<style>body{margin:0;background:${isWhole ? '#15244b' : 'transparent'}}svg{display:block;width:${side * (1 - 2 * margin)}px;margin:${side * margin}px}</style>${mark}`,
    )
    await page.screenshot({ path: join(publicFolder, `${name}.png`), omitBackground: true })
    await page.close()
  }
}

/** The Open Graph image: the title of the home page beside its letter, 1200 × 630. */
async function drawSharedPicture(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  await page.goto(url)
  await page.addStyleTag({ content: pictureTexts.sharedPictureStyle })
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: join(publicFolder, 'og.png') })
  await page.close()
}
