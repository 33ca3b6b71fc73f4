import type { Morphology } from '../french/morphology.ts'
import { readTasks } from '../realisation/task.ts'
import { readVerbPhrase, type VerbPhrase } from '../realisation/verb-phrase.ts'
import type { FactDeps } from './facts.ts'
import { tasksOfWording } from './worded-cards.ts'

/** The tasks of lines, of which those of `worded` are told as they stand. */
export function readWorded(
  lines: readonly string[],
  worded: ReadonlySet<string>,
  deps: Pick<FactDeps, 'morphology' | 'areVerbs'>,
): VerbPhrase[] {
  const { morphology } = deps
  const tasks: VerbPhrase[] = []
  let from = 0
  const readUpTo = (end: number) => tasks.push(...readTasks(lines.slice(from, end), morphology, deps))
  for (const [at, line] of lines.entries()) {
    if (!worded.has(line)) continue
    readUpTo(at)
    tasks.push(...tasksWorded(line, morphology))
    from = at + 1
  }
  readUpTo(lines.length)
  const texts = tasks.map(({ text }) => text)
  return tasks.filter(({ text }, at) => texts.indexOf(text) === at)
}

/** The tasks of a wording; what opens with no infinitive that the dictionary has is none. */
export const tasksWorded = (wording: string, morphology: Morphology): VerbPhrase[] =>
  tasksOfWording(wording).flatMap((task) => {
    const phrase = readVerbPhrase(task, morphology)
    return phrase ? { ...phrase, line: wording, doubt: 0 } : []
  })
