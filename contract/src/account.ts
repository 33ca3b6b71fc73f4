import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { ChangePassword } from './identity.ts'

const route = endpoints('Users')

export const account = {
  changePassword: route
    .post(
      '/users/change-password',
      'Choose another password; a mail tells it, and the other sessions end unless asked otherwise',
    )
    .input(ChangePassword)
    .output(data(z.object({ changed: z.literal(true) }))),
  sendVerificationEmail: route
    .post(
      '/users/send-verification-email',
      'Mail the link that proves one’s address; `sent` is false when it is proved already',
    )
    .output(data(z.object({ sent: z.boolean() }))),
}
