import { runCommand } from './environment.ts'
import { conclude, report } from './report.ts'
import { staticChecks } from './static-checks.ts'
import { runVitest } from './vitest-run.ts'

await runCommand(async () => {
  const [checks, unit] = await Promise.all([staticChecks(), runVitest('unit')])
  const results = [...checks, unit]
  for (const result of results) report(result)
  conclude(results)
})
