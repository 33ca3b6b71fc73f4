import './page-settings.css'
import {
  FontFamily,
  fontSizeRange,
  type Margins,
  marginRange,
  type PageSetting,
  resolvePageStyle,
} from '@lettrine/contract/page'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { pageSettingsText as texts } from './page-settings.fr.ts'

const fonts = FontFamily.options.map((value) => ({ value, label: value }))
const number = new Intl.NumberFormat('fr-FR')

function range(min: number, max: number, step: number) {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const value = min + index * step
    return { value: String(value), label: number.format(value) }
  })
}
const sizes = range(fontSizeRange.min, fontSizeRange.max, 0.5)
const marginSteps = range(marginRange.min, marginRange.max, marginRange.step)
const sides = ['top', 'bottom', 'left', 'right'] as const satisfies readonly (keyof Margins)[]

/** Font, size and, for paged formats, margins of a letter. */
export function PageSettings({
  page,
  hasMargins = true,
  onChange,
}: {
  page: PageSetting
  hasMargins?: boolean
  onChange: (page: PageSetting) => void
}) {
  const { fontFamily, fontSize, margins } = resolvePageStyle(page)
  const change = (patch: Partial<PageSetting>) => onChange({ ...page, ...patch })
  const own = page.fontFamily === null && page.fontSize === null && page.margins === null
  return (
    <div className="page-settings">
      <div className="page-settings-font">
        <SelectField
          label={texts.font}
          options={fonts}
          value={fontFamily}
          onValueChange={(font) => change({ fontFamily: font as FontFamily })}
        />
        <SelectField
          label={texts.size}
          options={sizes}
          value={String(fontSize)}
          onValueChange={(size) => change({ fontSize: Number(size) })}
        />
      </div>
      {hasMargins && (
        <fieldset className="page-settings-margins">
          <legend>{texts.margins}</legend>
          {sides.map((side) => (
            <SelectField
              key={side}
              label={texts.sides[side]}
              options={marginSteps}
              value={String(margins[side])}
              onValueChange={(margin) => change({ margins: { ...margins, [side]: Number(margin) } })}
            />
          ))}
        </fieldset>
      )}
      {!own && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => change({ fontFamily: null, fontSize: null, margins: null })}
        >
          {texts.reset}
        </Button>
      )}
    </div>
  )
}
