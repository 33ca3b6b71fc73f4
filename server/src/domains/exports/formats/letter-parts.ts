import { type Run, runsOf } from '@lettrine/letter-craft/text/tree'
import type { FilePage } from '../file-page.ts'

/** Each kind of paragraph of a letter, in the order they stand on the page. */
export const partStyles = [
  'senderName',
  'sender',
  'recipient',
  'placeAndDate',
  'subject',
  'body',
  'listItem',
  'signature',
  'enclosure',
] as const
export type PartStyle = (typeof partStyles)[number]

/** One paragraph; the items of one list share its `number`, counted from 0. */
export type LetterPart = {
  style: PartStyle
  runs: readonly Run[]
  list?: { number: number; ordered: boolean; start: number; index: number }
}

const plain = (value: string, strong = false): Run => ({ type: 'text', value, strong, emphasis: false })

/** Tabs become spaces: word processors would apply their tab stops. */
const withoutTabs = (run: Run): Run =>
  run.type === 'text' ? { ...run, value: run.value.replaceAll('\t', ' ') } : run

/** The paragraphs of a page, for every format that is not rendered by Typst, so that all contain the same words. */
export function letterParts(page: FilePage): LetterPart[] {
  const one = (style: PartStyle, text: string): LetterPart[] =>
    text === '' ? [] : [{ style, runs: [plain(text)] }]
  const many = (style: PartStyle, texts: readonly string[]) => texts.flatMap((text) => one(style, text))
  const subject: LetterPart[] = page.subject
    ? [{ style: 'subject', runs: [plain(page.subject.label, true), plain(page.subject.text)] }]
    : []
  return [
    ...one('senderName', page.sender.name),
    ...many('sender', page.sender.lines),
    ...many('recipient', page.recipient),
    ...one('placeAndDate', page.placeAndDate),
    ...subject,
    ...bodyParts(page),
    ...one('signature', page.signature),
    ...one('enclosure', page.enclosure),
  ]
}

function bodyParts({ body }: FilePage): LetterPart[] {
  let lists = 0
  return body.flatMap((block): LetterPart[] => {
    if (block.type === 'paragraph') return [{ style: 'body', runs: runsOf(block.children).map(withoutTabs) }]
    const number = lists++
    const { ordered, start } = block
    return block.items.map(({ children }, index) => ({
      style: 'listItem',
      runs: runsOf(children).map(withoutTabs),
      list: { number, ordered, start, index },
    }))
  })
}

/** Whether to keep a paragraph with the next, so that closing and signature are never alone on a last page. */
export function isKeptWithNext(parts: readonly LetterPart[], index: number): boolean {
  const signature = parts.findIndex(({ style }) => style === 'signature')
  return signature !== -1 && index >= signature - 2 && index < signature && parts[index]?.style === 'body'
}

/** Whether a paragraph has hard breaks: its lines must not be justified. */
export function hasBreaks({ runs }: LetterPart): boolean {
  return runs.some(({ type }) => type === 'break')
}

/** The text of a part, line breaks as line feeds, without the marker of a list. */
export function partText({ runs }: LetterPart): string {
  return runs.map((run) => (run.type === 'break' ? '\n' : run.value)).join('')
}

/** The direction of the first letter that has one (Unicode rule P2): Hebrew and Arabic scripts run from the right. */
export function runsFromRight(text: string): boolean {
  const first = /[\p{L}]/u.exec(text)?.[0]
  return (
    first !== undefined &&
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first)
  )
}
