import type { ExportOptions } from '@lettrine/contract/export'
import { plainPunctuation } from '@lettrine/letter-craft/typography/plain-punctuation'
import type { FilePage } from '../file-page.ts'
import { type LetterPart, letterParts, type PartStyle, partText } from './letter-parts.ts'
import { ordinarySpaces, wrap } from './wrap.ts'

/** Columns of a plain text, the custom of electronic mail (RFC 2646 advises at most 78). */
const columns = 72
const rightColumn = 36

const onTheRight: readonly PartStyle[] = ['recipient', 'placeAndDate', 'signature']

/** Paragraphs of one group are consecutive lines; groups are separated by an empty line. */
const groupOf = {
  senderName: 'sender',
  sender: 'sender',
  recipient: 'recipient',
  placeAndDate: 'date',
  subject: 'subject',
  body: 'paragraph',
  listItem: 'list',
  signature: 'signature',
  enclosure: 'enclosure',
} as const satisfies Record<PartStyle, string>

/** The letter as plain text; a non-breaking space never ends a line. */
export function writeTxt(page: FilePage, { plainAscii }: ExportOptions): Buffer {
  const parts = letterParts(page)
  const text = parts.map((part, index) => gapBefore(parts, index) + block(part, plainAscii)).join('\n')
  return Buffer.from(text === '' ? '' : `${text}\n`)
}

function gapBefore(parts: readonly LetterPart[], index: number): string {
  const [part, previous] = [parts[index], parts[index - 1]]
  if (!part || !previous) return ''
  const isBody = part.style === 'body'
  const sameList = part.list?.number === previous.list?.number
  return groupOf[part.style] === groupOf[previous.style] && !isBody && sameList ? '' : '\n'
}

function block(part: LetterPart, plainAscii: boolean): string {
  const indent = onTheRight.includes(part.style) ? rightColumn : 0
  const marker = markerOf(part)
  const text = plainAscii ? plainPunctuation(partText(part)) : partText(part)
  const hanging = ' '.repeat(indent + marker.length)
  const lines = text
    .split('\n')
    .flatMap((line) => wrap(line, columns - hanging.length))
    .map((line, index) => (index === 0 ? ' '.repeat(indent) + marker + line : hanging + line).trimEnd())
  // Non-breaking spaces are replaced only after wrapping.
  return plainAscii ? ordinarySpaces(lines.join('\n')) : lines.join('\n')
}

function markerOf({ list }: LetterPart): string {
  if (!list) return ''
  return list.ordered ? `${list.start + list.index}. ` : '- '
}
