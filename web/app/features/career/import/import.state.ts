import type { CardDoubt, ReadCareer, TextSpan } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import {
  type CardList,
  type CardOf,
  type CareerDocument,
  cardLists,
  linesToFile,
  newJob,
} from '../career.state.ts'

type CardIn<List extends CardList> = {
  list: List
  /** `confirmed` once its owner has said so on this screen. */
  card: CardOf<List>
  sources: readonly TextSpan[]
  doubts: readonly CardDoubt[]
  /** Whether it was displayed, and its owner went on to another. */
  isSeen: boolean
}
/** A card that was read, while its owner checks it. */
export type ReviewCard = { [List in CardList]: CardIn<List> }[CardList]

/** A line on no card. */
export type TrayLine = { id: string; text: string }

/** A CV that was read, while its owner checks it. */
export type Review = {
  text: string
  cards: readonly ReviewCard[]
  tray: readonly TrayLine[]
  /** Titles and contact details, which need no filing. */
  setAside: readonly TrayLine[]
  /** The card on display; null at the end, where the tray is. */
  selected: string | null
}

type NewId = () => string

const asTrayLines = (lines: readonly string[], newId: NewId): TrayLine[] =>
  lines.flatMap(cutLine).map((text) => ({ id: newId(), text }))

/** A line longer than the tray takes, in several; cut at a space. */
function cutLine(line: string): string[] {
  const text = line.trim()
  if (text.length <= limits.careerUnfiledLine) return text === '' ? [] : [text]
  const space = text.lastIndexOf(' ', limits.careerUnfiledLine)
  const end = space > 0 ? space : limits.careerUnfiledLine
  return [text.slice(0, end), ...cutLine(text.slice(end))]
}

export function startReview(read: ReadCareer, newId: NewId): Review {
  const cards = cardLists.flatMap((list) =>
    read[list].map(
      ({ sources, doubts, ...content }) =>
        ({
          list,
          card: { ...content, id: newId(), confirmed: false },
          sources,
          doubts,
          isSeen: false,
        }) as ReviewCard,
    ),
  )
  const aside = read.unfiled.filter(({ kind }) => kind !== 'text')
  return {
    text: read.text,
    cards,
    tray: asTrayLines(linesToFile(read), newId),
    setAside: asTrayLines(
      aside.map(({ start, end }) => read.text.slice(start, end)),
      newId,
    ),
    selected: cards[0]?.card.id ?? null,
  }
}

const placeOf = ({ cards, selected }: Review): number => {
  const place = cards.findIndex(({ card }) => card.id === selected)
  return place < 0 ? cards.length : place
}

const isWaiting = ({ card }: ReviewCard): boolean => !card.confirmed

/** Goes to the next card that waits, or to the end. */
const goOn = (review: Review, from: number): Review => ({
  ...review,
  selected: review.cards.slice(from).find(isWaiting)?.card.id ?? null,
})

const withSeen = (review: Review): Review => ({
  ...review,
  cards: review.cards.map((one) => (one.card.id === review.selected ? { ...one, isSeen: true } : one)),
})

export const selectCard = (review: Review, id: string | null): Review =>
  id === review.selected ? review : { ...withSeen(review), selected: id }

/** Goes to the card before or after; the end is after the last. */
export function step(review: Review, by: 1 | -1): Review {
  const place = Math.max(0, Math.min(review.cards.length, placeOf(review) + by))
  return selectCard(review, review.cards[place]?.card.id ?? null)
}

/** The first card that waits for an answer. */
export const firstWaiting = ({ cards }: Review): string | undefined => cards.find(isWaiting)?.card.id

const replaceCard = (review: Review, id: string, card: ReviewCard['card']): Review => ({
  ...review,
  cards: review.cards.map((one) =>
    one.card.id === id ? ({ ...one, card, isSeen: true } as ReviewCard) : one,
  ),
})

/** The card is right as it was read. */
export function confirmCard(review: Review, id: string): Review {
  const place = review.cards.findIndex(({ card }) => card.id === id)
  const known = review.cards[place]
  if (!known) return review
  return goOn(replaceCard(review, id, { ...known.card, confirmed: true }), place + 1)
}

