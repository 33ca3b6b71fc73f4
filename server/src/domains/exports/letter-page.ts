import type { ExportOptions } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import type { FontFamily } from '@lettrine/contract/page'
import { withDe } from '@lettrine/letter-craft/french/contraction'
import { lowerFirst } from '@lettrine/letter-craft/french/plain-letters'
import { cleanJobTitle } from '@lettrine/letter-craft/offers/clean-job-title'
import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { addressCity } from '@lettrine/letter-craft/text/address-city'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { inlineText } from '@lettrine/letter-craft/text/plain-text'
import type { Block } from '@lettrine/letter-craft/text/tree'
import { pageTexts as english } from './page-text.en.ts'
import { pageTexts as french } from './page-text.fr.ts'

/** Input of `letter.typ` beside the style: every text of the page, in its final form. */
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
  /** Whether the metadata include the title, and author and keywords. */
  named: boolean
  credited: boolean
  /** Date of the file: [year, month, day]; PDF/A requires one. */
  day: [number, number, number] | null
  watermark: boolean
  /** The end of the letter is too long to be kept on one page. */
  longEnd: boolean
  /** A stretch without a space is longer than a line: it may break anywhere. */
  endless: boolean
  /** A paragraph is so long that fine typography is disabled. */
  plain: boolean
}

// Metric-compatible free fonts.
const twins = {
  'Times New Roman': 'Tinos',
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  Calibri: 'Carlito',
  Georgia: 'Gelasio',
} as const satisfies Record<FontFamily, string>

/** The font a letter is set in. */
export const fontOf = (family: FontFamily): string => twins[family]

type Laid = Omit<DraftLetter, 'page'>
type FileMarks = Pick<ExportOptions, 'includeMetadata' | 'includeWatermark' | 'quality'>

// In UTF-16 units. A page holds about 4,000.
const maxUnbrokenEnd = 1_500
// Typst fails on a paragraph with more than some 500 show-rule matches.
const maxFineParagraph = 5_000

/**
 * The texts of a letter in conventional order (NF Z 11-001): sender, recipient, place and date, subject, text, signature.
 * @param account - the sender of a letter that names none
 * @param readBody - its text as blocks
 */
export function letterPage(
  letter: Laid,
  account: { displayName: string; email: string },
  marks: FileMarks,
  today: Date,
  readBody: (content: string) => readonly Block[] = asMarkdown,
): LetterPage {
  const { sender, recipient } = letter
  const isFrench = letter.language === 'fr'
  const texts = isFrench ? french : english
  const name = signatureOf(letter, account)
  const body = readBody(letter.content)
  const lengths = body.map(lengthOf)
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
    placeAndDate: texts.placeAndDate(
      sender.city || addressCity(sender.address),
      longDate(today, letter.language),
    ),
    subject: isFrench ? subjectOf(letter) : null,
    body,
    signature: name,
    enclosure: letter.hasEnclosure ? texts.enclosure : '',
    named: marks.includeMetadata || marks.quality !== 'standard',
    credited: marks.includeMetadata,
    day: marks.quality === 'ultra' ? dayOf(today) : null,
    watermark: marks.includeWatermark,
    longEnd: lengths.slice(-2).reduce((sum, length) => sum + length, 0) > maxUnbrokenEnd,
    endless: [letter.content, JSON.stringify([letter.company, letter.jobTitle, sender, recipient])].some(
      hasEndlessWord,
    ),
    plain: lengths.some((length) => length > maxFineParagraph),
  }
}

export const asMarkdown = (content: string): readonly Block[] => parseLetter(withPlainPlaces(content)).blocks

/** As it is typed. */
export const asPlainText = (content: string): readonly Block[] => [
  { type: 'paragraph', children: [{ type: 'text', value: content }] },
]

export const signatureOf = ({ sender }: Pick<Laid, 'sender'>, account: { displayName: string }): string =>
  sender.name || account.displayName

// Characters on the narrowest line.
const hasEndlessWord = (text: string): boolean => /[^ \n",]{60,}/.test(text)

function lengthOf(block: Block): number {
  const lines = block.type === 'paragraph' ? [block] : block.items
  return lines.reduce((sum, { children }) => sum + inlineText(children).length, 0)
}

function dayOf(date: Date): [number, number, number] {
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
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

/** The job title without «H/F» and the like, in the grammatical gender of the letter. */
export function postOf({ jobTitle, content }: Pick<Laid, 'jobTitle' | 'content'>): string {
  const text = content.toLowerCase()
  const forms = [cleanJobTitle(jobTitle, 'feminine'), cleanJobTitle(jobTitle, 'masculine')]
  return forms.find((form) => form !== '' && text.includes(form.toLowerCase())) ?? cleanJobTitle(jobTitle)
}

const longDateFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  })

// Made once: a format takes longer to make than all else on a page that is not Typst.
const longDates = { fr: longDateFormat('fr-FR'), en: longDateFormat('en-GB') }

/** «3 mars 2026», «1er mars 2026», «3 March 2026», in the Europe/Paris time zone. */
export function longDate(date: Date, language: 'fr' | 'en'): string {
  const parts = longDates[language].format(date)
  return language === 'fr' ? parts.replace(/^1 /, '1er ') : parts
}
