import type { Career, CareerEducation, CareerJob } from '@lettrine/contract/career'
import { latestFirst } from '../../../shared/career/card-order.ts'
import { careerChoiceText as texts } from './career-choice.fr.ts'

/** A card of the career as the editor lists it; its note tells years, or a level. */
export type ListedCard = { id: string; name: string; note: string; confirmed: boolean }
export type CardGroup = { list: GroupName; cards: readonly ListedCard[] }
type GroupName = keyof typeof texts.lists

/** The cards that letters use, jobs first, each list in the order in which it is read; empty lists are left out. */
export function cardGroups(career: Career): readonly CardGroup[] {
  const named = ({ id, name, confirmed }: { id: string; name: string; confirmed: boolean }) => ({
    ...{ id, name, confirmed },
    note: '',
  })
  const groups: readonly CardGroup[] = [
    { list: 'jobs', cards: [...career.jobs].sort(latestFirst).map(listedJob) },
    { list: 'education', cards: [...career.education].sort(latestEducationFirst).map(listedEducation) },
    { list: 'certificates', cards: career.certificates.map(named) },
    {
      list: 'languages',
      cards: career.languages.map((card) => ({ ...named(card), note: card.cefr || card.level })),
    },
    { list: 'tools', cards: career.tools.map(named) },
  ]
  return groups.filter(({ cards }) => cards.length > 0)
}

const listedJob = ({ id, confirmed, title, employer, from, to, current }: CareerJob): ListedCard => ({
  ...{ id, confirmed },
  name: [title, employer].filter(Boolean).join(', ') || texts.nameless,
  note: texts.years(from, to, current),
})

const listedEducation = ({ id, confirmed, ...card }: CareerEducation): ListedCard => ({
  ...{ id, confirmed },
  name:
    [[card.diploma, card.field].filter(Boolean).join(' '), card.school].filter(Boolean).join(', ') ||
    texts.nameless,
  note: texts.years(card.to || card.from, '', false),
})

const latestEducationFirst = (one: CareerEducation, other: CareerEducation) =>
  latestFirst({ ...one, current: false }, { ...other, current: false })

/** How many cards a letter uses, of how many, and how many wait to be confirmed. */
export function countChosen(groups: readonly CardGroup[], excluded: readonly string[]) {
  const cards = groups.flatMap((group) => group.cards)
  const confirmed = cards.filter((card) => card.confirmed)
  return {
    all: confirmed.length,
    chosen: confirmed.filter(({ id }) => !excluded.includes(id)).length,
    waiting: cards.length - confirmed.length,
  }
}
