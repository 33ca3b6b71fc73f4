import type { ReactNode } from 'react'
import { careerText } from '../career.fr.ts'
import { CourseDetails, courseName, courseNote } from '../education-section.tsx'
import { JobBody, jobName, jobNote } from '../jobs-section.tsx'
import type { ReviewCard } from './import.state.ts'

type Summary = { name: string; note: string; body?: ReactNode }

/** What a card says. */
export function summaryOf({ list, card }: ReviewCard): Summary {
  const { name, ...rest } = describe({ list, card } as ReviewCard)
  return { name: name || careerText.card.nameless, ...rest }
}

function describe({ list, card }: ReviewCard): Summary {
  switch (list) {
    case 'jobs':
      return { name: jobName(card), note: jobNote(card), body: <JobBody job={card} /> }
    case 'education':
      return { name: courseName(card), note: courseNote(card), body: <CourseDetails course={card} /> }
    case 'languages':
      return { name: card.name, note: careerText.levelOf(card.level, card.cefr) }
    case 'certificates':
      return { name: card.name, note: card.year }
    case 'tools':
    case 'interests':
      return { name: card.name, note: '' }
  }
}
