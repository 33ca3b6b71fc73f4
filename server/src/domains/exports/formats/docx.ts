import type { ExportOptions } from '@lettrine/contract/export'
import {
  AlignmentType,
  Document,
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type ISectionOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  VerticalPositionRelativeFrom,
} from 'docx'
import type { FilePage } from '../file-page.ts'
import { finishDocx } from './docx-package.ts'
import { docxStyles, styleIds } from './docx-styles.ts'
import { type Face, readFace } from './font-faces.ts'
import {
  hasBreaks,
  isKeptWithNext,
  type LetterPart,
  letterParts,
  partText,
  runsFromRight,
} from './letter-parts.ts'
import { watermarkPicture } from './package-files.ts'
import { legalInXml } from './xml-text.ts'

const twipsPerCm = 1440 / 2.54
const pixelsPerCm = 96 / 2.54
const a4 = { width: 11_906, height: 16_838 }

/**
 * Writes a DOCX with editable styles. Above `standard` the file embeds the metric-compatible font, so that it looks
 * the same on a machine that has neither font: `high` the faces in use, `ultra` all four.
 */
export async function writeDocx(page: FilePage, options: ExportOptions): Promise<Buffer> {
  const parts = letterParts(page)
  const embeds = options.quality !== 'standard'
  const font = embeds ? page.options.font : options.fontFamily
  const { margins } = page.options
  const document = new Document({
    styles: docxStyles(page, font),
    numbering: { config: numberingOf(parts) },
    ...(embeds ? { fonts: [embeddedFont(page, parts, options)] } : {}),
    sections: [
      {
        properties: {
          page: {
            size: a4,
            margin: {
              top: Math.round(margins.top * twipsPerCm),
              right: Math.round(margins.right * twipsPerCm),
              bottom: Math.round(margins.bottom * twipsPerCm),
              left: Math.round(margins.left * twipsPerCm),
            },
          },
        },
        ...(page.options.watermark ? watermark() : {}),
        children: parts.map((part, index) => paragraphOf(part, parts, index)),
      },
    ],
  })
  return finishDocx(await Packer.toBuffer(document), page)
}

function paragraphOf(part: LetterPart, parts: readonly LetterPart[], index: number): Paragraph {
  const rightToLeft = runsFromRight(partText(part))
  const kept = isKeptWithNext(parts, index)
  return new Paragraph({
    style: styleIds[part.style],
    ...(part.list ? { numbering: { reference: listName(part), level: 0, instance: part.list.number } } : {}),
    ...(rightToLeft ? { bidirectional: true } : {}),
    ...(hasBreaks(part) ? { alignment: AlignmentType.LEFT } : {}),
    // Unset properties are left to the style: an explicit «false» would override it.
    ...(kept ? { keepNext: true, keepLines: true } : {}),
    children: part.runs.map((run) =>
      run.type === 'break'
        ? new TextRun({ break: 1 })
        : new TextRun({
            text: legalInXml(run.value),
            ...(run.strong ? { bold: true } : {}),
            ...(run.emphasis ? { italics: true } : {}),
            ...(rightToLeft ? { rightToLeft } : {}),
          }),
    ),
  })
}

const listName = ({ list }: LetterPart) => (list?.ordered ? `numbers-${list.start}` : 'dashes')

function numberingOf(parts: readonly LetterPart[]) {
  const indent = { left: Math.round(0.8 * twipsPerCm), hanging: Math.round(0.5 * twipsPerCm) }
  const lists = new Map(parts.filter(({ list }) => list).map((part) => [listName(part), part.list]))
  return [...lists].map(([reference, list]) => ({
    reference,
    levels: [
      {
        level: 0,
        format: list?.ordered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
        text: list?.ordered ? '%1.' : '–',
        start: list?.start ?? 1,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent } },
      },
    ],
  }))
}

function embeddedFont(page: FilePage, parts: readonly LetterPart[], { quality }: ExportOptions) {
  const family = page.options.font
  const looks = parts.flatMap(({ runs }) => runs.filter((run) => run.type === 'text'))
  const needs = {
    // The style of the name is bold.
    bold: page.sender.name !== '' || looks.some(({ strong, emphasis }) => strong && !emphasis),
    italic: looks.some(({ strong, emphasis }) => !strong && emphasis),
    boldItalic: looks.some(({ strong, emphasis }) => strong && emphasis),
  }
  const extra = (['bold', 'italic', 'boldItalic'] as const satisfies readonly Face[]).filter(
    (face) => quality === 'ultra' || needs[face],
  )
  return {
    name: family,
    data: readFace(family, 'regular'),
    ...Object.fromEntries(extra.map((face) => [face, readFace(family, face)])),
  }
}

function watermark(): Pick<ISectionOptions, 'headers'> {
  const { bytes, widthCm, heightCm } = watermarkPicture
  const centred = { align: 'center' } as const
  const picture = new ImageRun({
    type: 'png',
    data: bytes,
    altText: { id: '1', name: 'watermark' },
    transformation: { width: widthCm * pixelsPerCm, height: heightCm * pixelsPerCm },
    floating: {
      behindDocument: true,
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, ...centred },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, ...centred },
    },
  })
  return { headers: { default: new Header({ children: [new Paragraph({ children: [picture] })] }) } }
}
