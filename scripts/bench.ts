import { run } from './run.ts'

const { code } = await run(process.execPath, ['bench/main.ts', ...process.argv.slice(2)], { show: true })
process.exitCode = code
