import type { CareerEducation } from '@lettrine/contract/career'
import { CardListSection } from './card-list.tsx'
import { careerText as texts } from './career.fr.ts'
import { newEducation } from './career.state.ts'
import { EducationForm } from './education-form.tsx'
import type { SectionProps } from './section-props.ts'

/** Diplomas and courses, by time. */
export const EducationSection = (props: SectionProps) => (
  <CardListSection
    {...props}
    list="education"
    newCard={() => newEducation(props.newId())}
    describe={(course) => ({
      name: courseName(course),
      note: courseNote(course),
      body: <CourseDetails course={course} />,
    })}
    form={(form) => <EducationForm key={form.card.id} {...form} />}
  />
)

export const courseName = ({ diploma, field }: CareerEducation): string =>
  [diploma, field].filter(Boolean).join(' ')

export const courseNote = ({ school, place, from, to, status }: CareerEducation): string =>
  [school, place, texts.period(from, to, false), status === 'obtained' ? '' : texts.educationStatus[status]]
    .filter(Boolean)
    .join(' · ')

export const CourseDetails = ({ course: { details } }: { course: CareerEducation }) =>
  details.length > 0 && (
    <ul className="career-lines">
      {details.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
