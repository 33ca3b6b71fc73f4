import type { CareerJob } from '@lettrine/contract/career'
import { CardListSection } from './card-list.tsx'
import { careerText as texts } from './career.fr.ts'
import { newJob } from './career.state.ts'
import { JobForm } from './job-form.tsx'
import type { SectionProps } from './section-props.ts'

/** Jobs, internships, volunteering, by time. */
export const JobsSection = (props: SectionProps & { startsNew?: boolean }) => (
  <CardListSection
    {...props}
    list="jobs"
    newCard={() => newJob(props.newId())}
    describe={(job) => ({ name: jobName(job), note: jobNote(job), body: <JobBody job={job} /> })}
    form={(form) => <JobForm key={form.card.id} {...form} />}
  />
)

export const jobName = ({ title, employer }: CareerJob): string =>
  [title, employer].filter(Boolean).join(', ')

export const jobNote = ({ kind, place, employerKind, from, to, current }: CareerJob): string =>
  [kind === 'employment' ? '' : texts.kinds[kind], employerKind, place, texts.period(from, to, current)]
    .filter(Boolean)
    .join(' · ')

export function JobBody({ job: { tasks, results } }: { job: CareerJob }) {
  if (tasks.length === 0 && results.length === 0) return null
  return (
    <ul className="career-lines">
      {tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
      {results.map(({ text }) => (
        <li key={text} className="font-medium">
          {text}
        </li>
      ))}
    </ul>
  )
}
