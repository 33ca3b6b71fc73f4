import { notificationTexts } from '../features/notifications/notifications.fr.ts'
import { NotificationsPage } from '../features/notifications/notifications-page.tsx'

export const meta = () => [{ title: notificationTexts.metaTitle }]

export default function NotificationsRoute() {
  return <NotificationsPage />
}
