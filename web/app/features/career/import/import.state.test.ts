import type { ReadCareer } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import { expect, test } from 'vitest'
import {
  addJob,
  cancelForm,
  cardsThatTake,
  confirmCard,
  confirmRest,
  correctCard,
  documentIn,
  dropCard,
  dropLine,
  fileAsCard,
  fileOnCard,
  type Review,
  record,
  selectCard,
  sourceLines,
  startReview,
  step,
  undo,
  unlookedCount,
  unsetAside,
  waitingCount,
} from './import.state.ts'

const text = ['Nadia Ferhat', 'Vendeuse, Etam', '- caisse', 'BTS MUC', 'Word, Excel', 'Sens du contact'].join(
  '\n',
)
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const job = {
  ...{ kind: 'employment' as const, title: 'Vendeuse', employer: 'Etam', employerKind: '', place: '' },
  ...{ from: '', to: '', current: false, tasks: ['tenir la caisse'], results: [] },
}
const course = {
  ...{ diploma: 'BTS', field: 'MUC', school: '', place: '', from: '', to: '' },
  ...{ status: 'obtained' as const, details: [] },
}
const read: ReadCareer = {
  jobs: [{ ...job, sources: [at('Vendeuse, Etam'), at('- caisse')], doubts: ['dates'] }],
  education: [{ ...course, sources: [at('BTS MUC')], doubts: ['school'] }],
  tools: [
    { name: 'Word', sources: [at('Word, Excel')], doubts: [] },
    { name: 'Excel', sources: [at('Word, Excel')], doubts: [] },
  ],
  ...{ certificates: [], languages: [], interests: [] },
  unfiled: [
    { ...at('Nadia Ferhat'), kind: 'identity' },
    { ...at('Sens du contact'), kind: 'text' },
  ],
  text,
}

function counter() {
  let count = 0
  return () => `new-${++count}`
}
const newId = counter()
const start = (): Review => startReview(read, newId)
const idOf = (review: Review, place: number) => review.cards[place]?.card.id ?? ''
const lines = (review: Review) => review.tray.map((line) => line.text)
const firstLine = (review: Review) => review.tray[0] ?? { id: '', text: '' }

test('a text read becomes cards to confirm, a tray, and what is set aside', () => {
  const review = start()
  expect(review.cards.map(({ list }) => list)).toEqual(['jobs', 'education', 'tools', 'tools'])
  expect(review.selected).toBe(idOf(review, 0))
  expect(waitingCount(review)).toBe(4)
  expect(lines(review)).toEqual(['Sens du contact'])
  expect(review.setAside.map((line) => line.text)).toEqual(['Nadia Ferhat'])
  expect(lines(unsetAside(review, review.setAside[0]?.id ?? ''))).toEqual(['Sens du contact', 'Nadia Ferhat'])
})

test('an answer leads to the next card that waits; the last, to the end', () => {
  let review = start()
  const [first, second, third, fourth] = [0, 1, 2, 3].map((place) => idOf(review, place))
  review = confirmCard(selectCard(review, second ?? ''), second ?? '')
  expect(review.selected).toBe(third)
  review = step(step(review, -1), -1)
  expect(review.selected).toBe(first)
  review = correctCard(review, { ...job, id: first ?? '', confirmed: false, employer: 'Undiz' })
  expect(review.selected).toBe(third)
  review = confirmCard(confirmCard(review, third ?? ''), fourth ?? '')
  expect(review.selected).toBeNull()
  expect(documentIn(review).jobs[0]).toMatchObject({ employer: 'Undiz', confirmed: true })
  expect(step(review, -1).selected).toBe(fourth)
})

test('the lines of a card that is not kept go to the tray, unless another card says them', () => {
  const review = start()
  const without = dropCard(review, idOf(review, 0), newId)
  expect(lines(without)).toEqual(['Sens du contact', 'Vendeuse, Etam', '- caisse'])
  expect(without.selected).toBe(idOf(review, 1))
  expect(lines(dropCard(review, idOf(review, 3), newId))).toEqual(['Sens du contact', 'Excel'])
})

