import type { Career, CareerEducation, CareerJob, ReadCareer } from '@lettrine/contract/career'
import { latestFirst } from '../../shared/career/card-order.ts'

/** The cards and the tray, without what the server adds. */
export type CareerDocument = Omit<Career, 'version' | 'updatedAt'>
export type CardList = Exclude<keyof CareerDocument, 'unfiled'>
export type CardOf<List extends CardList> = CareerDocument[List][number]

export const cardLists = [
  'jobs',
  'education',
  'certificates',
  'languages',
  'tools',
  'interests',
] as const satisfies readonly CardList[]

export const emptyDocument: CareerDocument = {
  jobs: [],
  education: [],
  certificates: [],
  languages: [],
  tools: [],
  interests: [],
  unfiled: [],
}

export const documentOf = ({ version: _, updatedAt: __, ...document }: Career): CareerDocument => document

export const isEmpty = (document: CareerDocument): boolean =>
  cardLists.every((list) => document[list].length === 0) && document.unfiled.length === 0

/** Cards that wait for their owner to confirm them. */
export const unconfirmedCount = (document: CareerDocument): number =>
  cardLists.reduce((sum, list) => sum + document[list].filter(({ confirmed }) => !confirmed).length, 0)

/** A card of a list, as if every list held the same kind. */
type AnyCard = { id: string; confirmed: boolean }
const cardsOf = (document: CareerDocument, list: CardList) => document[list] as readonly AnyCard[]
const withCards = (document: CareerDocument, list: CardList, cards: readonly AnyCard[]) =>
  ({ ...document, [list]: cards }) as CareerDocument

export const addCard = <List extends CardList>(
  document: CareerDocument,
  list: List,
  card: CardOf<List>,
): CareerDocument => withCards(document, list, sorted(list, [card, ...cardsOf(document, list)]))

export const changeCard = <List extends CardList>(
  document: CareerDocument,
  list: List,
  card: CardOf<List>,
): CareerDocument =>
  withCards(
    document,
    list,
    cardsOf(document, list).map((known) => (known.id === card.id ? card : known)),
  )

export const removeCard = (document: CareerDocument, list: CardList, id: string): CareerDocument =>
  withCards(
    document,
    list,
    cardsOf(document, list).filter((card) => card.id !== id),
  )

/** Moves a card by some places, no further than the ends of its list. */
export function moveCard(document: CareerDocument, list: CardList, id: string, by: number): CareerDocument {
  const cards = [...cardsOf(document, list)]
  const at = cards.findIndex((card) => card.id === id)
  const [card] = at < 0 ? [] : cards.splice(at, 1)
  if (!card) return document
  cards.splice(Math.max(0, Math.min(cards.length, at + by)), 0, card)
  return withCards(document, list, cards)
}

export const confirmAll = (document: CareerDocument): CareerDocument =>
  cardLists.reduce(
    (all, list) =>
      withCards(
        all,
        list,
        cardsOf(all, list).map((card) => (card.confirmed ? card : { ...card, confirmed: true })),
      ),
    document,
  )

export const dropLine = (document: CareerDocument, at: number): CareerDocument => ({
  ...document,
  unfiled: document.unfiled.filter((_, index) => index !== at),
})

const sorted = (list: CardList, cards: readonly AnyCard[]): readonly AnyCard[] =>
  list === 'jobs' || list === 'education'
    ? [...(cards as unknown as (AnyCard & Parameters<typeof latestFirst>[0])[])].sort(latestFirst)
    : cards

/** The career with the cards of a CV that was read and confirmed; what it already has is not added twice. */
export function mergeRead(document: CareerDocument, read: CareerDocument): CareerDocument {
  let merged = { ...document, unfiled: [...new Set([...document.unfiled, ...read.unfiled])] }
  for (const list of cardLists) {
    const known = new Set(cardsOf(document, list).map(contentOf))
    const added = cardsOf(read, list).filter((card) => !known.has(contentOf(card)))
    merged = withCards(merged, list, sorted(list, [...cardsOf(merged, list), ...added])) as typeof merged
  }
  return merged
}

const contentOf = ({ id: _, confirmed: __, ...content }: AnyCard): string => JSON.stringify(content)

/** The lines of a tray entry of a CV that was read; headings and identity need no filing. */
export const linesToFile = ({ unfiled, text }: ReadCareer): string[] =>
  unfiled.flatMap(({ start, end, kind }) => (kind === 'text' ? [text.slice(start, end).trim()] : []))

export const newJob = (id: string): CareerJob => ({
  id,
  confirmed: true,
  kind: 'employment',
  title: '',
  employer: '',
  employerKind: '',
  place: '',
  from: '',
  to: '',
  current: false,
  tasks: [],
  results: [],
})

export const newEducation = (id: string): CareerEducation => ({
  id,
  confirmed: true,
  diploma: '',
  field: '',
  school: '',
  place: '',
  from: '',
  to: '',
  status: 'obtained',
  details: [],
})

/** Past documents, for undo; the latest last. */
export type History = {
  past: readonly CareerDocument[]
  present: CareerDocument
  future: readonly CareerDocument[]
}

const maxPast = 100

export const startHistory = (present: CareerDocument): History => ({ past: [], present, future: [] })
export const record = ({ past, present }: History, next: CareerDocument): History =>
  next === present
    ? { past, present, future: [] }
    : { past: [...past, present].slice(-maxPast), present: next, future: [] }
export const undo = (history: History): History => {
  const before = history.past.at(-1)
  return before
    ? { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
    : history
}
export const redo = (history: History): History => {
  const [next, ...future] = history.future
  return next ? { past: [...history.past, history.present], present: next, future } : history
}
