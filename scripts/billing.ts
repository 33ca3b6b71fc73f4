import { billingMessages as texts } from './billing.fr.ts'
import { simulateBilling } from './billing-simulation.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'
import { parseSimulationArguments } from './simulation/parse-arguments.ts'
import { writeReport } from './simulation/report.ts'

/** Operators’ commands about billing; `simulate` only creates a temporary database on the same server. */
await runCommand(async () => {
  const options = parseSimulationArguments(process.argv.slice(2))
  const begunAt = performance.now()
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!stop.signal.aborted) console.error(texts.interrupting)
      stop.abort()
    })
  const database = await openDatabase(loadEnvironment())
  try {
    const { figures, broken } = await simulateBilling({
      ...options,
      besideUrl: database.url,
      signal: stop.signal,
    })
    console.log(writeReport(figures))
    console.log(`\n${texts.duration(Math.round((performance.now() - begunAt) / 100) / 10)}`)
    if (broken.length > 0) throw new Error(broken.join('\n'))
  } finally {
    await database.stop()
  }
})
