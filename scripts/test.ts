import { buildWebIfStale } from './build-web.ts'
import { runCommand } from './environment.ts'
import { runJourneys } from './journeys.ts'
import { conclude, report } from './report.ts'
import { staticChecks } from './static-checks.ts'
import { runVitest } from './vitest-run.ts'

await runCommand(async () => {
  await buildWebIfStale()
  const [checks, unit] = await Promise.all([staticChecks(), runVitest('unit')])
  const results = [...checks, unit]
  for (const result of results) report(result)
  for (const step of [() => runVitest('built'), () => runVitest('database'), runJourneys]) {
    const result = await step()
    report(result)
    results.push(result)
  }
  conclude(results)
})
