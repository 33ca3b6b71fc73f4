import { expect, test } from 'vitest'
import { sample, testMails } from '../../../testing/mail-tests.ts'
import * as texts from './my-data.mail.fr.ts'

const { site, name, email } = sample
const gone = {
  letters: 11,
  lettersInBin: 1,
  copies: 3,
  templates: 1,
  publishedTemplates: 1,
  sharedLinks: 2,
  plan: 'pro' as const,
  hasPassword: true,
  subscriptionEnded: true,
  receiptsKept: true,
}

testMails(texts, {
  accountDeletedMail: texts.accountDeletedMail(name, email, gone),
  archiveReadyMail: texts.archiveReadyMail(name, email, `${site}/dashboard/my-data`, {
    size: 1_234_567,
    expiresAt: new Date('2026-12-01T10:00:00Z'),
  }),
  archiveFailedMail: texts.archiveFailedMail(name, email, `${site}/dashboard/my-data`),
})

test('the mail of an empty account lists nothing', () => {
  const empty = { ...gone, letters: 0, lettersInBin: 0, copies: 0, templates: 0, publishedTemplates: 0 }
  const words = texts.accountDeletedMail(name, email, {
    ...empty,
    sharedLinks: 0,
    subscriptionEnded: false,
    receiptsKept: false,
  })
  expect(words.paragraphs).toHaveLength(4)
  expect(words.paragraphs.at(-1)).toBe('Nous ne conservons rien de vous.')
})
