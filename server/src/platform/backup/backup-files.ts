const shape = /^lettrine-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sql\.zst(\.partial)?$/

/** «lettrine-20261124T024248Z.sql.zst» */
export const backupFileName = (madeAt: Date): string =>
  `lettrine-${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sql.zst`

/** When the backup of this name was made; undefined when the name is none of ours. */
export function dateOfBackup(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = shape.exec(name) ?? []
  if (!year) return undefined
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const dayMs = 24 * 60 * 60 * 1000
/** A file that is unfinished for so long was left by a process that was killed. */
const unfinishedDays = 1

/** Names of backups older than `days`, except the newest whole one, which stays whatever its age. */
export function expiredBackups(names: readonly string[], now: Date, days: number): string[] {
  const dated = names.flatMap((name) => {
    const date = dateOfBackup(name)
    return date ? [{ name, age: now.getTime() - date.getTime(), isWhole: !name.endsWith('.partial') }] : []
  })
  const youngest = Math.min(...dated.filter(({ isWhole }) => isWhole).map(({ age }) => age))
  return dated
    .filter(({ age, isWhole }) =>
      isWhole ? age > days * dayMs && age > youngest : age > unfinishedDays * dayMs,
    )
    .map(({ name }) => name)
}
