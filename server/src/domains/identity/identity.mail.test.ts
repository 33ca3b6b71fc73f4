import { sample, testMails } from '../../../testing/mail-tests.ts'
import * as texts from './identity.mail.fr.ts'

const { site, name, email } = sample
const when = texts.instantInParis(new Date('2026-11-21T13:05:00Z'))

testMails(texts, {
  passwordResetMail: texts.passwordResetMail(name, email, `${site}/reset-password?token=abc`),
  verificationMail: texts.verificationMail(name, email, `${site}/verify-email?token=abc`),
  passwordChangedMail: texts.passwordChangedMail(name, email, when, `${site}/forgot-password`),
})
