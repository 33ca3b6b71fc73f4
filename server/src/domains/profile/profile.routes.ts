import { signedIn } from '../../platform/http/api.ts'
import { presentProfile } from './profile.presenter.ts'
import { readProfile } from './read-profile.ts'

const read = async (context: Parameters<typeof readProfile>[0] & { user: { id: string } }) => ({
  data: presentProfile(await readProfile(context, context.user.id)),
})

export const profileRoutes = {
  read: signedIn.profile.read.handler(({ context }) => read(context)),
  me: signedIn.profile.me.handler(({ context }) => read(context)),
}
