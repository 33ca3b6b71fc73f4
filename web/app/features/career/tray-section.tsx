import { Ellipsis, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuItem } from '../../ui/menu-props.ts'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { careerText } from './career.fr.ts'
import { addCard, type CareerDocument, changeCard, dropLine } from './career.state.ts'
import type { SectionProps } from './section-props.ts'

const texts = careerText.tray
const maxJobsInMenu = 6

/** Lines that are on no card: each is filed, or thrown away. */
export function TraySection({ document, change, newId }: SectionProps) {
  const { unfiled } = document
  if (unfiled.length === 0) return null
  const file = (at: number, filed: (now: CareerDocument) => CareerDocument) =>
    change((now) => dropLine(filed(now), at))
  function drop(at: number) {
    const before = document
    change((now) => dropLine(now, at))
    toast.success({
      title: texts.dropped,
      action: { label: careerText.undo, onClick: () => change(() => before) },
    })
  }
  const card = (name: string) => ({ id: newId(), confirmed: true, name })
  const itemsOf = (line: string, at: number): MenuItem[] => [
    ...document.jobs.slice(0, maxJobsInMenu).map((job) => ({
      label: `${texts.toTask} ${[job.title, job.employer].filter(Boolean).join(', ')}`,
      onSelect: () => file(at, (now) => changeCard(now, 'jobs', { ...job, tasks: [...job.tasks, line] })),
    })),
    { label: texts.toTool, onSelect: () => file(at, (now) => addCard(now, 'tools', card(line))) },
    {
      label: texts.toCertificate,
      onSelect: () => file(at, (now) => addCard(now, 'certificates', { ...card(line), year: '' })),
    },
    {
      label: texts.toInterest,
      onSelect: () => file(at, (now) => addCard(now, 'interests', { ...card(line), used: false })),
    },
    'separator',
    { label: texts.drop, icon: <Trash2 />, tone: 'danger', onSelect: () => drop(at) },
  ]
  return (
    <TitledPanel title={texts.title} lead={texts.lead}>
      <ul className="career-names">
        {unfiled.map((line, at) => (
          // Two lines of the tray may be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
          <li key={at}>
            <span className="min-w-0 flex-1 wrap-anywhere">{line}</span>
            <Menu
              trigger={<IconButton label={texts.file(line)} icon={<Ellipsis />} />}
              items={itemsOf(line, at)}
            />
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}
