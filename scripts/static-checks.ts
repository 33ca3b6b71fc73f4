import { run } from './run.ts'

export type CheckResult = {
  name: string
  passed: number
  failed: number
  /** Tests that did not run, because what they need is not installed or belongs to the full run. */
  skipped?: number
  output: string
  seconds: number
}

const packages = ['contract', 'letter-craft', 'sandbox', 'server', 'web', 'e2e', 'bench', 'scripts']

/** Types of every package, lint and format, dead code. Each counts as one. */
export async function staticChecks(): Promise<CheckResult[]> {
  const checks: [name: string, program: string, args: string[]][] = [
    ...packages.map((name): [string, string, string[]] => [`types ${name}`, 'tsc', ['-p', name]]),
    ['lint', 'biome', ['check', '--error-on-warnings', '.']],
    ['dead code', 'knip', []],
  ]
  const typegen = await run('react-router', ['typegen'], { cwd: 'web' })
  if (typegen.code !== 0) return [{ name: 'types of routes', passed: 0, failed: 1, ...typegen }]
  const results: CheckResult[] = []
  const remaining = [...checks]
  async function work(): Promise<void> {
    for (let check = remaining.shift(); check; check = remaining.shift()) {
      const [name, program, args] = check
      const { code, output, seconds } = await run(program, args)
      results.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds })
    }
  }
  // Two at a time: each waits for the disk and has parts that use one core only.
  await Promise.all([work(), work()])
  return results
}
