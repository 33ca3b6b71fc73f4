import { type ExportOptions, FontFamily, fontSizeRange, marginRange } from '@lettrine/contract/export'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { exportText as say } from './page-preview.fr.ts'

const fonts = FontFamily.options.map((value) => ({ value, label: value }))
const number = new Intl.NumberFormat('fr-FR')

function range(min: number, max: number, step: number) {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const value = min + index * step
    return { value: String(value), label: number.format(value) }
  })
}
const sizes = range(fontSizeRange.min, fontSizeRange.max, 1)
const marginSteps = range(marginRange.min, marginRange.max, marginRange.step)
const sides = ['top', 'bottom', 'left', 'right'] as const

/** How the page is set and what the file carries; the preview follows. */
export function PageSettings({
  options,
  onChange,
}: {
  options: ExportOptions
  onChange: (options: ExportOptions) => void
}) {
  const change = (patch: Partial<ExportOptions>) => onChange({ ...options, ...patch })
  return (
    <div className="page-settings">
      <div className="page-settings-font">
        <SelectField
          label={say.font}
          options={fonts}
          value={options.fontFamily}
          onValueChange={(font) => change({ fontFamily: font as FontFamily })}
        />
        <SelectField
          label={say.size}
          options={sizes}
          value={String(options.fontSize)}
          onValueChange={(size) => change({ fontSize: Number(size) })}
        />
      </div>
      <fieldset className="page-settings-margins">
        <legend>{say.margins}</legend>
        {sides.map((side) => (
          <SelectField
            key={side}
            label={say.sides[side]}
            options={marginSteps}
            value={String(options.margins[side])}
            onValueChange={(margin) => change({ margins: { ...options.margins, [side]: Number(margin) } })}
          />
        ))}
      </fieldset>
      <Checkbox
        checked={options.includeMetadata}
        onCheckedChange={(includeMetadata) => change({ includeMetadata })}
      >
        {say.metadata}
      </Checkbox>
      <Checkbox
        checked={options.includeWatermark}
        onCheckedChange={(includeWatermark) => change({ includeWatermark })}
      >
        {say.watermark}
      </Checkbox>
    </div>
  )
}
