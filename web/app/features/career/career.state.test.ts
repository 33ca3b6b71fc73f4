import { describe, expect, it } from 'vitest'
import {
  addCard,
  type CareerDocument,
  changeCard,
  confirmAll,
  dropLine,
  emptyDocument,
  linesToFile,
  mergeRead,
  moveCard,
  newJob,
  record,
  redo,
  removeCard,
  startHistory,
  unconfirmedCount,
  undo,
} from './career.state.ts'

const job = (id: string, fields: Partial<ReturnType<typeof newJob>> = {}) => ({ ...newJob(id), ...fields })
const ids = ({ jobs }: CareerDocument) => jobs.map(({ id }) => id).join(' ')

describe('the cards of a career', () => {
  const two = [job('a', { from: '2019', to: '2021-06' }), job('b', { from: '2017', to: '2018' })].reduce(
    (document, card) => addCard(document, 'jobs', card),
    emptyDocument,
  )

  it('stand by time, the latest first, today’s before all', () => {
    expect(ids(two)).toBe('a b')
    expect(ids(addCard(two, 'jobs', job('c', { from: '2015', current: true })))).toBe('c a b')
    expect(ids(addCard(two, 'jobs', job('d', { from: '2021' })))).toBe('d a b')
    expect(ids(addCard(two, 'jobs', job('e')))).toBe('a b e')
  })

  it('are changed, removed and moved', () => {
    expect(changeCard(two, 'jobs', job('b', { title: 'Caissière' })).jobs[1]?.title).toBe('Caissière')
    expect(ids(removeCard(two, 'jobs', 'a'))).toBe('b')
    expect(ids(moveCard(two, 'jobs', 'b', -1))).toBe('b a')
    expect(ids(moveCard(two, 'jobs', 'b', -9))).toBe('b a')
    expect(moveCard(two, 'jobs', 'none', 1)).toBe(two)
  })

  it('wait for confirmation until all are confirmed', () => {
    const waiting = addCard(two, 'jobs', job('c', { confirmed: false }))
    expect([unconfirmedCount(waiting), unconfirmedCount(confirmAll(waiting))]).toEqual([1, 0])
  })
})

describe('a CV that was read', () => {
  it('adds what the career does not have yet', () => {
    const known = { ...emptyDocument, jobs: [job('a', { title: 'Caissière' })], unfiled: ['Bac'] }
    const read = {
      ...emptyDocument,
      jobs: [job('x', { title: 'Caissière' }), job('y', { title: 'Vendeuse' })],
      unfiled: ['Bac', 'Voiture'],
    }
    const merged = mergeRead(known, read)
    expect([ids(merged), merged.unfiled]).toEqual(['a y', ['Bac', 'Voiture']])
  })

  it('leaves only texts in the tray, which can be dropped', () => {
    const text = 'Profil\nNadia\nJe suis motivée'
    const at = (start: number, end: number, kind: 'heading' | 'identity' | 'text') => ({ start, end, kind })
    const read = {
      ...emptyDocument,
      text,
      unfiled: [at(0, 6, 'heading'), at(7, 12, 'identity'), at(13, 29, 'text')],
    }
    expect(linesToFile(read as never)).toEqual(['Je suis motivée'])
    expect(dropLine({ ...emptyDocument, unfiled: ['a', 'b'] }, 0).unfiled).toEqual(['b'])
  })
})

describe('undo', () => {
  it('goes back and forth, and forgets what was undone after a change', () => {
    const first = startHistory(emptyDocument)
    const second = record(first, { ...emptyDocument, unfiled: ['a'] })
    const third = record(second, { ...emptyDocument, unfiled: ['b'] })
    expect(undo(third).present.unfiled).toEqual(['a'])
    expect(redo(undo(third)).present.unfiled).toEqual(['b'])
    expect(redo(record(undo(third), { ...emptyDocument, unfiled: ['c'] })).present.unfiled).toEqual(['c'])
    expect(undo(first)).toBe(first)
  })
})
