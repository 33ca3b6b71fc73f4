import { openingAddress } from '../composer/address.ts'
import { frenchCompany } from '../composer/company-name.ts'
import type { LetterType } from '../composer/request.ts'
import { withDe } from '../french/contraction.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import type { Language } from '../typography/fix.ts'
import { emailTexts as english } from './email.en.ts'
import { emailTexts as french } from './email.fr.ts'

/** Fields of the letter; missing ones are empty. `post` is clean: no «H/F», no code. */
export type EmailFacts = {
  language: Language
  type: LetterType
  sender: { name: string; phone: string }
  /** The recipient as in the letter: «Mme Delmas», «Madame la Directrice». */
  recipient: string
  company: string
  post: string
  reference: string
  hasEnclosure: boolean
}

export type AccompanyingEmail = { subject: string; body: string }

// A name longer than a line would push the message beyond the fifteen lines of a screen.
const longest = { company: 60, post: 80, reference: 40 }

/** The e-mail around the letter: at most 15 lines of 72 characters, closed by «Cordialement» (rule 17). */
export function accompanyingEmail(facts: EmailFacts): AccompanyingEmail {
  const short = {
    ...facts,
    // A name that ends with a full stop would end the sentence twice.
    company: facts.company.endsWith('.') ? '' : within(facts.company, longest.company),
    post: within(facts.post, longest.post),
    reference: within(facts.reference, longest.reference),
  }
  const { address, purpose, enclosed, meeting, close, subject } =
    facts.language === 'fr' ? inFrench(short) : inEnglish(short)
  const { name, phone } = facts.sender
  const signature = [name, phone].filter((line) => line !== '').join('\n')
  return {
    subject: name === '' ? subject : `${subject}, ${name}`,
    body: [`${address},`, `${purpose} ${enclosed}`, meeting, close, signature]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}

const within = (text: string, most: number) => (text.length > most ? '' : text)

type Parts = Record<'address' | 'purpose' | 'enclosed' | 'meeting' | 'close' | 'subject', string>

function inFrench({ type, recipient, company, post, reference, hasEnclosure }: EmailFacts): Parts {
  const forms = frenchCompany(company)
  const named = lowerFirst(post)
  const what = {
    job_application: post === '' ? french.spontaneous : french.post(withDe(named)),
    internship: placementOf(named, french.internship, french.internshipAs),
    apprenticeship: placementOf(named, french.apprenticeship, french.apprenticeshipAs),
    scholarship: french.scholarship,
    motivation: french.admission,
  } as const satisfies Record<LetterType, string>
  const ref = reference === '' ? '' : french.reference(reference)
  const isJob = type !== 'scholarship' && type !== 'motivation'
  const where = forms ? ` ${isJob ? forms.at : french.to(forms.of)}` : ''
  return {
    address: openingAddress(recipient, 'fr', 'professional', type),
    purpose: `${french.send(what[type])}${where}${ref === '' ? '' : ` (${ref})`}.`,
    enclosed: hasEnclosure ? french.letterAndCv : french.letterAlone,
    meeting: isJob ? french.meeting : french.details,
    close: french.close,
    subject: `${french.subject(what[type])}${ref === '' ? '' : `, ${ref}`}`,
  }
}

/** The post may be the placement itself («stage de fin d’études») or the intern («stagiaire en paie»). */
function placementOf(post: string, alone: string, asPost: (ofPost: string) => string): string {
  if (post === '') return alone
  if (/^stage\b/u.test(post)) return french.thisInternship(post)
  if (/^(?:alternance|apprentissage)\b/u.test(post)) return french.workStudy(post)
  if (/^(?:stagiaire|apprentie?|alternante?)(?![\p{L}-])/u.test(post)) return french.post(withDe(post))
  return asPost(withDe(post))
}

function inEnglish({ type, recipient, company, post, reference, hasEnclosure }: EmailFacts): Parts {
  const what = {
    job_application: post === '' ? english.speculative : english.post(post),
    internship: post === '' ? english.internship : english.internshipAs(post),
    apprenticeship: post === '' ? english.apprenticeship : english.apprenticeshipAs(post),
    scholarship: english.scholarship,
    motivation: english.admission,
  } as const satisfies Record<LetterType, string>
  const ref = reference === '' ? '' : english.reference(reference)
  const where = company === '' ? '' : ` ${english.at(company)}`
  return {
    address: openingAddress(recipient, 'en', 'professional', type),
    purpose: `${english.send(what[type])}${where}${ref === '' ? '' : ` (${ref})`}.`,
    enclosed: hasEnclosure ? english.letterAndCv : english.letterAlone,
    meeting: type === 'scholarship' || type === 'motivation' ? english.details : english.meeting,
    close: english.close,
    subject: `${english.subject(what[type])}${ref === '' ? '' : `, ${ref}`}`,
  }
}

/** A `mailto:` address (RFC 6068): line breaks are CR LF. */
export function mailtoAddress(to: string, { subject, body }: AccompanyingEmail): string {
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
  const recipient = encoded(to).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encoded(subject)}&body=${encoded(body.replaceAll('\n', '\r\n'))}`
}
