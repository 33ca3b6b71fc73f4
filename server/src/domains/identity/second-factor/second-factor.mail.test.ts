import { sample, testMails } from '../../../../testing/mail-tests.ts'
import { instantInParis } from '../identity.mail.fr.ts'
import * as texts from './second-factor.mail.fr.ts'

const about = {
  name: sample.name,
  email: sample.email,
  when: instantInParis(new Date('2026-11-21T13:05:00Z')),
  url: `${sample.site}/dashboard/security`,
}

testMails(texts, {
  secondFactorOnMail: texts.secondFactorOnMail(about),
  secondFactorOffMail: texts.secondFactorOffMail(about),
  secondFactorResetMail: texts.secondFactorResetMail(about),
  passkeyAddedMail: texts.passkeyAddedMail(about, 'Chrome sur Linux'),
  passkeyRemovedMail: texts.passkeyRemovedMail(about, 'Chrome sur Linux'),
  recoveryCodesLowMail: texts.recoveryCodesLowMail(about, 2),
})
