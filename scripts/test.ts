import { buildWebIfStale } from './build-web.ts'
import { runCommand } from './environment.ts'
import { runJourneys } from './journeys.ts'
import { conclude, printTable, report } from './report.ts'
import { scriptText as texts } from './scripts.fr.ts'
import { type CheckResult, staticChecks } from './static-checks.ts'
import { testSeed } from './test-size.ts'
import { runVitest } from './vitest-run.ts'

// With `--full`, property and model tests at full size, and the whole matrix of journeys.
if (process.argv.includes('--full')) process.env.TEST_SIZE = 'full'

async function timedBuild(): Promise<CheckResult> {
  const started = performance.now()
  await buildWebIfStale()
  const seconds = (performance.now() - started) / 1000
  return { name: 'build', passed: 1, failed: 0, output: '', seconds }
}

await runCommand(async () => {
  const started = performance.now()
  console.log(texts.testSeed(testSeed))
  const [build, checks] = await Promise.all([timedBuild(), staticChecks()])
  const results = [...checks, build]
  for (const result of results) report(result)
  const steps = [
    async () => [await runVitest('unit')],
    async () => [await runVitest('built')],
    // Both wait much of their time, for a browser and for other processes.
    () => Promise.all([runVitest('component'), runVitest('database')]),
    async () => [await runJourneys()],
  ]
  for (const step of steps)
    for (const result of await step()) {
      report(result)
      results.push(result)
    }
  printTable(results, (performance.now() - started) / 1000)
  conclude(results)
})
