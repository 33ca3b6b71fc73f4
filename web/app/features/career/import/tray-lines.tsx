import { Award, Briefcase, ChevronDown, GraduationCap, Heart, Trash2, Wrench } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuItem } from '../../../ui/menu-props.ts'
import { summaryOf } from './card-summary.tsx'
import { importText } from './import.fr.ts'
import {
  cardsThatTake,
  dropLine,
  fileAsCard,
  fileOnCard,
  isNameLength,
  type NameList,
  type Review,
  type TrayLine,
} from './import.state.ts'
import type { Act } from './use-import.ts'

const texts = importText.tray
const { told } = importText

const nameItems = [
  { list: 'tools', label: texts.toTool, icon: <Wrench /> },
  { list: 'certificates', label: texts.toCertificate, icon: <Award /> },
  { list: 'interests', label: texts.toInterest, icon: <Heart /> },
] as const satisfies readonly { list: NameList; label: string; icon: unknown }[]

/** Lines on no card: each is filed on one, becomes one, or is thrown away. */
export function TrayLines({ review, act, newId }: { review: Review; act: Act; newId: () => string }) {
  const itemsOf = (line: TrayLine): MenuItem[] => [
    ...cardsThatTake(review, line).map((one) => ({
      label: (one.list === 'jobs' ? texts.toJob : texts.toCourse)(summaryOf(one).name),
      icon: one.list === 'jobs' ? <Briefcase /> : <GraduationCap />,
      onSelect: () => act(told.filed, (now) => fileOnCard(now, line, one.card.id)),
    })),
    ...(isNameLength(line)
      ? nameItems.map(({ list, label, icon }) => ({
          label,
          icon,
          onSelect: () => act(told.filed, (now) => fileAsCard(now, line, list, newId)),
        }))
      : []),
  ]
  return (
    <ul className="import-lines">
      {review.tray.map((line) => {
        const items = itemsOf(line)
        return (
          <li key={line.id}>
            <span>{line.text}</span>
            <div>
              {items.length > 0 && (
                <Menu
                  trigger={
                    <Button variant="secondary" size="small" aria-label={texts.fileLine(line.text)}>
                      {texts.file}
                      <ChevronDown aria-hidden="true" className="size-4" />
                    </Button>
                  }
                  items={items}
                />
              )}
              <IconButton
                label={texts.dropLine(line.text)}
                icon={<Trash2 />}
                onClick={() => act(told.thrown, (now) => dropLine(now, line.id))}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
