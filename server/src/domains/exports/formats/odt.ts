import type { ExportOptions } from '@lettrine/contract/export'
import type { Run } from '@lettrine/letter-craft/text/tree'
import { strToU8 } from 'fflate'
import type { FilePage } from '../file-page.ts'
import {
  hasBreaks,
  isKeptWithNext,
  type LetterPart,
  letterParts,
  partText,
  runsFromRight,
} from './letter-parts.ts'
import { odfNamespaces, odtStyleNames, odtStyles } from './odt-styles.ts'
import { watermarkPicture, zipFiles } from './package-files.ts'
import { xmlText } from './xml-text.ts'

/** Content of the `mimetype` entry of an OpenDocument text. */
export const odtMediaType = 'application/vnd.oasis.opendocument.text'
const version = 'office:version="1.3"'
const picturePath = 'Pictures/watermark.png'

/** The letter as an OpenDocument text (ISO/IEC 26300, version 1.3). */
export function writeOdt(page: FilePage, options: ExportOptions): Buffer {
  const hasWatermark = page.options.watermark
  const parts = letterParts(page)
  return zipFiles({
    // The format requires this entry first and uncompressed, so that the file type can be detected by its bytes.
    mimetype: [strToU8(odtMediaType), { level: 0 }],
    'content.xml': strToU8(content(parts)),
    'styles.xml': strToU8(odtStyles(page, options.fontFamily, hasWatermark ? picturePath : undefined)),
    'meta.xml': strToU8(metadata(page)),
    ...(hasWatermark ? { [picturePath]: watermarkPicture.bytes } : {}),
    'META-INF/manifest.xml': strToU8(manifest(hasWatermark)),
  })
}

const document = (root: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${odfNamespaces} ${version}>${inside}</${root}>`

function content(parts: readonly LetterPart[]): string {
  const variants = new Map<string, string>()
  const paragraphs = parts.map((part, index) => paragraph(part, isKeptWithNext(parts, index), variants))
  const body = paragraphs
    .map((xml, index) => listOpening(parts, index) + listItem(parts[index], xml) + listClosing(parts, index))
    .join('')
  return document(
    'office:document-content',
    `<office:automatic-styles>${[...variants.values()].join('')}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`,
  )
}

const listOf = (parts: readonly LetterPart[], index: number) => parts[index]?.list

function listOpening(parts: readonly LetterPart[], index: number): string {
  const list = listOf(parts, index)
  if (!list || list.index > 0) return ''
  return `<text:list text:style-name="${list.ordered ? 'Numbers' : 'Dashes'}">`
}

function listClosing(parts: readonly LetterPart[], index: number): string {
  const list = listOf(parts, index)
  return list && listOf(parts, index + 1)?.number !== list.number ? '</text:list>' : ''
}

function listItem(part: LetterPart | undefined, paragraphXml: string): string {
  if (!part?.list) return paragraphXml
  const { ordered, index, start } = part.list
  const first = ordered && index === 0 ? ` text:start-value="${start}"` : ''
  return `<text:list-item${first}>${paragraphXml}</text:list-item>`
}

function paragraph(part: LetterPart, isKept: boolean, variants: Map<string, string>): string {
  const rightToLeft = runsFromRight(partText(part))
  const base = odtStyleNames[part.style]
  const traits = [
    ['K', isKept, 'fo:keep-with-next="always" fo:keep-together="always"'],
    ['R', rightToLeft, 'style:writing-mode="rl-tb" fo:text-align="right"'],
    ['B', hasBreaks(part) && !rightToLeft, 'fo:text-align="start"'],
  ] as const
  const held = traits.filter(([, holds]) => holds)
  if (held.length === 0) return `<text:p text:style-name="${base}">${part.runs.map(span).join('')}</text:p>`
  const name = `${base}-${held.map(([letter]) => letter).join('')}`
  const properties = held.map(([, , said]) => said).join(' ')
  variants.set(
    name,
    `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${base}"><style:paragraph-properties ${properties}/></style:style>`,
  )
  return `<text:p text:style-name="${name}">${part.runs.map(span).join('')}</text:p>`
}

function span(run: Run, index: number): string {
  if (run.type === 'break') return '<text:line-break/>'
  const text = spaced(run.value, index === 0)
  if (!run.strong && !run.emphasis) return text
  const style = run.strong ? (run.emphasis ? 'Strong-Emphasis' : 'Strong') : 'Emphasis'
  return `<text:span text:style-name="${style}">${text}</text:span>`
}

/** OpenDocument collapses consecutive and leading spaces: they are written as `text:s`. */
function spaced(text: string, opens: boolean): string {
  return xmlText(text).replace(/ {2,}|^ /g, (spaces, at: number) =>
    at === 0 && opens
      ? `<text:s text:c="${spaces.length}"/>`
      : spaces.length === 1
        ? ' '
        : ` <text:s text:c="${spaces.length - 1}"/>`,
  )
}

function metadata({ title, sender, keywords, language, options }: FilePage): string {
  const said = options.metadata
    ? [
        `<dc:title>${xmlText(title)}</dc:title>`,
        sender.name === '' ? '' : `<meta:initial-creator>${xmlText(sender.name)}</meta:initial-creator>`,
        sender.name === '' ? '' : `<dc:creator>${xmlText(sender.name)}</dc:creator>`,
        ...keywords.map((keyword) => `<meta:keyword>${xmlText(keyword)}</meta:keyword>`),
        `<dc:language>${language === 'fr' ? 'fr-FR' : 'en-GB'}</dc:language>`,
      ].join('')
    : ''
  return document('office:document-meta', `<office:meta>${said}</office:meta>`)
}

function manifest(hasWatermark: boolean): string {
  const entries: [path: string, type: string][] = [
    ['/', odtMediaType],
    ['content.xml', 'text/xml'],
    ['styles.xml', 'text/xml'],
    ['meta.xml', 'text/xml'],
    ...(hasWatermark ? [[picturePath, 'image/png'] satisfies [string, string]] : []),
  ]
  const lines = entries.map(
    ([path, type]) =>
      `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"${path === '/' ? ' manifest:version="1.3"' : ''}/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${lines.join('')}</manifest:manifest>`
}
