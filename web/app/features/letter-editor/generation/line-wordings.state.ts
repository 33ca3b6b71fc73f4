import '../../../lib/forms/validation.ts'
import type { Career, CareerChange } from '@lettrine/contract/career'
import type { LineWording } from '@lettrine/contract/wording'
import { Wording } from '@lettrine/contract/wording'
import { asTyped, tasksOfWording } from '@lettrine/letter-craft/plan/worded-cards'
import type { PlanChoices } from './letter-plan.state.ts'
import { lineWordingsText as texts } from './line-wordings.fr.ts'

/** How the person words a line; blank where the letter leaves it out, undefined where they have not said. */
export const wordingOf = ({ wordings }: PlanChoices, line: string): string | undefined =>
  Object.hasOwn(wordings, line) ? wordings[line] : undefined

/** Words a line; `undefined` asks again. */
export function withWording(choices: PlanChoices, line: string, wording: string | undefined): PlanChoices {
  const others = Object.entries(choices.wordings).filter(([one]) => one !== line)
  const own = wording === undefined ? [] : [[line, wording] as const]
  return { ...choices, wordings: Object.fromEntries([...others, ...own]) }
}

/** Why a wording cannot be confirmed, in French; undefined for one that can. */
export function wordingFault(text: string): string | undefined {
  if (text.trim() === '') return texts.blank
  const { success, error } = Wording.safeParse(text)
  return success ? undefined : error.issues[0]?.message
}

/** What «C’est juste» confirms. */
export const suggestionFor = ({ wording }: LineWording): string | undefined =>
  wording !== null && wordingFault(wording) === undefined ? wording : undefined

/** Whether the person words a line otherwise than the letter suggested. */
export const isOwnWording = (choices: PlanChoices, asked: LineWording): boolean => {
  const wording = wordingOf(choices, asked.line)
  return wording !== undefined && wording !== '' && wording !== asked.wording
}

type Document = Omit<CareerChange, 'version'>

/** The career with a wording in place of the line that it words; undefined where the line is gone. */
export function withWordedLine(
  { version: _, updatedAt: __, ...career }: Career,
  { cardId, line }: Pick<LineWording, 'cardId' | 'line'>,
  wording: string,
): Document | undefined {
  return withTasks(career, cardId, line, tasksOfWording(wording))
}

/** The career with a line as it was typed in place of its wording. */
export function withTypedLine(
  { version: _, updatedAt: __, ...career }: Career,
  { cardId, line }: Pick<LineWording, 'cardId' | 'line'>,
  wording: string,
): Document | undefined {
  return withTasks(career, cardId, asTyped(tasksOfWording(wording)), [line])
}

function withTasks(
  career: Omit<Career, 'version' | 'updatedAt'>,
  cardId: string,
  line: string,
  tasks: readonly string[],
): Document | undefined {
  const job = career.jobs.find(({ id }) => id === cardId)
  const from = job?.tasks.findIndex((_, at) => piecesOf(line, job.tasks, at) > 0) ?? -1
  if (!job || from < 0) return undefined
  const end = from + piecesOf(line, job.tasks, from)
  const changed = { ...job, tasks: [...job.tasks.slice(0, from), ...tasks, ...job.tasks.slice(end)] }
  return { ...career, jobs: career.jobs.map((one) => (one === job ? changed : one)) }
}

/** How many lines of a card, from one on, are a line that a page had cut; 0 where they are another. */
function piecesOf(line: string, tasks: readonly string[], from: number): number {
  for (let count = 1; from + count <= tasks.length; count++) {
    const joined = asTyped(tasks.slice(from, from + count))
    if (joined === line) return count
    if (!line.startsWith(joined)) return 0
  }
  return 0
}
