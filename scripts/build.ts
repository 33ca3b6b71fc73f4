import { buildWebIfStale } from './build-web.ts'
import { runCommand } from './environment.ts'

await runCommand(buildWebIfStale)
