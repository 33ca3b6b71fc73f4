import { Bell } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { dashboardText } from './dashboard.fr.ts'

const say = dashboardText.notifications

/** Nothing sends notifications yet, and the panel says so: no number is shown where none was counted. */
export function NotificationBell() {
  return (
    <Popover trigger={<IconButton label={say.open} icon={<Bell />} />} title={say.title}>
      <p>{say.none}</p>
    </Popover>
  )
}
