import { signedIn } from '../../platform/http/api.ts'
import { readOfferSource } from './read-offer-source.ts'

export const offerRoutes = {
  read: signedIn.offers.read.handler(async ({ input, context, signal }) => ({
    data: await readOfferSource(context, context.user.id, input, signal),
  })),
}
