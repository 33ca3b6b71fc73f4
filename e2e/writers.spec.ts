import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type LlmSandbox, startLlmSandbox } from '../sandbox/llm/server.ts'
import { type RunningServer, startProduct } from '../scripts/running-server.ts'
import { giveCareer } from './give-career.ts'
import { openLetter, surfaceOf } from './letter.ts'
import { stopWriting } from './stop-writing.ts'

// Two products of their own, one for each wire: one worker starts them once.
test.describe.configure({ mode: 'default' })

const firstPort = Number(process.env.JOURNEYS_PORT ?? 3210) + 1
const addressOf = (index: number) => `http://localhost:${firstPort + index}`

let sandbox: LlmSandbox
let starting: Promise<RunningServer>[] = []
let products: RunningServer[]
let folder: string

test.beforeAll(async () => {
  sandbox = await startLlmSandbox({ timings: { slowMs: 500, betweenPiecesMs: 12, retryAfterSeconds: 0 } })
  folder = mkdtempSync(join(tmpdir(), 'lettrine-writers-'))
  // Within reach of the account PostgreSQL runs as.
  chmodSync(folder, 0o755)
  const start = (index: number, environment: NodeJS.ProcessEnv) =>
    startProduct({
      ...environment,
      PORT: String(firstPort + index),
      DATA_DIR: join(folder, String(index)),
      // What these journeys break on purpose is a warning.
      LOG_LEVEL: 'error',
    })
  starting = [
    start(0, { WRITER: 'gemini', WRITER_API_KEY: 'a-key', WRITER_BASE_URL: sandbox.geminiUrl }),
    start(1, {
      WRITER: 'openai-compatible',
      WRITER_MODEL: 'modèle-maison',
      WRITER_BASE_URL: sandbox.openAiUrl,
    }),
  ]
  products = await Promise.all(starting)
})
test.beforeEach(() => sandbox.setMode('normal'))
test.afterAll(async () => {
  // Where one did not start, the other is ended all the same.
  const started = await Promise.allSettled(starting)
  await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.end('SIGTERM')))
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const ownText = 'Mon texte à moi.'

/** A letter with a text of one's own, and facts enough for another. */
async function openWithFacts(page: Page, product: 0 | 1) {
  const opened = await openLetter(page, ownText)
  await giveCareer(page, opened.token)
  await products[product]?.admin('plan', opened.email, 'premium', '--months', '1')
  // What is left of the month was counted before there was a plan.
  await page.reload()
  await page
    .getByLabel('L’annonce')
    .fill(
      'Les Pivoines recrutent à Tours.\nVos missions :\n- composer les bouquets\n- conseiller la clientèle',
    )
  return opened
}

const generate = (page: Page) => page.getByRole('button', { name: 'Générer la lettre' }).click()
const letterIsWritten = (page: Page) =>
  expect(page.getByText(/La lettre est écrite/)).toBeAttached({ timeout: 30_000 })

async function undoBringsBackOwnText(page: Page) {
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(surfaceOf(page)).toHaveText(ownText)
}

test.describe('Gemini', () => {
  test.use({ baseURL: addressOf(0) })

  test('writes a letter from the facts, and is named beside it', async ({ page }) => {
    const { stored } = await openWithFacts(page, 0)
    await expect(page.getByLabel('Écrit par')).toHaveValue('default')
    await expect(page.getByLabel('Écrit par')).toContainText('Gemini')
    await expect(page.getByText('Sans limite dans votre formule.')).toBeVisible()
    await generate(page)
    await letterIsWritten(page)
    await expect(surfaceOf(page)).toContainText('Les Pivoines')
    await expect(page.getByText(/^Écrite par Gemini/)).toBeVisible()
    await expect.poll(async () => (await stored()).content).toContain('Les Pivoines')
    expect(sandbox.requests().at(-1)).toMatchObject({
      wire: 'gemini',
      model: 'gemini-flash-latest',
      keyed: true,
    })
    await undoBringsBackOwnText(page)
  })
})

test.describe('an OpenAI-compatible server', () => {
  test.use({ baseURL: addressOf(1) })

  test('writes a letter under the name of its model, or leaves it to the built-in writer', async ({
    page,
  }) => {
    await openWithFacts(page, 1)
    await generate(page)
    await letterIsWritten(page)
    await expect(page.getByText(/^Écrite par modèle-maison/)).toBeVisible()
    await expect(surfaceOf(page)).toContainText('Les Pivoines')
    const requestCount = sandbox.requests().length
    await page.getByLabel('Écrit par').selectOption('Rédacteur intégré')
    await page.getByRole('button', { name: 'Autre version' }).click()
    await letterIsWritten(page)
    await expect(page.getByText(/^Écrite par/)).toBeHidden()
    expect(sandbox.requests().length).toBe(requestCount)
  })

  test('slow: writing can be stopped, and what was written is kept', async ({ page }) => {
    sandbox.setMode('slow')
    const { stored } = await openWithFacts(page, 1)
    await generate(page)
    await expect(surfaceOf(page)).toContainText(/Madame, Monsieur,\s*\S+/)
    await stopWriting(page)
    const kept = await surfaceOf(page).innerText()
    expect(kept).toContain('Madame')
    await expect.poll(async () => (await stored()).content).toContain('Madame')
    await undoBringsBackOwnText(page)
  })

  test('interrupted: the built-in writer takes over, says so, and no text is lost', async ({ page }) => {
    sandbox.setMode('cut-off')
    const message = 'Le service d’écriture s’est interrompu'
    await openWithFacts(page, 1)
    await generate(page)
    const announced = page.locator('[aria-live=polite]', { hasText: message })
    await expect(announced).toContainText('le rédacteur intégré a pris le relais')
    await letterIsWritten(page)
    await expect(page.locator('.compose-fallback')).toContainText(message)
    await expect(surfaceOf(page)).toContainText('Pivoines')
    await expect(surfaceOf(page)).not.toContainText(/As an AI|It works/)
    const text = await surfaceOf(page).innerText()
    expect(text.match(/Madame, Monsieur,/gu)!.length).toBeLessThanOrEqual(2)
    await undoBringsBackOwnText(page)
  })

  test('without a plan the built-in writer writes, and says why', async ({ page }) => {
    await openLetter(page, ownText)
    await expect(page.getByText('écrit avec une formule payante')).toBeVisible()
    await generate(page)
    await letterIsWritten(page)
    await expect(page.locator('.compose-fallback')).toContainText('Votre formule ne comprend pas')
    await undoBringsBackOwnText(page)
  })
})
