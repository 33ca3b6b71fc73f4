import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'
import type { CheckResult } from './static-checks.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** The journeys of `e2e/` in Chromium, against a server and a database of their own. A flaky journey counts as failed. */
export async function runJourneys(): Promise<CheckResult> {
  const chromium = await findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-journeys-'))
  // The account that runs PostgreSQL needs access; otherwise files would stay in /var/tmp.
  chmodSync(folder, 0o755)
  const file = join(folder, 'report.json')
  const { code, output, seconds } = await run('playwright', ['test', '--reporter=list,json'], {
    cwd: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, DATA_DIR: join(folder, 'data') },
    show: process.env.CI === undefined,
  })
  const stats = readStats(file)
  rmSync(folder, { recursive: true, force: true })
  const failed = stats.unexpected + stats.flaky + stats.skipped
  return {
    name: 'journeys',
    passed: stats.expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output,
    seconds,
  }
}

function readStats(file: string): Report['stats'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Report).stats
  } catch {
    // No report: Playwright aborted before the first journey, with an exit code.
    return { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  }
}
