import { Chip } from '../../ui/chip.tsx'
import { careerText } from './career.fr.ts'
import { useOccupation, useTitles } from './career.queries.ts'

const texts = careerText.job
const maxChips = 12
/** Fewer than this, and the nearest occupation offers its own. */
const fewTasks = 4

/** Tasks of the occupation that a title names, to tick; the person’s own statement once ticked. */
export function TaskChips({
  title,
  code,
  chosen,
  onToggle,
}: {
  title: string
  code: string | undefined
  chosen: readonly string[]
  onToggle: (task: string) => void
}) {
  // A title that was typed is that of the first occupation found.
  const [first] = useTitles(title)
  const occupation = useOccupation(code ?? first?.code)
  const near = useOccupation(
    occupation && occupation.tasks.length < fewTasks ? occupation.near[0]?.code : undefined,
  )
  if (!occupation || title.trim() === '') return null
  const tasks = [...new Set([...occupation.tasks, ...(near?.tasks ?? [])])].slice(0, maxChips)
  if (tasks.length === 0) return null
  return (
    <fieldset className="career-tasks">
      <legend>
        {texts.chips} <span>{texts.chipsOf(occupation.name.feminine)}</span>
      </legend>
      <div className="career-chips">
        {tasks.map((task) => (
          <Chip
            key={task}
            selected={chosen.includes(task)}
            onClick={() => onToggle(task)}
            className="career-task"
          >
            {task}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
