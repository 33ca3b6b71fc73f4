import { type ArguedRequest, argueLetter } from '../src/composer/argue.ts'
import { testKnowledge } from './composer-knowledge.ts'

const knowledge = testKnowledge()

/** A card of a job; of an internship where its title says so. */
export const job = (
  id: string,
  title: string,
  employer: string,
  from: string,
  to: string,
  tasks: string[] = [],
) =>
  ({
    ...{ id, title, employer, employerKind: '', place: '', from, to, current: to === '', tasks, results: [] },
    kind: /^stage/iu.test(title) ? 'internship' : 'employment',
  }) as const

export const none = { jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [] }

/** Letters of six seeds for one request, parted by a line of `=====`; no-break spaces are spaces. */
export const lettersFor = (changes: Partial<ArguedRequest>): string =>
  [1, 2, 3, 4, 5, 6]
    .map(
      (seed) =>
        argueLetter(
          {
            ...{ jobTitle: 'Téléconseiller', company: 'Dupont', gender: 'feminine', tone: 'professional' },
            offer: 'Vous répondez aux appels des clients et suivez leurs demandes.',
            cards: none,
            type: 'job_application',
            now: { year: 2026, month: 11 },
            ...changes,
          },
          seed,
          knowledge,
        ).content,
    )
    .join('\n\n=====\n\n')
    .replaceAll('\u00a0', ' ')
