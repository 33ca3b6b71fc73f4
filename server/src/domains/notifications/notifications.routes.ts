import { signedIn } from '../../platform/http/api.ts'
import { readAll, readOne, removeAll, removeOne } from './change-notifications.ts'
import { readNotifications } from './read-notifications.ts'

const routes = signedIn.notifications

export const notificationRoutes = {
  list: routes.list.handler(async ({ input, context }) => ({
    data: await readNotifications(context.db, context.user.id, input.after),
  })),
  read: routes.read.handler(async ({ input, context }) => ({
    data: await readOne(context, context.user.id, input.id),
  })),
  readAll: routes.readAll.handler(async ({ context }) => ({
    data: await readAll(context, context.user.id),
  })),
  remove: routes.remove.handler(async ({ input, context }) => ({
    data: await removeOne(context, context.user.id, input.id),
  })),
  removeAll: routes.removeAll.handler(async ({ context }) => ({
    data: await removeAll(context, context.user.id),
  })),
}
