import { AlignmentType, type IStylesOptions } from 'docx'
import type { FilePage } from '../file-page.ts'
import type { PartStyle } from './letter-parts.ts'
import { partLayout } from './part-style.ts'
import { styleNames } from './style-names.fr.ts'

const halfPoints = 2
const twipsPerPoint = 20
const twipsPerCm = 1440 / 2.54

/** Style ids inside the file; the display names are in `style-names.fr.ts`. */
export const styleIds = {
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

/** One style for each kind of paragraph, all based on «Normal»: changing it changes the whole letter. */
export function docxStyles(page: FilePage, font: string): IStylesOptions {
  const { fontSize } = page.options
  const looks = partLayout(page)
  return {
    default: {
      document: {
        run: {
          font,
          size: Math.round(fontSize * halfPoints),
          sizeComplexScript: Math.round(fontSize * halfPoints),
          language: { value: page.language === 'fr' ? 'fr-FR' : 'en-GB' },
        },
        paragraph: { spacing: { line: Math.round(240 * looks.lineHeight), lineRule: 'auto' } },
      },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      ...(Object.keys(styleIds) as PartStyle[]).map((style) => {
        const look = looks.of[style]
        return {
          id: styleIds[style],
          name: styleNames[page.language][style],
          basedOn: 'Normal',
          quickFormat: true,
          ...(look.bold ? { run: { bold: true } } : {}),
          paragraph: {
            alignment: look.justified ? AlignmentType.JUSTIFIED : AlignmentType.LEFT,
            spacing: { before: look.before * twipsPerPoint, after: look.after * twipsPerPoint },
            ...(look.right ? { indent: { left: Math.round(looks.rightColumnCm * twipsPerCm) } } : {}),
            // No space between the items of a list, or the lines of an address.
            contextualSpacing: look.grouped ?? false,
          },
        }
      }),
    ],
  }
}
