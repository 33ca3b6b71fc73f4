import { anyone, signedIn } from '../../platform/http/api.ts'
import { activityTotals, countActivity } from '../activity/index.ts'
import { downloadShare, openShare } from './open-share.ts'
import { changeShare, listLetterShares, requireOwnShare, revokeShare, shareLetter } from './share-letter.ts'

const routes = signedIn.sharing

export const sharingRoutes = {
  list: routes.list.handler(async ({ input, context }) => ({
    data: { shares: await listLetterShares(context, context.user.id, input.id) },
  })),
  create: routes.create.handler(async ({ input, context }) => {
    const { share, token } = await shareLetter(context, context.user.id, input)
    return { data: { share, token, url: `${context.publicUrl}/l/${token}` } }
  }),
  change: routes.change.handler(async ({ input, context }) => ({
    data: await changeShare(context, context.user.id, input),
  })),
  revoke: routes.revoke.handler(async ({ input, context }) => ({
    data: await revokeShare(context, context.user.id, input.id, input.shareId),
  })),
  sent: routes.sent.handler(async ({ input, context }) => {
    const share = await requireOwnShare(context.db, context.user.id, input.id, input.shareId)
    const letter = { userId: share.userId, letterId: share.letterId }
    await countActivity(context, letter, 'share')
    return { data: { shares: (await activityTotals(context.db, letter)).share } }
  }),
  open: anyone.sharing.open.handler(async ({ input, context }) => ({
    data: await openShare(context, input, context.visitor),
  })),
  download: anyone.sharing.download.handler(async ({ input, context }) => ({
    data: await downloadShare(context, input, context.visitor),
  })),
}
