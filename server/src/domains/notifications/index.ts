export { notificationListeners } from './notification-listeners.ts'
export { exportOwnNotifications } from './own-notifications.ts'
export { register } from './register.ts'
export { tellOfArchive } from './tell-of-archive.ts'
