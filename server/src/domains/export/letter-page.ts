import type { ExportOptions, FontFamily } from '@lettrine/contract/export'
import type { Letter } from '@lettrine/contract/letters'
import { withDe } from '@lettrine/letter-craft/french/contraction'
import { lowerFirst } from '@lettrine/letter-craft/french/plain-letters'
import { cleanJobTitle } from '@lettrine/letter-craft/offer/clean-job-title'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import type { Block } from '@lettrine/letter-craft/text/tree'
import { pageTexts as english } from './page-text.en.ts'
import { pageTexts as french } from './page-text.fr.ts'

/** What `letter.typ` reads: every text of the page, in its final form. */
export type LetterPage = {
  title: string
  keywords: string[]
  language: 'fr' | 'en'
  sender: { name: string; lines: string[] }
  recipient: string[]
  placeAndDate: string
  subject: { label: string; text: string } | null
  body: readonly Block[]
  signature: string
  enclosure: string
  options: {
    font: string
    fontSize: number
    margins: ExportOptions['margins']
    metadata: boolean
    watermark: boolean
    justify: boolean
  }
}

// Free fonts with the metrics of the ones people ask for.
const twins = {
  'Times New Roman': 'Tinos',
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  Calibri: 'Carlito',
  Georgia: 'Gelasio',
} as const satisfies Record<FontFamily, string>

type Laid = Pick<
  Letter,
  | 'title'
  | 'company'
  | 'jobTitle'
  | 'recipient'
  | 'sender'
  | 'reference'
  | 'content'
  | 'type'
  | 'language'
  | 'hasEnclosure'
>

/**
 * Lays a letter out as custom has it (NF Z 11-001): sender, recipient, place and date, subject, text, signature.
 * @param account - stands in for a sender the letter does not name
 */
export function letterPage(
  letter: Laid,
  account: { displayName: string; email: string },
  options: ExportOptions,
  today: Date,
): LetterPage {
  const { sender, recipient } = letter
  const isFrench = letter.language === 'fr'
  const texts = isFrench ? french : english
  const name = sender.name || account.displayName
  return {
    title: letter.title || french.untitled,
    keywords: [texts.keyword, letter.jobTitle, letter.company].filter((word) => word !== ''),
    language: letter.language,
    sender: {
      name,
      lines: [...sender.address, sender.phone, sender.email || account.email].filter((line) => line !== ''),
    },
    recipient: [
      letter.company,
      recipient.name === '' ? '' : texts.attention(recipient.name),
      ...recipient.address,
    ].filter((line) => line !== ''),
    placeAndDate: texts.placeAndDate(sender.city, longDate(today, letter.language)),
    subject: isFrench ? subjectOf(letter) : null,
    body: parseLetter(letter.content).blocks,
    signature: name,
    enclosure: letter.hasEnclosure ? texts.enclosure : '',
    options: {
      font: twins[options.fontFamily],
      fontSize: options.fontSize,
      margins: options.margins,
      metadata: options.includeMetadata,
      watermark: options.includeWatermark,
      justify: true,
    },
  }
}

function subjectOf(letter: Laid): { label: string; text: string } {
  const reference = letter.reference === '' ? '' : french.reference(letter.reference)
  return { label: french.subjectLabel, text: `${purposeOf(letter)}${reference}` }
}

function purposeOf(letter: Laid): string {
  const post = postOf(letter)
  if (post === '') return french.spontaneous
  return letter.type === 'job_application'
    ? french.applicationFor(withDe(lowerFirst(post)))
    : french.application(post)
}

/** The post without «H/F» and the like, in the gender the letter itself uses. */
export function postOf({ jobTitle, content }: Pick<Laid, 'jobTitle' | 'content'>): string {
  const text = content.toLowerCase()
  const forms = [cleanJobTitle(jobTitle, 'feminine'), cleanJobTitle(jobTitle, 'masculine')]
  return forms.find((form) => form !== '' && text.includes(form.toLowerCase())) ?? cleanJobTitle(jobTitle)
}

/** «3 mars 2026», «1er mars 2026», «3 March 2026», in the time of Paris. */
export function longDate(date: Date, language: 'fr' | 'en'): string {
  const parts = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  }).format(date)
  return language === 'fr' ? parts.replace(/^1 /, '1er ') : parts
}
