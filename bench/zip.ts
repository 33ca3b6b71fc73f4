import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../scripts/running-server.ts'
import { freePort } from '../server/testing/free-port.ts'
import { signUpOn } from './product-account.ts'
import { sampleLetter } from './sample-letter.ts'

export type ZipMeasure = {
  seconds: number
  /** Size of the ZIP. */
  megabytes: number
  /** Peak resident memory of the server during the ZIP, above that before it. */
  peakGrowthMb: number
  /** The same for the second half of the ZIP, above the peak of the first: what grows with the number of letters. */
  lateGrowthMb: number
}

const betweenSamplesMs = 50

/** Requests `count` letters in one ZIP, as PDF, from a product in a separate process, and samples its memory. */
export async function measureZip(count: number): Promise<ZipMeasure> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-bench-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const product = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    // A free account is limited to three letters.
    FEATURE_PREMIUM: 'off',
  })
  try {
    const token = await signUpOn(product.url)
    const ids = await createLetters(product.url, token, count)
    // Fonts and code are loaded once and not measured.
    await readZip(product.url, token, ids.slice(0, 20), () => {})
    const watch = watchMemory(product.process.pid!)
    const started = performance.now()
    const bytes = await readZip(product.url, token, ids, watch.mark)
    const seconds = (performance.now() - started) / 1000
    const { before, firstHalf, secondHalf } = await watch.end()
    return {
      seconds,
      megabytes: bytes / 1e6,
      peakGrowthMb: Math.max(firstHalf, secondHalf) - before,
      lateGrowthMb: secondHalf - firstHalf,
    }
  } finally {
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function createLetters(url: string, token: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const answer = await fetch(`${url}/v1/letters`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `Lettre ${index}`,
        content: [...sampleLetter.paragraphs, `Lettre ${index}.`].join('\n\n'),
      }),
    })
    if (!answer.ok) throw new Error(`Creating a letter answered ${answer.status}`)
    ids.push(((await answer.json()) as { data: { id: string } }).data.id)
  }
  return ids
}

/** Reads a ZIP to its end without storing it; `onProgress` gets the number of entries started. */
async function readZip(
  url: string,
  token: string,
  ids: readonly string[],
  onProgress: (part: number) => void,
): Promise<number> {
  const answer = await fetch(`${url}/v1/letters/export-zip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, format: 'pdf' }),
  })
  if (!answer.ok || !answer.body) throw new Error(`The ZIP answered ${answer.status}`)
  let bytes = 0
  let entries = 0
  for await (const piece of answer.body) {
    const part = Buffer.from(piece as Uint8Array)
    bytes += part.length
    entries += part.toString('latin1').split('PK\u0003\u0004').length - 1
    onProgress(entries / ids.length)
  }
  return bytes
}

/** Samples the resident memory of a process, in megabytes, separately for each half. */
function watchMemory(pid: number) {
  let isLate = false
  let isOver = false
  let before = 0
  const peaks = { firstHalf: 0, secondHalf: 0 }
  const sampling = (async () => {
    before = await residentMb(pid)
    while (!isOver) {
      const half = isLate ? 'secondHalf' : 'firstHalf'
      peaks[half] = Math.max(peaks[half], await residentMb(pid))
      await new Promise((resolve) => setTimeout(resolve, betweenSamplesMs))
    }
  })()
  return {
    mark: (part: number) => {
      isLate ||= part >= 0.5
    },
    end: async () => {
      isOver = true
      await sampling
      return { before, ...peaks }
    },
  }
}

async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}
