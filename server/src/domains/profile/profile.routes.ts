import type { ProfileChange } from '@lettrine/contract/profile'
import { type Deps, signedIn } from '../../platform/http/api.ts'
import { isAdministrator } from '../identity/index.ts'
import { currentPlan } from '../subscriptions/index.ts'
import { deleteAvatar } from './avatars.repository.ts'
import { changeProfile } from './change-profile.ts'
import { presentProfile } from './profile.presenter.ts'
import type { ProfileRow } from './profile.repository.ts'
import { readProfile } from './read-profile.ts'

type Context = Pick<Deps, 'db' | 'clock'> & { user: { id: string } }

const present = async (context: Context, row: ProfileRow) => ({
  data: presentProfile(
    row,
    await currentPlan(context, context.user.id),
    await isAdministrator(context.db, context.user.id),
  ),
})
const read = async (context: Context) => present(context, await readProfile(context, context.user.id))
const change = async (context: Context, input: ProfileChange) =>
  present(context, await changeProfile(context, context.user.id, input))

const routes = signedIn.profile

export const profileRoutes = {
  read: routes.read.handler(({ context }) => read(context)),
  me: routes.me.handler(({ context }) => read(context)),
  create: routes.create.handler(({ input, context }) => change(context, input)),
  change: routes.change.handler(({ input, context }) => change(context, input)),
  removeAvatar: routes.removeAvatar.handler(async ({ context }) => {
    await deleteAvatar(context.db, context.user.id)
    return read(context)
  }),
}
