import './notifications.css'
import type { NotificationList } from '@lettrine/contract/notifications'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'
import { NotificationRow } from './notification-row.tsx'
import { bellBadge, notificationTexts as texts } from './notifications.fr.ts'
import { useMarkRead, useNotifications } from './notifications.queries.ts'
import { useNow } from './use-now.ts'

const shownInPanel = 6

/** Number of unread notifications; opens the latest ones. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useNotifications()
  const list = data?.data
  const unread = list?.unreadCount ?? 0
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      isWide
      trigger={
        <IconButton
          label={texts.bell(unread)}
          icon={
            <>
              <Bell />
              {unread > 0 && (
                <span aria-hidden="true" className="bell-badge">
                  {bellBadge(unread)}
                </span>
              )}
            </>
          }
          className="bell"
        />
      }
    >
      {list && <Panel list={list} onGo={() => setOpen(false)} />}
      {!list && isError && <LoadFailure onRetry={() => void refetch()} />}
      {!list && !isError && <Skeleton rows={3} />}
    </Popover>
  )
}

function Panel({ list: { notifications, unreadCount }, onGo }: { list: NotificationList; onGo: () => void }) {
  const now = useNow()
  const markRead = useMarkRead()
  return (
    <>
      {notifications.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="notifications in-panel">
          {notifications.slice(0, shownInPanel).map((one) => (
            <NotificationRow key={one.id} notification={one} now={now} onGo={onGo} />
          ))}
        </ul>
      )}
      <div className="notifications-foot">
        <Link to="/dashboard/notifications" onClick={onGo}>
          {texts.all}
        </Link>
        {unreadCount > 0 && (
          <Button size="small" variant="ghost" onClick={() => markRead(undefined)}>
            {texts.markAll}
          </Button>
        )}
      </div>
    </>
  )
}
