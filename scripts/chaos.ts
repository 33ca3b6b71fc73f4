import { parseArgs } from 'node:util'
import { alignColumns } from './align-columns.ts'
import {
  frozenPostgres,
  fullDisk,
  killedPostgres,
  promotedStandby,
  stoppedPostgres,
} from './chaos/database-faults.ts'
import { grantPremium } from './chaos/grant-premium.ts'
import { type Installation, openInstallation } from './chaos/installation.ts'
import { Person } from './chaos/person.ts'
import { hasPgBouncer } from './chaos/pgbouncer.ts'
import { killedTypst, killedWeb, killedWorker, restartedWebs } from './chaos/process-faults.ts'
import { Saving } from './chaos/saving.ts'
import { tryScale } from './chaos/scale.ts'
import { tryServices } from './chaos/service-faults.ts'
import { type Fault, type Result, tryFault } from './chaos/trial.ts'

const { values: given } = parseArgs({
  options: {
    webs: { type: 'string', default: '2' },
    workers: { type: 'string', default: '1' },
    pgbouncer: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

const people = 20
/** Of all people together, a second. */
const savingRate = 10
const longestMinutes = 10

const faults: readonly Fault[] = [
  restartedWebs,
  killedWeb,
  killedWorker,
  killedTypst,
  killedPostgres,
  frozenPostgres,
  stoppedPostgres,
  fullDisk,
  promotedStandby,
]

async function openSaving(installation: Installation): Promise<Saving> {
  const members: Person[] = []
  for (let number = 0; number < people; number++) members.push(await Person.signUp(installation.url))
  await grantPremium(installation, members)
  return new Saving(members, savingRate)
}

async function run(installation: Installation): Promise<boolean> {
  const results: Result[] = []
  const note = (...found: Result[]) => {
    results.push(...found)
    for (const one of found) console.log(line(one).join(' | '))
  }
  const isAsked = (name: string) => name.includes(given.only)
  const saving = await openSaving(installation)
  saving.begin()
  if (isAsked('scale')) note(...(await tryScale(installation)))
  for (const fault of faults.filter(({ name }) => isAsked(name))) {
    if (fault === fullDisk && !installation.smallDisk)
      console.log(`${fault.name}: not tried, no file system can be mounted here`)
    else note(await tryFault({ installation, saving }, fault))
  }
  if (isAsked('services'))
    for (const mode of ['down', 'slow', 'cut'] as const) note(...(await tryServices(installation, mode)))
  await saving.end()
  const { read, lost } = await saving.findLost('ever')
  const heads = ['fault', 'what people saw', 'acknowledged', 'lost', 'back after', 'remark']
  console.log(`\n${alignColumns([heads, ...results.map(line)], heads.length).join('\n')}\n`)
  console.log(`${read} acknowledged saves read back at the end: ${lost} lost`)
  return lost === 0 && results.every((one) => one.lost === 0 && one.seconds !== undefined)
}

const line = ({ fault, seen, acknowledged, lost, seconds, remark }: Result): string[] => [
  fault,
  seen,
  acknowledged,
  String(lost),
  seconds === undefined ? 'NEVER' : `${seconds.toFixed(1)} s`,
  remark,
]

if (given.pgbouncer && !hasPgBouncer())
  throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer)')
const begun = performance.now()
const installation = await openInstallation({
  webs: Number(given.webs),
  workers: Number(given.workers),
  withPgBouncer: given.pgbouncer,
})
const giveUp = async (why: string) => {
  console.error(why)
  await installation.close()
  process.exit(1)
}
const bound = setTimeout(() => giveUp(`Not done after ${longestMinutes} minutes`), 60_000 * longestMinutes)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => giveUp(signal))
try {
  const { proxy, webs, workers } = installation
  console.log(
    `${webs.length} webs, ${workers.length} workers, ${proxy}${given.pgbouncer ? ', PgBouncer' : ''}, PostgreSQL 18`,
  )
  process.exitCode = (await run(installation)) ? 0 : 1
  console.log(`${Math.round((performance.now() - begun) / 1_000)} s`)
} finally {
  clearTimeout(bound)
  await installation.close()
}
