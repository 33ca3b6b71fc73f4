import { stemsOf } from '../../french/stems.ts'
import type { FactJob } from '../../plan/facts.ts'
import type { Sentence } from '../draft.ts'
import type { LetterFacts } from './letter-facts.ts'
import { linePlace } from './open-place.fr.ts'

/** How much a line must bear on the post to be asked about: two words of a main duty, or more. */
const bearing = 0.9
/** The same of a line that stands beside such a one. */
const besideBearing = 0.6
/** What a line of a job that the letter argues with counts, beside one of another. */
const arguedShare = 1.5
/** Lines that one question quotes, and letters of each. */
const mostLines = 3
const maxLine = 80
/** Share of the words of a line from which the letter has told it. */
const toldShare = 0.34

type Untold = { readonly job: FactJob; readonly lines: readonly string[]; readonly weight: number }

/**
 * A place for what a card says that bears on the post and that no sentence could tell: «circulante en ortho, DV/DL» is the
 * heart of a career, and no French. Its lines stand as typed, for their writer to word; undefined where the letter has told
 * all that matters.
 */
export function placeForLines(
  letter: LetterFacts,
  paragraphs: readonly Sentence[][],
): { readonly place: Sentence; readonly job: FactJob } | undefined {
  const { plan, facts, ownWords } = letter
  if (ownWords.length > 0) return undefined
  const said = new Set(
    stemsOf(
      paragraphs
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ),
  )
  const isTold = (line: string): boolean => {
    const own = stemsOf(line)
    return own.length < 2 || own.filter((stem) => said.has(stem)).length >= toldShare * own.length
  }
  const untold = facts.jobs
    .filter(({ id }) => !plan.silenced.has(id))
    .map((job): Untold => {
      const lines = job.card.tasks
        .filter((line) => line.length <= maxLine && !/[«»[\]]/u.test(line) && !isTold(line))
        .map((line) => ({ line, weight: plan.needs.relevance.of(line) }))
        .filter(({ weight }) => weight >= besideBearing)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, mostLines)
      return { job, lines: lines.map(({ line }) => line), weight: lines[0]?.weight ?? 0 }
    })
    .filter(({ weight }) => weight >= bearing)
    .map((one) => ({ ...one, weight: one.weight * (plan.argued.includes(one.job) ? arguedShare : 1) }))
    .sort((one, other) => other.weight - one.weight)
  const [best] = untold
  if (!best) return undefined
  const { job, lines } = best
  const text = linePlace(lines, job.employer?.at ?? job.at)
  return { place: { text, facts: [], needs: [] }, job }
}
