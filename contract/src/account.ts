import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { ChangePassword } from './identity.ts'

export const account = {
  changePassword: oc
    .route({
      method: 'POST',
      path: '/users/change-password',
      summary: 'Choose another password; a mail tells it, and the other sessions end unless asked otherwise',
      tags: ['Users'],
    })
    .input(ChangePassword)
    .output(data(z.object({ changed: z.literal(true) }))),
  sendVerificationEmail: oc
    .route({
      method: 'POST',
      path: '/users/send-verification-email',
      summary: 'Mail the link that proves one’s address; `sent` is false when it is proved already',
      tags: ['Users'],
    })
    .output(data(z.object({ sent: z.boolean() }))),
}
