import type { Notification } from '@lettrine/contract/notifications'
import { describe, expect, it } from 'vitest'
import { bellBadge, sinceText } from './notifications.fr.ts'
import { groupByAge, withNotification, without, withRead } from './notifications.state.ts'

const one = (sequence: number, more: Partial<Notification> = {}): Notification => ({
  id: `01990000-0000-7000-8000-${String(sequence).padStart(12, '0')}`,
  sequence,
  type: 'security',
  title: 'Nouvel appareil',
  message: '',
  data: {},
  isRead: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
})
const list = (...notifications: Notification[]) => ({
  notifications,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
  lastSequence: notifications[0]?.sequence ?? 0,
})

describe('the list of notifications', () => {
  it('adds a new one on top, and counts it', () => {
    expect(withNotification(list(one(1, { isRead: true })), one(2))).toEqual(
      list(one(2), one(1, { isRead: true })),
    )
  })
  it('replaces an earlier one of the same group', () => {
    const counting = one(3, { id: one(1).id, message: 'deux fois' })
    expect(withNotification(list(one(2), one(1)), counting)).toEqual(list(counting, one(2)))
  })
  it('adds no duplicate, and no deleted one', () => {
    expect(withNotification(list(one(2)), one(1))).toEqual(list(one(2)))
  })
  it('keeps fifty', () => {
    const full = list(...Array.from({ length: 50 }, (_, at) => one(50 - at)))
    const next = withNotification(full, one(51))
    expect(next.notifications).toHaveLength(50)
    expect(next.notifications.at(-1)?.sequence).toBe(2)
  })
  it('is read and emptied, one by one or all', () => {
    const two = list(one(2), one(1))
    expect(withRead(two, one(1).id).unreadCount).toBe(1)
    expect(withRead(two).unreadCount).toBe(0)
    expect(without(two, one(2).id).notifications).toEqual([one(1)])
    expect(without(two)).toEqual({ notifications: [], unreadCount: 0, lastSequence: 2 })
  })
  it('splits off notifications older than seven days', () => {
    const old = one(1, { createdAt: '2026-11-13T11:59:00.000Z' })
    expect(groupByAge([one(2), old], new Date('2026-11-20T12:00:00Z'))).toEqual({
      recent: [one(2)],
      older: [old],
    })
  })
})

describe('time of a notification', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T11:59:31Z', 'À l’instant'],
    ['2026-11-20T12:00:20Z', 'À l’instant'],
    ['2026-11-20T11:59:00Z', 'Il y a 1\u00a0minute'],
    ['2026-11-20T11:01:00Z', 'Il y a 59\u00a0minutes'],
    ['2026-11-20T11:00:00Z', 'Il y a 1\u00a0heure'],
    ['2026-11-19T12:01:00Z', 'Il y a 23\u00a0heures'],
    ['2026-11-19T12:00:00Z', 'Il y a 1\u00a0jour'],
    ['2026-11-13T12:00:00Z', 'Il y a 7\u00a0jours'],
    ['2026-11-01T12:00:00Z', 'Le 1er novembre 2026'],
    ['jamais', 'Date invalide'],
  ])('%s: %s', (at, text) => {
    expect(sinceText(at, now)).toBe(text)
  })
})

it.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('the bell shows %i unread as «%s»', (count, text) => {
  expect(bellBadge(count)).toBe(text)
})
