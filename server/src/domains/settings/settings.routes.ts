import { signedIn } from '../../platform/http/api.ts'
import { changeSettings } from './change-settings.ts'
import { findSettings } from './settings.repository.ts'

export const settingsRoutes = {
  read: signedIn.settings.read.handler(async ({ context }) => ({
    data: await findSettings(context.db, context.user.id),
  })),
  change: signedIn.settings.change.handler(async ({ input, context }) => ({
    data: await changeSettings(context, context.user.id, input),
  })),
}
