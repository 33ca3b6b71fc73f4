import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'
import type { CheckResult } from './static-checks.ts'

/** Runs one project of vitest.config.ts and counts its tests. An aborted run counts as one failure. */
export async function runVitest(project: 'unit' | 'built' | 'component' | 'database'): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-vitest-'))
  const report = join(folder, 'report.json')
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = project === 'component' ? { CHROMIUM_PATH: await findChromium() } : {}
  const { code, output, seconds } = await run('vitest', words, { env })
  const counted = readReport(report)
  rmSync(folder, { recursive: true, force: true })
  const brokeOff = code !== 0 && counted.failed === 0
  const failed = brokeOff ? 1 : counted.failed
  return { name: project, passed: counted.passed, failed, skipped: counted.skipped, output, seconds }
}

function readReport(file: string): { passed: number; failed: number; skipped: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      numPendingTests: number
    }
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }
  } catch {
    // No report: the run aborted, with an exit code.
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
