import { describe, expect, it } from 'vitest'
import { backupFileName, dateOfBackup, expiredBackups } from './backup-files.ts'

const now = new Date('2026-11-24T02:42:48.123Z')
const daysAgo = (days: number) => backupFileName(new Date(now.getTime() - days * 24 * 60 * 60 * 1000))

describe('names of backups', () => {
  it('tell when the backup was made', () => {
    expect(backupFileName(now)).toBe('lettrine-20261124T024248Z.sql.zst')
    expect(dateOfBackup(backupFileName(now))).toEqual(new Date('2026-11-24T02:42:48Z'))
  })

  it('are no others', () => {
    expect(
      ['photos.zip', 'lettrine-20261399T024248Z.sql.zst', 'lettrine-2026.sql.zst'].map(dateOfBackup),
    ).toEqual([undefined, undefined, undefined])
  })
})

describe('retention of backups', () => {
  it('deletes those that are older, unfinished ones too, and no other file', () => {
    const names = [daysAgo(1), daysAgo(29), daysAgo(31), `${daysAgo(40)}.partial`, 'photos.zip']
    expect(expiredBackups(names, now, 30)).toEqual([daysAgo(31), `${daysAgo(40)}.partial`])
  })

  it('keeps the newest whole one, whatever its age', () => {
    const names = [daysAgo(90), `${daysAgo(50)}.partial`, daysAgo(60)]
    expect(expiredBackups(names, now, 30)).toEqual([`${daysAgo(50)}.partial`, daysAgo(90)])
  })
})
