import type { FilePage } from '../file-page.ts'
import type { PartStyle } from './letter-parts.ts'
import { type PartLayout, partLayout } from './part-style.ts'
import { styleNames } from './style-names.fr.ts'
import { xmlText } from './xml-text.ts'

const oasis = 'urn:oasis:names:tc:opendocument:xmlns'
export const odfNamespaces = [
  `xmlns:office="${oasis}:office:1.0"`,
  `xmlns:style="${oasis}:style:1.0"`,
  `xmlns:text="${oasis}:text:1.0"`,
  `xmlns:meta="${oasis}:meta:1.0"`,
  `xmlns:fo="${oasis}:xsl-fo-compatible:1.0"`,
  `xmlns:svg="${oasis}:svg-compatible:1.0"`,
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ')

/** Style ids inside the file; the display names are in `style-names.fr.ts`. */
export const odtStyleNames = {
  senderName: 'SenderName',
  sender: 'Sender',
  recipient: 'Recipient',
  placeAndDate: 'PlaceAndDate',
  subject: 'Subject',
  body: 'LetterBody',
  listItem: 'LetterList',
  signature: 'LetterSignature',
  enclosure: 'Enclosure',
} as const satisfies Record<PartStyle, string>

/** `styles.xml`: the page and its styles, all based on «Standard». */
export function odtStyles(page: FilePage, font: string, watermark: string | undefined): string {
  const looks = partLayout(page)
  const parts = (Object.keys(odtStyleNames) as PartStyle[]).map((style) =>
    paragraphStyle(style, page, looks.of[style], looks.rightColumnCm),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document-styles ${odfNamespaces} office:version="1.3"><office:font-face-decls>${fontFace(font, page.options.font)}</office:font-face-decls><office:styles>${[
    defaultStyle(page, looks.lineHeight),
    '<style:style style:name="Standard" style:family="paragraph" style:class="text"/>',
    ...parts,
    characterStyle('Strong', 'fo:font-weight="bold" style:font-weight-complex="bold"'),
    characterStyle('Emphasis', 'fo:font-style="italic" style:font-style-complex="italic"'),
    characterStyle('Strong-Emphasis', 'fo:font-weight="bold" fo:font-style="italic"'),
    `<text:list-style style:name="Dashes"><text:list-level-style-bullet text:level="1" text:bullet-char="–">${listIndent}</text:list-level-style-bullet></text:list-style>`,
    `<text:list-style style:name="Numbers"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix=".">${listIndent}</text:list-level-style-number></text:list-style>`,
  ].join('')}</office:styles>${pageLayout(page, watermark)}</office:document-styles>`
}

const listIndent =
  '<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:margin-left="0.8cm" fo:text-indent="-0.5cm" text:list-tab-stop-position="0.8cm"/></style:list-level-properties>'

/** The requested font, then its metric-compatible substitute. */
const fontFace = (font: string, twin: string) =>
  `<style:font-face style:name="Letter" svg:font-family="'${font}', ${twin}" style:font-pitch="variable"/>`

function defaultStyle({ options, language }: FilePage, lineHeight: number): string {
  const [code, country] = language === 'fr' ? ['fr', 'FR'] : ['en', 'GB']
  const size = `${options.fontSize}pt`
  return `<style:default-style style:family="paragraph"><style:paragraph-properties fo:line-height="${lineHeight * 100}%" fo:orphans="2" fo:widows="2"/><style:text-properties style:font-name="Letter" style:font-name-asian="Letter" style:font-name-complex="Letter" fo:font-size="${size}" style:font-size-complex="${size}" fo:language="${code}" fo:country="${country}" fo:hyphenate="false"/></style:default-style>`
}

function paragraphStyle(style: PartStyle, page: FilePage, look: PartLayout, rightColumnCm: number): string {
  const shown = styleNames[page.language][style]
  const left = look.right ? ` fo:margin-left="${rightColumnCm.toFixed(2)}cm"` : ''
  const grouped = look.grouped ? ' style:contextual-spacing="true"' : ''
  return `<style:style style:name="${odtStyleNames[style]}" style:display-name="${xmlText(shown)}" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-top="${look.before}pt" fo:margin-bottom="${look.after}pt" fo:text-align="${look.justified ? 'justify' : 'start'}"${left}${grouped}/>${look.bold ? '<style:text-properties fo:font-weight="bold"/>' : ''}</style:style>`
}

const characterStyle = (name: string, properties: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`

function pageLayout({ options: { margins } }: FilePage, watermark: string | undefined): string {
  const background = watermark
    ? `<style:background-image xlink:href="${watermark}" xlink:type="simple" xlink:actuate="onLoad" style:position="center" style:repeat="no-repeat"/>`
    : ''
  return `<office:automatic-styles><style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" style:print-orientation="portrait" fo:margin-top="${margins.top}cm" fo:margin-right="${margins.right}cm" fo:margin-bottom="${margins.bottom}cm" fo:margin-left="${margins.left}cm">${background}</style:page-layout-properties></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"/></office:master-styles>`
}
