import type { Notification, NotificationType } from '@lettrine/contract/notifications'
import { Check, CreditCard, Database, Gauge, type LucideIcon, Mail, ShieldCheck, X } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { sinceText, notificationTexts as texts } from './notifications.fr.ts'
import { useMarkRead, useRemove } from './notifications.queries.ts'

const signs = {
  letter_viewed: Mail,
  letter_exported: Mail,
  payment_received: CreditCard,
  payment_refused: CreditCard,
  payment_refunded: CreditCard,
  trial_ending: CreditCard,
  subscription_renewing: CreditCard,
  subscription_ending: CreditCard,
  subscription_changed: CreditCard,
  quota_near: Gauge,
  quota_reached: Gauge,
  export_ready: Database,
  export_failed: Database,
  security: ShieldCheck,
} as const satisfies Record<NotificationType, LucideIcon>

/** One notification: text, time, actions. */
export function NotificationRow({
  notification: { id, type, title, message, action, isRead, createdAt },
  now,
  onGo,
}: {
  notification: Notification
  now: Date
  /** Called when its link is followed. */
  onGo?: () => void
}) {
  const markRead = useMarkRead()
  const remove = useRemove()
  const Sign = signs[type]
  return (
    <li className="notification" data-unread={isRead ? undefined : true}>
      <Sign aria-hidden="true" size={18} className="notification-sign" />
      <div className="notification-words">
        <p className="notification-title">
          {title}
          {!isRead && <span className="sr-only"> ({texts.unread})</span>}
        </p>
        <p>{message}</p>
        <p className="notification-foot">
          <time dateTime={createdAt}>{sinceText(createdAt, now)}</time>
          {action && (
            <Link
              to={action.path}
              onClick={() => {
                if (!isRead) markRead(id)
                onGo?.()
              }}
            >
              {action.label}
            </Link>
          )}
        </p>
      </div>
      <div className="notification-actions">
        {!isRead && (
          <IconButton label={texts.markRead(title)} icon={<Check />} onClick={() => markRead(id)} />
        )}
        <IconButton label={texts.remove(title)} icon={<X />} onClick={() => remove(id)} />
      </div>
    </li>
  )
}
