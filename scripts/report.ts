import type { CheckResult } from './static-checks.ts'

/** Prints one line per check, and the output of failed ones. */
export function report(result: CheckResult): void {
  const outcome = result.failed > 0 ? `${result.failed} failed` : 'ok'
  const skipped = result.skipped ? `, ${result.skipped} skipped` : ''
  const count = result.passed + result.failed > 1 ? ` (${result.passed} passed${skipped})` : ''
  console.log(`${result.name}: ${outcome}${count}, ${result.seconds.toFixed(1)} s`)
  if (result.failed > 0) console.log(result.output)
}

/** Prints the seconds of each part, the longest first, and of the whole run; some parts run at the same time. */
export function printTable(results: CheckResult[], totalSeconds: number): void {
  const rows = results
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, passed, failed, seconds }) => [name, String(passed), String(failed), seconds.toFixed(1)])
  const table = [
    ['part', 'passed', 'failed', 'seconds'],
    ...rows,
    ['whole run', '', '', totalSeconds.toFixed(1)],
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]!.length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
}

/** The line that ends every run: `N passed, N failed`. Sets the exit code. */
export function conclude(results: CheckResult[]): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}