/** The card as its owner wrote it. */
export function correctCard(review: Review, card: ReviewCard['card']): Review {
  const place = review.cards.findIndex((one) => one.card.id === card.id)
  return goOn(replaceCard(review, card.id, { ...card, confirmed: true }), place + 1)
}

/** What a card says, when no line of the text says it. */
const nameIn = ({ card }: ReviewCard): string =>
  'name' in card
    ? card.name
    : 'title' in card
      ? [card.title, card.employer].filter(Boolean).join(', ')
      : [card.diploma, card.field, card.school].filter(Boolean).join(', ')

/** The lines a card was read from; a line that also says another card stays with that one. */
function linesOf(dropped: ReviewCard, { text, cards }: Review): string[] {
  const others = cards.filter((one) => one !== dropped).flatMap(({ sources }) => sources)
  const isShared = ({ start, end }: TextSpan) =>
    others.some((other) => start < other.end && other.start < end)
  const own = dropped.sources.filter((span) => !isShared(span))
  return own.length > 0
    ? own.flatMap(({ start, end }) => text.slice(start, end).split('\n'))
    : [nameIn(dropped)]
}

/** The card is not kept; its lines go to the tray. */
export function dropCard(review: Review, id: string, newId: NewId): Review {
  const place = review.cards.findIndex(({ card }) => card.id === id)
  const dropped = review.cards[place]
  if (!dropped) return review
  const cards = review.cards.filter((one) => one !== dropped)
  const tray = [...review.tray, ...asTrayLines(linesOf(dropped, review), newId)]
  return goOn({ ...review, cards, tray }, place)
}

/** Cards the reader is unsure of and their owner did not look at: «Tout confirmer» leaves them to be checked. */
const isUnlooked = (one: ReviewCard): boolean => isWaiting(one) && one.doubts.length > 0 && !one.isSeen

export const waitingCount = ({ cards }: Review): number => cards.filter(isWaiting).length
export const unlookedCount = ({ cards }: Review): number => cards.filter(isUnlooked).length

export const confirmRest = (review: Review): Review => ({
  ...review,
  cards: review.cards.map((one) =>
    isUnlooked(one) ? one : ({ ...one, card: { ...one.card, confirmed: true } } as ReviewCard),
  ),
  selected: null,
})

const withoutLine = (review: Review, id: string): Review => ({
  ...review,
  tray: review.tray.filter((line) => line.id !== id),
})

export const dropLine = withoutLine

/** A title or a contact detail that is to be filed after all. */
export function unsetAside(review: Review, id: string): Review {
  const line = review.setAside.find((one) => one.id === id)
  if (!line) return review
  return {
    ...review,
    tray: [...review.tray, line],
    setAside: review.setAside.filter((one) => one !== line),
  }
}

const withoutBullet = (line: string): string => line.replace(/^[-–•*·▪]\s*/u, '')

/** Adds a card after the others of its list; it was made by its owner. */
function withCard(review: Review, list: CardList, card: ReviewCard['card']): Review {
  const after = cardLists.indexOf(list)
  const place = review.cards.filter((one) => cardLists.indexOf(one.list) <= after).length
  const added = { list, card, sources: [], doubts: [], isSeen: true } as unknown as ReviewCard
  return { ...review, cards: review.cards.toSpliced(place, 0, added) }
}

export type NameList = 'tools' | 'certificates' | 'interests'

/** Whether a line can be the name of a card. */
export const isNameLength = ({ text }: TrayLine): boolean => withoutBullet(text).length <= limits.careerField

/** «Word, Excel» are two tools; «CACES 1, 3 et 5» is one certificate. */
const namesIn = (line: string, list: NameList): string[] =>
  list === 'certificates' ? [line] : line.split(/\s*[,;]\s*/u).filter(Boolean)

/** A line becomes a card of its own, or one for each name in it. */
export function fileAsCard(review: Review, line: TrayLine, list: NameList, newId: NewId): Review {
  return namesIn(withoutBullet(line.text), list).reduce(
    (now, name) => {
      const named = { id: newId(), confirmed: true, name }
      const more = { tools: {}, certificates: { year: '' }, interests: { used: false } }[list]
      return withCard(now, list, { ...named, ...more })
    },
    withoutLine(review, line.id),
  )
}

