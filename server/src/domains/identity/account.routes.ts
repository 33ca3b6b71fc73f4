import { failure } from '../../platform/failure.ts'
import { freshlySignedIn, signedIn } from '../../platform/http/api.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { changePassword } from './change-password.ts'
import { sendVerificationLink } from './verify-email.ts'

const mailsAnHour = { max: 5, windowSeconds: 3_600 }

export const accountRoutes = {
  changePassword: freshlySignedIn.account.changePassword.handler(async ({ input, context }) => {
    await changePassword(context, context.user, input)
    return { data: { changed: true as const } }
  }),
  sendVerificationEmail: signedIn.account.sendVerificationEmail.handler(async ({ context }) => {
    const wait = await countAttempt(context, `send-verification-email ${context.user.id}`, mailsAnHour)
    if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
    return { data: { sent: await sendVerificationLink(context, context.user.id) } }
  }),
}
