import type { CheckResult } from './static-checks.ts'

/** Prints one line per check, and the output of failed ones. */
export function report(result: CheckResult): void {
  const outcome = result.failed > 0 ? `${result.failed} failed` : 'ok'
  const count = result.passed + result.failed > 1 ? ` (${result.passed} passed)` : ''
  console.log(`${result.name}: ${outcome}${count}, ${result.seconds.toFixed(1)} s`)
  if (result.failed > 0) console.log(result.output)
}

/** The line that ends every run: `N passed, N failed`. Sets the exit code. */
export function conclude(results: CheckResult[]): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}
