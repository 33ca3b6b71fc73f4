import fc from 'fast-check'
import type { ArguedRequest } from '../src/composer/argue.ts'
import type { CareerCards } from '../src/plan/facts.ts'
import { sampleEducation, sampleJobs, sampleOffers } from './argued-samples.ts'

const year = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)

const jobs = fc
  .uniqueArray(
    fc.record({
      card: fc.constantFrom(...sampleJobs),
      from: year(2005, 2018),
      span: fc.nat(6),
      current: fc.boolean(),
    }),
    {
      maxLength: 5,
      selector: ({ card }) => card.employer,
    },
  )
  .map((drawn) =>
    drawn.map(({ card, from, span, current }, index) => {
      const isCurrent = index === 0 && current
      return {
        ...card,
        id: `job-${index}`,
        from,
        to: isCurrent ? '' : `${Number(from) + span}`,
        current: isCurrent,
      }
    }),
  )
const education = fc
  .uniqueArray(
    fc.record({ card: fc.constantFrom(...sampleEducation), to: year(2000, 2024), isOver: fc.boolean() }),
    { maxLength: 2, selector: ({ card }) => card.diploma },
  )
  .map((drawn) =>
    drawn.map(({ card, to, isOver }, index) => ({
      ...card,
      id: `education-${index}`,
      from: '',
      to,
      status: isOver ? ('obtained' as const) : ('in-progress' as const),
    })),
  )
const named = (kind: string, names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }).map((list) =>
    list.map((name, index) => ({
      id: `${kind}-${index}`,
      name,
      year: '',
      level: 'courant',
      cefr: '' as const,
      used: false,
    })),
  )

const cards: fc.Arbitrary<CareerCards> = fc.record({
  jobs,
  education,
  certificates: named('certificate', ['Permis B', 'CACES R489 cat. 3', 'BAFA', 'SST']),
  languages: named('language', ['Anglais', 'Espagnol']),
  tools: named('tool', ['Excel', 'Sage', 'Python']),
  interests: fc.constant([]),
})
/** Random people before random offers, in every tone and type. */
export const requests: fc.Arbitrary<ArguedRequest> = fc
  .record({
    offer: fc.constantFrom(...sampleOffers),
    cards,
    gender: fc.constantFrom('feminine' as const, 'masculine' as const, undefined),
    type: fc.constantFrom(
      'job_application' as const,
      'job_application' as const,
      'internship' as const,
      'scholarship' as const,
      'motivation' as const,
    ),
    tone: fc.constantFrom(
      'professional' as const,
      'formal' as const,
      'casual' as const,
      'enthusiastic' as const,
    ),
  })
  .map(({ offer, ...rest }) => ({
    ...rest,
    jobTitle: offer.title,
    company: offer.company,
    offer: offer.text,
    now: { year: 2026, month: 11 },
  }))