test('confirming the rest leaves unsure cards that were not looked at', () => {
  const review = start()
  expect(unlookedCount(review)).toBe(2)
  // The first was on display, and left for the next.
  const seen = step(review, 1)
  expect(unlookedCount(seen)).toBe(1)
  const { jobs, education, tools } = documentIn(confirmRest(seen))
  expect([...jobs, ...education, ...tools].map(({ confirmed }) => confirmed)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('a line is filed on a card, as a card, or thrown away', () => {
  const review = start()
  const onJob = documentIn(fileOnCard(review, firstLine(review), idOf(review, 0)))
  expect(onJob.jobs[0]?.tasks).toEqual(['tenir la caisse', 'Sens du contact'])
  expect(onJob.unfiled).toEqual([])
  const onCourse = documentIn(fileOnCard(review, firstLine(review), idOf(review, 1)))
  expect(onCourse.education[0]?.details).toEqual(['Sens du contact'])
  const asCard = fileAsCard(review, firstLine(review), 'certificates', newId)
  expect(asCard.cards.map(({ list }) => list)).toEqual([
    'jobs',
    'education',
    'certificates',
    'tools',
    'tools',
  ])
  expect(documentIn(asCard).certificates).toMatchObject([
    { name: 'Sens du contact', confirmed: true, year: '' },
  ])
  const tools = { id: 'tools', text: '• SAP, Cegid' }
  expect(documentIn(fileAsCard(review, tools, 'tools', newId)).tools.map(({ name }) => name)).toEqual([
    ...['Word', 'Excel', 'SAP', 'Cegid'],
  ])
  expect(documentIn(dropLine(review, firstLine(review).id)).unfiled).toEqual([])
})

test('a line is only offered where it fits, and one longer than the tray takes is cut', () => {
  const review = start()
  const long = { id: 'long', text: 'mot '.repeat(200) }
  expect(cardsThatTake(review, long)).toEqual([])
  expect(cardsThatTake(review, firstLine(review)).map(({ list }) => list)).toEqual(['jobs', 'education'])
  const endless = 'mot '.repeat(1_000).trim()
  const cut = startReview(
    { ...read, text: endless, unfiled: [{ start: 0, end: endless.length, kind: 'text' }] },
    newId,
  )
  expect(lines(cut).every((line) => line.length <= limits.careerUnfiledLine)).toBe(true)
  expect(lines(cut).join(' ')).toBe(endless)
})

test('an experience added by hand and left blank is no card', () => {
  const review = addJob(start(), 'mine')
  expect(review.selected).toBe('mine')
  expect(review.cards).toHaveLength(5)
  expect(cancelForm(review, 'mine').cards).toHaveLength(4)
  const named = correctCard(review, { ...job, id: 'mine', confirmed: false })
  expect(cancelForm(named, 'mine').cards).toHaveLength(5)
})

test('undo goes back to the state before, once for each change', () => {
  const review = start()
  const history = record({ past: [], present: review }, confirmCard(review, idOf(review, 0)))
  expect(record(history, history.present)).toEqual(history)
  expect(undo(history)).toEqual({ past: [], present: review })
  expect(undo(undo(history)).present).toBe(review)
})

test('the lines of a text are lit where the spans are, overlaps once; their indent is told apart', () => {
  const lines = sourceLines('un\n  deux trois\n\nquatre', [
    { start: 0, end: 9 },
    { start: 7, end: 12 },
  ])
  expect(lines.map(({ indent }) => indent)).toEqual([0, 2, 0, 0])
  expect(
    lines.map(({ stretches }) => stretches.map(({ text, isLit }) => (isLit ? `[${text}]` : text)).join('')),
  ).toEqual(['[un]', '[deux][ tr]ois', '', 'quatre'])
})
