import { archiveFinished } from './domains/my-data/index.ts'
import { notificationListeners, notifyArchiveFinished } from './domains/notifications/index.ts'
import { type Listener, listen } from './platform/events/events.ts'

/** All who listen to what happens. An archive holds notifications, so those cannot know it: they meet here. */
export const eventListeners = (deps: Parameters<typeof notificationListeners>[0]): Listener[] => [
  ...notificationListeners(deps),
  listen(archiveFinished, notifyArchiveFinished(deps)),
]