/** Cards that can take a line as a task or a detail. */
export const cardsThatTake = ({ cards }: Review, line: TrayLine): ReviewCard[] =>
  withoutBullet(line.text).length > limits.careerLine
    ? []
    : cards.filter(({ card }) => {
        const lines = 'tasks' in card ? card.tasks : 'details' in card ? card.details : undefined
        return lines !== undefined && lines.length < limits.careerLines
      })

/** A line becomes a task of an experience, or a detail of a course. */
export function fileOnCard(review: Review, line: TrayLine, id: string): Review {
  const text = withoutBullet(line.text)
  const cards = review.cards.map((one): ReviewCard => {
    if (one.card.id !== id) return one
    if (one.list === 'jobs') return { ...one, card: { ...one.card, tasks: [...one.card.tasks, text] } }
    if (one.list === 'education')
      return { ...one, card: { ...one.card, details: [...one.card.details, text] } }
    return one
  })
  return { ...withoutLine(review, line.id), cards }
}

/** An experience that was not in the text, to be written by hand. */
export const addJob = (review: Review, id: string): Review => ({
  ...withCard(review, 'jobs', { ...newJob(id), confirmed: false }),
  selected: id,
})

/** An experience that was just added, and says nothing yet. */
export const isBlank = (one: ReviewCard): boolean => one.sources.length === 0 && nameIn(one) === ''

/** A blank experience whose form was cancelled is no card. */
export const cancelForm = (review: Review, id: string): Review =>
  review.cards.some((one) => one.card.id === id && isBlank(one))
    ? { ...review, cards: review.cards.filter(({ card }) => card.id !== id), selected: null }
    : review

/** The review as part of a career: what was not confirmed says so. */
export const documentIn = ({ cards, tray }: Review): CareerDocument => {
  const cardsOf = (list: CardList) => cards.flatMap((one) => (one.list === list ? [one.card] : []))
  const lists = Object.fromEntries(cardLists.map((list) => [list, cardsOf(list)])) as Omit<
    CareerDocument,
    'unfiled'
  >
  return { ...lists, unfiled: tray.map(({ text }) => text) }
}

export const cardCount = (document: CareerDocument): number =>
  cardLists.reduce((sum, list) => sum + document[list].length, 0)

/** A stretch of the text, lit when the card on display was read from it. */
export type SourceStretch = { text: string; start: number; isLit: boolean }

/** A line of the text; `indent` in spaces, which tell the columns of a page apart. */
export type SourceLine = { start: number; indent: number; stretches: SourceStretch[] }

export function sourceLines(text: string, spans: readonly TextSpan[]): SourceLine[] {
  const lines: SourceLine[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const words = line.trimStart()
    const [from, to] = [start + line.length - words.length, start + line.length]
    const within = spans
      .filter((span) => span.start < to && span.end > from)
      .map((span) => ({
        start: Math.max(0, span.start - from),
        end: Math.min(words.length, span.end - from),
      }))
    lines.push({ start, indent: line.length - words.length, stretches: stretchesOf(words, within) })
    start = to + 1
  }
  return lines
}

function stretchesOf(text: string, spans: readonly TextSpan[]): SourceStretch[] {
  const stretches: SourceStretch[] = []
  const add = (start: number, end: number, isLit: boolean) => {
    if (end > start) stretches.push({ text: text.slice(start, end), start, isLit })
  }
  let done = 0
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    add(done, start, false)
    add(Math.max(done, start), end, true)
    done = Math.max(done, end)
  }
  add(done, text.length, false)
  return stretches
}

/** The review and its former states, for undo; the latest last. */
export type ReviewHistory = { past: readonly Review[]; present: Review }

const maxPast = 100

export const record = ({ past, present }: ReviewHistory, next: Review): ReviewHistory =>
  next === present ? { past, present } : { past: [...past, present].slice(-maxPast), present: next }

export const undo = (history: ReviewHistory): ReviewHistory => {
  const present = history.past.at(-1)
  return present ? { past: history.past.slice(0, -1), present } : history
}
