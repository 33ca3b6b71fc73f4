import { type Deps, signedIn } from '../../platform/http/api.ts'
import { isAdministrator } from '../identity/index.ts'
import { currentPlan } from '../subscriptions/index.ts'
import { presentProfile } from './profile.presenter.ts'
import { readProfile } from './read-profile.ts'

type ReadContext = Pick<Deps, 'db' | 'clock'> & { user: { id: string } }

const read = async (context: ReadContext) => ({
  data: presentProfile(
    await readProfile(context, context.user.id),
    await currentPlan(context, context.user.id),
    await isAdministrator(context.db, context.user.id),
  ),
})

export const profileRoutes = {
  read: signedIn.profile.read.handler(({ context }) => read(context)),
  me: signedIn.profile.me.handler(({ context }) => read(context)),
}
