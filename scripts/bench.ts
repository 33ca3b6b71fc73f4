import { run } from './run.ts'

const { code } = await run(process.execPath, ['bench/main.ts'], { show: true })
process.exitCode = code
