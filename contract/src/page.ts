import { z } from 'zod'
import { pageMessages as texts } from './page.fr.ts'
import { fontSizeRange, marginRange } from './public-constants.ts'

export const FontFamily = z.enum(['Times New Roman', 'Arial', 'Calibri', 'Helvetica', 'Georgia'])
export type FontFamily = z.infer<typeof FontFamily>

export { fontSizeRange, marginRange }

/** In points. */
export const FontSize = z
  .number()
  .min(fontSizeRange.min, texts.fontSize)
  .max(fontSizeRange.max, texts.fontSize)

/** In centimetres. */
export const Margin = z
  .number()
  .min(marginRange.min, texts.margin)
  .max(marginRange.max, texts.margin)
  .multipleOf(marginRange.step, texts.margin)

export const Margins = z.object({ top: Margin, right: Margin, bottom: Margin, left: Margin })
export type Margins = z.infer<typeof Margins>

export const PageDesign = z.enum(['classique', 'moderne', 'sobre', 'elegant', 'compact'])
export type PageDesign = z.infer<typeof PageDesign>

/** Page settings of a letter; `null` takes the default of the design. */
export const PageSetting = z.object({
  design: PageDesign,
  fontFamily: FontFamily.nullable(),
  fontSize: FontSize.nullable(),
  margins: Margins.nullable(),
  /** Spacing, margins and font size may shrink so that the letter fits on one page. */
  onePage: z.boolean(),
})
export type PageSetting = z.infer<typeof PageSetting>

export const defaultPageSetting: PageSetting = {
  design: 'classique',
  fontFamily: null,
  fontSize: null,
  margins: null,
  onePage: false,
}

/** Resolved page settings: sizes in points, margins in centimetres. */
export type PageStyle = {
  design: PageDesign
  fontFamily: FontFamily
  fontSize: number
  margins: Margins
  onePage: boolean
}

const even = (size: number): Margins => ({ top: size, right: size, bottom: size, left: size })

/** Defaults of each design; those of the first are the documented defaults of exports. */
export const designStyles = {
  classique: {
    fontFamily: 'Times New Roman',
    fontSize: fontSizeRange.default,
    margins: even(marginRange.default),
  },
  moderne: { fontFamily: 'Calibri', fontSize: 11.5, margins: { top: 2, right: 2.5, bottom: 2, left: 2.5 } },
  sobre: { fontFamily: 'Helvetica', fontSize: 10.5, margins: { top: 2.5, right: 2.5, bottom: 2, left: 2.5 } },
  elegant: { fontFamily: 'Georgia', fontSize: 11, margins: { top: 2, right: 2.5, bottom: 2, left: 2.5 } },
  compact: { fontFamily: 'Calibri', fontSize: 11, margins: { top: 1.5, right: 2, bottom: 1.5, left: 2 } },
} as const satisfies Record<PageDesign, Pick<PageStyle, 'fontFamily' | 'fontSize' | 'margins'>>

/** Page options of an export. */
export type PageChoice = {
  fontFamily?: FontFamily | undefined
  fontSize?: number | undefined
  margins?: Partial<Record<keyof Margins, number | undefined>> | undefined
}

/**
 * Resolves the page of a letter: `choice` overrides the letter’s settings, which override its design.
 * With an explicit font size or margins the page is not fitted.
 */
export function resolvePageStyle(setting: PageSetting, choice: PageChoice = {}): PageStyle {
  const base = designStyles[setting.design]
  const margins = setting.margins ?? base.margins
  const { top, right, bottom, left } = { ...choice.margins }
  return {
    design: setting.design,
    fontFamily: choice.fontFamily ?? setting.fontFamily ?? base.fontFamily,
    fontSize: choice.fontSize ?? setting.fontSize ?? base.fontSize,
    margins: {
      top: top ?? margins.top,
      right: right ?? margins.right,
      bottom: bottom ?? margins.bottom,
      left: left ?? margins.left,
    },
    onePage: setting.onePage && choice.fontSize === undefined && choice.margins === undefined,
  }
}
