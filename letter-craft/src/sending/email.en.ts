import { upperFirst } from '../french/plain-letters.ts'

export const emailTexts = {
  speculative: 'speculative application',
  post: (post: string) => `application for the position of ${post}`,
  internship: 'application for an internship',
  internshipAs: (post: string) => `application for the ${post} internship`,
  apprenticeship: 'application for an apprenticeship',
  apprenticeshipAs: (post: string) => `application for the ${post} apprenticeship`,
  scholarship: 'scholarship application',
  admission: 'application',
  send: (what: string) => `I am writing to send you my ${what}`,
  at: (company: string) => `at ${company}`,
  reference: (reference: string) => `ref. ${reference}`,
  letterAlone: 'My cover letter is attached.',
  letterAndCv: 'My cover letter and CV are attached.',
  meeting: 'I would be glad to meet you at a time that suits you.',
  details: 'I would be glad to give you any further details.',
  close: 'Kind regards,',
  subject: (what: string) => upperFirst(what),
} as const
