import { readFileSync } from 'node:fs'
import type { ExportOptions } from '@lettrine/contract/export'
import type { Run } from '@lettrine/letter-craft/text/tree'
import type { FilePage } from '../file-page.ts'
import { htmlStyle } from './html-style.ts'
import { type LetterPart, letterParts, type PartStyle, partText, runsFromRight } from './letter-parts.ts'
import { htmlText } from './style-names.fr.ts'
import { xmlText } from './xml-text.ts'

const watermark = readFileSync(
  new URL('../../../platform/typesetting/watermark.svg', import.meta.url),
).toString('base64')

/** Writes one self-contained HTML file without scripts, for screens and for printing on A4. */
export function writeHtml(page: FilePage, options: ExportOptions): Buffer {
  const parts = letterParts(page)
  const of = (...styles: PartStyle[]) => parts.filter(({ style }) => styles.includes(style))
  const head = address(of('senderName', 'sender'), 'sender') + address(of('recipient'), 'recipient')
  const foot = [...of('signature'), ...of('enclosure')].map((part) => line('p', part)).join('\n')
  const file = `<!DOCTYPE html>
<html lang="${page.language}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xmlText(titleOf(page))}</title>
${metadata(page)}<style>
${htmlStyle(page, options.fontFamily, page.options.watermark ? watermark : undefined)}</style>
</head>
<body>
<header>
${head}${of('placeAndDate')
  .map((part) => line('p', part))
  .join('\n')}
</header>
<main>
${heading(page, of('subject'))}
${bodyHtml(of('body', 'listItem'))}
</main>
<footer>
${foot}
</footer>
</body>
</html>
`
  return Buffer.from(file.replace(/\n{2,}/g, '\n'))
}

/** The heading: the subject or, without one, a visually hidden title for screen readers. */
function heading(page: FilePage, subject: readonly LetterPart[]): string {
  if (subject.length > 0) return subject.map((part) => line('h1', part)).join('\n')
  return `<h1 class="heard">${xmlText(titleOf(page))}</h1>`
}

const titleOf = ({ title, language, options }: FilePage) =>
  options.metadata ? title : htmlText[language].title

function metadata({ sender, keywords, options }: FilePage): string {
  if (!options.metadata) return ''
  const entries = [
    ['author', sender.name],
    ['keywords', keywords.join(', ')],
  ] as const
  return entries
    .filter(([, said]) => said !== '')
    .map(([name, said]) => `<meta name="${name}" content="${xmlText(said)}">\n`)
    .join('')
}

function address(parts: readonly LetterPart[], name: string): string {
  if (parts.length === 0) return ''
  return `<address class="${name}">\n${parts.map((part) => line('div', part)).join('\n')}\n</address>\n`
}

function bodyHtml(parts: readonly LetterPart[]): string {
  return parts
    .map((part, index) => {
      if (!part.list) return line('p', part)
      const { ordered, start, number } = part.list
      const tag = ordered ? 'ol' : 'ul'
      const opens =
        part.list.index === 0 ? `<${tag}${ordered && start !== 1 ? ` start="${start}"` : ''}>\n` : ''
      const closes = parts[index + 1]?.list?.number === number ? '' : `\n</${tag}>`
      return `${opens}${line('li', part)}${closes}`
    })
    .join('\n')
}

const classes: Readonly<Record<PartStyle, string>> = {
  senderName: ' class="name"',
  sender: '',
  recipient: '',
  placeAndDate: ' class="date"',
  subject: '',
  body: '',
  listItem: '',
  signature: ' class="signature"',
  enclosure: ' class="enclosure"',
}

function line(tag: string, part: LetterPart): string {
  const direction = runsFromRight(partText(part)) ? ' dir="rtl"' : ''
  return `<${tag}${classes[part.style]}${direction}>${part.runs.map(inline).join('')}</${tag}>`
}

function inline(run: Run): string {
  if (run.type === 'break') return '<br>'
  const text = run.emphasis ? `<em>${xmlText(run.value)}</em>` : xmlText(run.value)
  return run.strong ? `<strong>${text}</strong>` : text
}
