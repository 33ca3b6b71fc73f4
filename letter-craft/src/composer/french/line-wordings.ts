import type { Morphology } from '../../french/morphology.ts'
import { soundTasks } from '../../plan/career-facts.ts'
import type { FactDeps, FactJob, JobCard } from '../../plan/facts.ts'
import type { Plan } from '../../plan/plan.ts'
import { asTyped, type CardLine } from '../../plan/worded-cards.ts'
import { tasksWorded } from '../../plan/worded-tasks.ts'
import { joinCutLines, readTasks } from '../../realisation/task.ts'
import { inFirstPerson, type VerbPhrase } from '../../realisation/verb-phrase.ts'
import { isWellFormed } from '../../realisation/well-formed.ts'
import { fixTypography } from '../../typography/fix.ts'
import { type ArguedRequest, type ComposerKnowledge, prepareArgument } from '../argue.ts'
import { areDone } from './job-slots.ts'
import { list, mergeTasks, together } from './task-list.ts'

/** What a letter would say of a line of a card. */
export type LineWording = {
  readonly cardId: string
  /** As typed. */
  readonly line: string
  /** «je filmais les palettes»; null where nothing can be said. */
  readonly said: string | null
  /** The same as infinitives, parted by semicolons: «filmer les palettes». */
  readonly wording: string | null
  readonly isSure: boolean
}

/** A doubt from which the person is asked how to say a line. */
const askedDoubt = 0.6
/** Lines that one is asked about at once. */
const maxAsked = 6
/** UTF-16 units of a line, and of its wording. */
const maxLength = 500

/**
 * What the letter would argue, and the lines of the argued jobs that it is unsure how to say, those that bear most on the
 * offer first; then those that the answers word. Letters in English have none.
 */
export function planWithWordings(
  request: ArguedRequest,
  knowledge: ComposerKnowledge,
): { plan: Plan; wordings: LineWording[] } {
  const { plan, factDeps, lines: typed } = prepareArgument(request, knowledge)
  if (request.language === 'en') return { plan, wordings: [] }
  const lines = plan.argued.flatMap((job) =>
    (job.stays ?? [job.card]).flatMap((card) => linesOf(job, card, typed.get(card.id) ?? [], factDeps)),
  )
  const { relevance } = plan.needs
  const asked = lines
    .filter(({ isWorded, isSure }) => !isWorded && !isSure)
    .map((line) => ({ line, weight: relevance.of(`${line.wording ?? ''}\n${line.line}`) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxAsked)
    .map(({ line }) => line)
  const wordings = [...asked, ...lines.filter(({ isWorded }) => isWorded)]
  return { plan, wordings: wordings.map(({ isWorded: _, ...line }) => line) }
}

type Line = LineWording & { readonly isWorded: boolean }

/** The lines of a card that may tell work, each with what the letter would say of it. */
function linesOf(job: FactJob, card: JobCard, typed: readonly CardLine[], deps: FactDeps): Line[] {
  const { morphology } = deps
  // Lines that tell no work are on the card no more.
  const own = typed.filter(({ text }) => card.tasks.includes(text))
  return wholeLines(own, morphology).flatMap(({ typed: line, text, isWorded }) => {
    const read = isWorded ? tasksWorded(text, morphology) : readTasks([text], morphology, deps)
    const tasks = soundTasks(read, deps, job.employer)
    const told = sayLine(job, tasks, deps)
    const isSure =
      tasks.length > 0 &&
      tasks.every(({ text: task, doubt = 0 }) => doubt < askedDoubt && isWellFormed(task, morphology))
    const isLong = Math.max(line.length, told.wording?.length ?? 0) > maxLength
    return isLong ? [] : [{ cardId: card.id, line, isWorded, ...told, isSure }]
  })
}

function sayLine(
  job: FactJob,
  tasks: readonly VerbPhrase[],
  { morphology }: FactDeps,
): Pick<LineWording, 'said' | 'wording'> {
  if (tasks.length === 0) return { said: null, wording: null }
  const merged = mergeTasks(tasks, morphology)
  const tense = areDone(job, tasks) ? 'perfect' : job.current ? 'present' : 'imperfect'
  const told =
    together(merged, tense, morphology) ??
    `${job.current ? 'je dois' : 'je devais'} ${inFirstPerson(list(merged.map(({ text }) => text)))}`
  return { said: fixTypography(told, 'fr'), wording: tasks.map(({ text }) => text).join(' ; ') }
}

/** Lines with those that a page had cut as one. */
function wholeLines(lines: readonly CardLine[], morphology: Morphology): CardLine[] {
  const whole: CardLine[] = []
  let piece: CardLine[] = []
  const joinPiece = () => {
    let from = 0
    for (const text of joinCutLines(
      piece.map((line) => line.text),
      morphology,
    )) {
      let to = from
      for (let size = 0; size < sizeOf(text) && to < piece.length; to++) size += sizeOf(piece[to]?.text ?? '')
      whole.push({ typed: asTyped(piece.slice(from, to).map(({ typed }) => typed)), text, isWorded: false })
      from = to
    }
    piece = []
  }
  for (const line of lines) {
    if (!line.isWorded) piece.push(line)
    else {
      joinPiece()
      whole.push(line)
    }
  }
  joinPiece()
  return whole
}

/** Letters of a line, whatever joins its pieces. */
const sizeOf = (text: string): number => text.replace(/[\s-]/gu, '').length
