import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../scripts/running-server.ts'
import { freePort } from '../server/testing/free-port.ts'
import { median } from './measure.ts'
import { benchEmail, signUpOn } from './product-account.ts'
import { sampleRequest } from './sample-request.ts'

const warmUp = 10

export type FirstWord = { directMs: number; throughUsMs: number }

/**
 * Time from the request to the first word of a streamed letter, in milliseconds: directly from the provider (our
 * sandbox), and through the product. Both over HTTP on this machine, alternately.
 */
export async function measureFirstWord(rounds: number): Promise<FirstWord> {
  const provider = await startProvider()
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-bench-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const product = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    WRITER: 'openai-compatible',
    WRITER_MODEL: 'sandbox',
    WRITER_BASE_URL: `${provider.url}/v1`,
  })
  try {
    const token = await signUpOn(product.url)
    await product.admin('plan', benchEmail, 'premium', '--months', '1')
    const prompt = await promptOf(provider.url, product.url, token)
    const direct: number[] = []
    const throughUs: number[] = []
    for (let round = -warmUp; round < rounds; round++) {
      const [one, other] = [
        await firstWordMs(() => askProvider(provider.url, prompt), '"content":"'),
        await firstWordMs(() => askProduct(product.url, token), 'event: delta'),
      ]
      if (round < 0) continue
      direct.push(one)
      throughUs.push(other)
    }
    return { directMs: median(direct), throughUsMs: median(throughUs) }
  } finally {
    await product.end('SIGTERM')
    await provider.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sandbox in a separate process, like a real provider. */
async function startProvider(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../sandbox/llm/main.ts')], {
    env: { ...process.env, PORT: String(port), BETWEEN_PIECES_MS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

function askProduct(url: string, token: string): Promise<Response> {
  const { offer, profile, interview, jobTitle, company, recipientName } = sampleRequest
  return fetch(`${url}/v1/letters/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      jobTitle,
      company,
      recipientName,
      jobDescription: offer,
      userProfile: profile,
      interview,
      seed: 1,
      saveAsLetter: false,
    }),
  })
}

type Messages = { role: string; content: string }[]

/** The request of the product to the provider, so that both candidates send the same. */
async function promptOf(provider: string, url: string, token: string): Promise<Messages> {
  await (await askProduct(url, token)).text()
  const received = await fetch(`${provider}/__sandbox/requests`)
  const [{ instructions, prompt }] = (await received.json()) as [{ instructions: string; prompt: string }]
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: prompt },
  ]
}

const askProvider = (provider: string, messages: Messages) =>
  fetch(`${provider}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'sandbox', stream: true, seed: 1, messages }),
  })

/** Milliseconds until `mark` arrives; the rest of the letter is read without being timed. */
async function firstWordMs(ask: () => Promise<Response>, mark: string): Promise<number> {
  const started = performance.now()
  const decoder = new TextDecoder()
  let text = ''
  let firstMs: number | undefined
  for await (const part of (await ask()).body!) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    if (firstMs === undefined && text.includes(mark)) firstMs = performance.now() - started
  }
  if (firstMs === undefined) throw new Error(`No word came: ${text.slice(0, 200)}`)
  return firstMs
}
