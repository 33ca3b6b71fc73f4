export { notificationListeners } from './notification-listeners.ts'
export { notifyArchiveFinished } from './notify-archive-finished.ts'
export { exportOwnNotifications } from './own-notifications.ts'
export { register } from './register.ts'
