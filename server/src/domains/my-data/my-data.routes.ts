import { freshlySignedIn } from '../../platform/http/api.ts'
import { sessionCookies } from '../identity/index.ts'
import { countContents } from './count-contents.ts'
import { deleteAccount } from './delete-account.ts'
import { readExport, requestExport } from './request-export.ts'

const routes = freshlySignedIn.myData

export const myDataRoutes = {
  exportState: routes.exportState.handler(async ({ context }) => ({
    data: await readExport(context, context.user.id),
  })),
  requestExport: routes.requestExport.handler(async ({ context }) => ({
    data: await requestExport(context, context.user.id),
  })),
  accountContents: routes.accountContents.handler(async ({ context }) => ({
    data: await countContents(context, context.user.id),
  })),
  deleteAccount: routes.deleteAccount.handler(async ({ input, context }) => {
    const { subscriptionEnded } = await deleteAccount(context, context.user, input.password)
    for (const cookie of sessionCookies(context.publicUrl)) context.forgetCookie(cookie)
    return { data: { deleted: true as const, subscriptionEnded } }
  }),
}
