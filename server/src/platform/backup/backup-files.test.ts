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
  it('deletes those that are older, and no other file', () => {
    const names = [daysAgo(31), daysAgo(1), daysAgo(29), daysAgo(45), 'photos.zip']
    expect(expiredBackups(names, now, 30)).toEqual([daysAgo(31), daysAgo(45)])
  })

  it('keeps the newest whole one, whatever its age', () => {
    expect(expiredBackups([daysAgo(90), daysAgo(60)], now, 30)).toEqual([daysAgo(90)])
  })

  it('deletes what a killed process left unfinished, not what is being written', () => {
    const names = [`${daysAgo(2)}.partial`, `${daysAgo(0)}.partial`, daysAgo(3)]
    expect(expiredBackups(names, now, 30)).toEqual([`${daysAgo(2)}.partial`])
  })
})
