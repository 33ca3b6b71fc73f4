import { certificateWithArticle } from '../realisation/credentials.ts'
import { durationOf, type YearMonth } from '../realisation/period.ts'
import type { CareerFacts, FactEducation, FactJob } from './facts.ts'

/** A card as a writer other than the composer is told it, in sound French. */
export type TellableFact = {
  readonly id: string
  readonly kind: 'job' | 'education' | 'certificate' | 'language' | 'tool' | 'interest'
  /** «vendeuse», «mon BTS Management …», «le permis B», «anglais», «Excel» */
  readonly name?: string
  /** «chez Etam», «au lycée de la Hotoie» */
  readonly where?: string
  /** «de mars 2018 à juin 2020», «depuis 2011»; the year of a diploma. */
  readonly when?: string
  /** «deux ans» */
  readonly duration?: string
  /** Whether it lasts today. */
  readonly current?: boolean
  /** «en stage», level of a language. */
  readonly note?: string
  /** Infinitives with their object. */
  readonly tasks?: readonly string[]
  readonly results?: readonly string[]
}

/** The cards that a letter may tell, without those of `silenced`. What cannot be said in sound French is left out. */
export function tellableFacts(
  facts: CareerFacts,
  silenced: ReadonlySet<string>,
  now: YearMonth,
): TellableFact[] {
  return [
    ...facts.jobs.map((job) => ofJob(job, now)),
    ...facts.education.filter(({ forms }) => forms.status !== 'not-obtained').map(ofEducation),
    ...facts.certificates.flatMap(({ id, name, year }) => {
      const told = certificateWithArticle(name)
      return told
        ? [{ id, kind: 'certificate' as const, name: told, ...(year !== '' && { when: year }) }]
        : []
    }),
    ...facts.languages.map(({ id, name, level, cefr }) => ({
      ...{ id, kind: 'language' as const, name: name.toLowerCase() },
      ...((level || cefr) && { note: [level, cefr].filter(Boolean).join(', ') }),
    })),
    ...facts.tools.map(({ id, name }) => ({ id, kind: 'tool' as const, name })),
    ...facts.interests
      .filter(({ used }) => used)
      .map(({ id, name }) => ({ id, kind: 'interest' as const, name })),
  ].filter(({ id }) => !silenced.has(id))
}

function ofJob(job: FactJob, now: YearMonth): TellableFact {
  const where = [job.employer?.at, job.at].filter(Boolean).join(', ')
  const duration = durationOf(job.card, now)
  return {
    id: job.id,
    kind: 'job',
    ...(job.title && { name: job.title.title }),
    ...(where !== '' && { where }),
    ...(job.period && { when: job.period }),
    ...(duration && { duration }),
    ...(job.current && { current: true }),
    ...(job.tasks.length > 0 && { tasks: job.tasks.map(({ text }) => text) }),
    ...(job.results.length > 0 && { results: job.results.map(({ text }) => text) }),
  }
}

const ofEducation = ({ id, forms }: FactEducation): TellableFact => ({
  id,
  kind: 'education',
  name: forms.my,
  ...(forms.at && { where: forms.at }),
  ...(forms.year !== undefined && { when: `${forms.year}` }),
  ...(forms.status === 'in-progress' && { current: true }),
})

/** «2018-07» → «07/2018», as the ledger of claims reads months. */
const monthFirst = (date: string): string => date.replace(/^(\d{4})-(\d\d)$/u, '$2/$1')

/** All that a card says, for a gate that traces each statement to it. */
export function textsOfFact(told: TellableFact, facts: CareerFacts): string[] {
  const job = facts.jobs.find(({ id }) => id === told.id)
  const education = facts.education.find(({ id }) => id === told.id)
  return [
    told.name,
    told.kind === 'language' ? `parler ${told.name}` : undefined,
    facts.certificates.find(({ id }) => id === told.id)?.name,
    told.where,
    told.when,
    told.duration,
    told.note,
    ...(told.tasks ?? []),
    ...(told.results ?? []),
    ...(job
      ? [
          job.card.title,
          job.card.employer,
          job.card.employerKind,
          job.card.place,
          job.period,
          ...job.card.tasks,
          ...job.card.results.flatMap(({ text, year }) => [text, year]),
          `${monthFirst(job.card.from)} - ${job.card.current ? 'aujourd’hui' : monthFirst(job.card.to)}`,
          job.months === undefined ? undefined : `${job.months} mois`,
        ]
      : []),
    ...(education
      ? [
          education.card.diploma,
          education.card.field,
          education.card.school,
          education.card.place,
          ...education.card.details,
          education.forms.name,
        ]
      : []),
  ].filter((text): text is string => text !== undefined && text !== '')
}
