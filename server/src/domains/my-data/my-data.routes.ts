import { freshlySignedIn } from '../../platform/http/api.ts'
import { sessionCookies } from '../identity/index.ts'
import { askExport, readExport } from './ask-export.ts'
import { countContents } from './count-contents.ts'
import { deleteAccount } from './delete-account.ts'

const routes = freshlySignedIn.myData

export const myDataRoutes = {
  exportState: routes.exportState.handler(async ({ context }) => ({
    data: await readExport(context, context.user.id),
  })),
  askExport: routes.askExport.handler(async ({ context }) => ({
    data: await askExport(context, context.user.id),
  })),
  accountContents: routes.accountContents.handler(async ({ context }) => ({
    data: await countContents(context, context.user.id),
  })),
  deleteAccount: routes.deleteAccount.handler(async ({ input, context }) => {
    const { subscriptionEnded } = await deleteAccount(context, context.user.id, input.password)
    for (const cookie of sessionCookies(context.publicUrl)) context.forgetCookie(cookie)
    return { data: { deleted: true as const, subscriptionEnded } }
  }),
}
