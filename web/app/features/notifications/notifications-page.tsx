import './notifications.css'
import type { Notification, NotificationList } from '@lettrine/contract/notifications'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LoadFailure } from './load-failure.tsx'
import { NotificationRow } from './notification-row.tsx'
import { notificationTexts as texts } from './notifications.fr.ts'
import { useMarkRead, useNotifications, useRemove } from './notifications.queries.ts'
import { groupByAge } from './notifications.state.ts'
import { useNow } from './use-now.ts'

/** All stored notifications. */
export function NotificationsPage() {
  const { data, isError, refetch } = useNotifications()
  const list = data?.data
  return (
    <>
      <PageHead title={texts.title} lead={<p className="text-ink-muted">{texts.lead}</p>} />
      <div className="flex max-w-[46rem] flex-col gap-6">
        {isError && !list && <LoadFailure onRetry={() => void refetch()} />}
        {!list && !isError && <Skeleton rows={5} />}
        {list?.notifications.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
        {list && list.notifications.length > 0 && <Kept list={list} />}
        <TextLink
          to="/dashboard/settings"
          className="pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center self-start"
        >
          {texts.choices}
        </TextLink>
      </div>
    </>
  )
}

const filters = [
  { value: 'all' as const, label: texts.filter.all },
  { value: 'unread' as const, label: texts.filter.unread },
]

function Kept({ list: { notifications, unreadCount } }: { list: NotificationList }) {
  const now = useNow()
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const markRead = useMarkRead()
  const { recent, older } = groupByAge(
    shown === 'all' ? notifications : notifications.filter(({ isRead }) => !isRead),
    now,
  )
  return (
    <>
      <div className="notifications-tools">
        <SegmentedControl
          label={texts.filter.label}
          labelHidden
          options={filters}
          value={shown}
          onValueChange={setShown}
        />
        {unreadCount > 0 && (
          <Button variant="secondary" size="small" onClick={() => markRead(undefined)}>
            {texts.markAll}
          </Button>
        )}
        <ClearAll />
      </div>
      {recent.length + older.length === 0 && <p className="text-ink-muted">{texts.noneUnread}</p>}
      <Group title={texts.recent} notifications={recent} now={now} />
      <Group title={texts.older} notifications={older} now={now} />
    </>
  )
}

function Group({
  title,
  notifications,
  now,
}: {
  title: string
  notifications: readonly Notification[]
  now: Date
}) {
  if (notifications.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-serif text-h4">{title}</h2>
      <ul className="notifications rounded-card bg-paper shadow-card">
        {notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} now={now} />
        ))}
      </ul>
    </section>
  )
}

function ClearAll() {
  const [isAsked, setAsked] = useState(false)
  const remove = useRemove()
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setAsked(true)}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.clearTitle}
        description={texts.clearText}
        confirmLabel={texts.clear}
        onConfirm={() => {
          remove(undefined)
          setAsked(false)
        }}
      />
    </>
  )
}
