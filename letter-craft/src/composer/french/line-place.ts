import { withDe } from '../../french/contraction.ts'
import { plainLetters } from '../../french/plain-letters.ts'
import { isNamedIn } from '../../plan/concept.ts'
import type { FactJob } from '../../plan/facts.ts'
import { deedOfSentence } from '../../realisation/first-person.fr.ts'
import { shareTold } from '../../realisation/task-doubt.ts'
import type { Sentence } from '../draft.ts'
import type { LetterFacts } from './letter-facts.ts'
import { linePlace } from './open-place.fr.ts'

/**
 * How much a line must bear on the post to be asked about: two words of a main duty where it names something that is wanted,
 * or more.
 */
const bearing = 0.6
const bearingAlone = 0.75
/** The same of a line that stands beside such a one. */
const besideBearing = 0.45
/** What a line of a job that the letter argues with counts, beside one of another. */
const arguedShare = 1.5
/** Lines that one question quotes, and letters of each: a longer one is quoted as far as a comma, or a word. */
const mostLines = 3
const maxLine = 110
/** Doubt from which a task is not told. */
const sayable = 1.2
const fewestQuoted = 40
/** Share of the words of a line from which a sentence has told it. */
const toldShare = 0.5

/** A line as a question quotes it: whole, or as far as the last comma, bracket or word that it has room for. */
function quoted(line: string): string {
  const whole = deedOfSentence(line.trim())
  if (whole.length <= maxLine) return whole
  const start = whole.slice(0, maxLine)
  const at = Math.max(...[', ', ' (', ' : ', '. ', ' afin ', ' pour '].map((mark) => start.lastIndexOf(mark)))
  return `${start.slice(0, at < fewestQuoted ? start.lastIndexOf(' ') : at).replace(/[\s.;,:]+$/u, '')}…`
}

type Untold = { readonly job: FactJob; readonly lines: readonly string[]; readonly weight: number }

/**
 * Places for what cards say that bears on the post and that no sentence could tell: «circulante en ortho, DV/DL» is the
 * heart of a career, and no French. Their lines stand as typed, for their writer to word; one of the job whose lines bear
 * most, and one of another whose lines bear much. None where the letter has told all that matters.
 */
export function placesForLines(
  letter: LetterFacts,
  paragraphs: readonly Sentence[][],
): { readonly place: Sentence; readonly job: FactJob }[] {
  const { plan, facts, ownWords } = letter
  if (ownWords.length > 0) return []
  const isTold = (job: FactJob, line: string): boolean => {
    const said = paragraphs
      .flat()
      .filter(({ facts: told }) => told.includes(job.id))
      .map(({ text }) => text)
    // The whole line, or what a question would quote of it.
    return [line, quoted(line)].some((words) => shareTold(words, said) >= toldShare)
  }
  // What a sentence can say is told, or left out, and not asked.
  const isSayable = ({ tasks }: FactJob, line: string): boolean =>
    shareTold(
      line,
      tasks.flatMap(({ text, doubt = 0 }) => (doubt < sayable ? text : [])),
    ) >= toldShare
  const namesWanted = (line: string): boolean =>
    plan.needs.needs.some(({ concept }) => concept && isNamedIn(concept, plainLetters(line)))
  const untold = facts.jobs
    .filter(({ id }) => !plan.silenced.has(id))
    .map((job): Untold => {
      const lines = job.card.tasks
        .filter((line) => !/[«»[\]]/u.test(line) && !isSayable(job, line))
        // The same line stands on the cards of several posts, of which one has told it.
        .filter((line) => !facts.jobs.some((one) => one.card.tasks.includes(line) && isTold(one, line)))
        .map((line) => ({ line, weight: plan.needs.relevance.of(line) }))
        .filter(({ weight }) => weight >= besideBearing)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, mostLines)
      return { job, lines: lines.map(({ line }) => line), weight: lines[0]?.weight ?? 0 }
    })
    .filter(({ lines, weight }) => weight >= (namesWanted(lines[0] ?? '') ? bearing : bearingAlone))
    .map((one) => ({ ...one, weight: one.weight * (plan.argued.includes(one.job) ? arguedShare : 1) }))
    .sort((one, other) => other.weight - one.weight)
  return untold
    .filter(({ weight }, at) => at === 0 || (at < mostPlaces && weight >= bearingAlone))
    .map(({ job, lines }) => {
      const post = job.title?.isPerson ? withDe(job.title.title) : job.at
      // «à mon compte», as a question to them says it
      const work = job.employer?.at.replace(/(?<!\p{L})mon(?!\p{L})/u, 'votre') ?? post
      return { place: { text: linePlace(lines.map(quoted), work), facts: [], needs: [] }, job }
    })
}

/** Questions about lines of cards that one letter holds. */
const mostPlaces = 2
