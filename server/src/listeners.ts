import { archiveFinished } from './domains/my-data/index.ts'
import { notificationListeners, notifyArchiveFinished } from './domains/notifications/index.ts'
import { type Listener, listen } from './platform/events/events.ts'

/** All event listeners. The my-data domain imports notifications, so its event is connected here. */
export const eventListeners = (deps: Parameters<typeof notificationListeners>[0]): Listener[] => [
  ...notificationListeners(deps),
  listen(archiveFinished, notifyArchiveFinished(deps)),
]
