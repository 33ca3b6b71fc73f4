import type { Career, CareerJob } from '@lettrine/contract/career'
import type { CandidateProfile } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'

/** The confirmed cards of a career as the notes that the writers read. */
export function profileFromCareer(career: Career): CandidateProfile {
  const confirmed = <Card extends { confirmed: boolean }>(cards: readonly Card[]) =>
    cards.filter((card) => card.confirmed)
  const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name)
  return {
    experience: cut(confirmed(career.jobs).map(jobNote)),
    education: cut(
      confirmed(career.education).map(({ diploma, field, school, from, to, status }) =>
        [
          [diploma, field].filter(Boolean).join(' '),
          school,
          yearOf(to || from),
          status === 'in-progress' ? 'en cours' : '',
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    skills: [
      ...names(confirmed(career.tools)),
      ...names(confirmed(career.certificates)),
      ...confirmed(career.languages).map(({ name, level, cefr }) => `${name} ${level || cefr}`.trim()),
    ].slice(0, limits.listItems),
    achievements: confirmed(career.jobs)
      .flatMap(({ results }) => results.map(({ text }) => text))
      .slice(0, limits.listItems),
  }
}

const yearOf = (date: string): string => date.slice(0, 4)

/** «Caissière, Carrefour, 2019-2021 : tenir la caisse, accueillir les clients». */
function jobNote({ title, employer, from, to, current, tasks }: CareerJob): string {
  const dates = current
    ? from
      ? `depuis ${yearOf(from)}`
      : ''
    : [...new Set([yearOf(from), yearOf(to)])].filter(Boolean).join('-')
  const head = [title, employer, dates].filter(Boolean).join(', ')
  return tasks.length > 0 ? `${head} : ${tasks.join(', ')}` : head
}

/** As many whole notes as the field holds. */
function cut(notes: readonly string[]): string {
  let text = ''
  for (const note of notes) {
    const longer = text === '' ? note : `${text}\n${note}`
    if (longer.length > limits.profileText) break
    text = longer
  }
  return text
}
