export const ms = (value: number) => `${value.toFixed(2)} ms`

/** One line per budget: measured, allowed, and whether it was met. */
export function report(name: string, measured: string, budget: string, held: boolean): void {
  console.log(`${held ? 'ok  ' : 'OVER'}  ${name}: ${measured} (budget ${budget})`)
  if (!held) process.exitCode = 1
}
