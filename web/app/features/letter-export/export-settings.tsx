import { concerns, type ExportOptions, ExportQuality } from '@lettrine/contract/export'
import { FontFamily, fontSizeRange, marginRange } from '@lettrine/contract/page'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { exportText as say } from './letter-export.fr.ts'

const fonts = FontFamily.options.map((value) => ({ value, label: value }))
const qualities = ExportQuality.options.map((value) => ({ value, label: say.qualities[value] }))
const number = new Intl.NumberFormat('fr-FR')

function range(min: number, max: number, step: number) {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const value = min + index * step
    return { value: String(value), label: number.format(value) }
  })
}
const sizes = range(fontSizeRange.min, fontSizeRange.max, 0.5)
const marginSteps = range(marginRange.min, marginRange.max, marginRange.step)
const sides = ['top', 'bottom', 'left', 'right'] as const

type SettingsProps = { options: ExportOptions; onChange: (options: ExportOptions) => void }

/** What can be set for the format chosen, and nothing else. */
export function ExportSettings({ options, onChange }: SettingsProps) {
  const { format } = options
  const change = (patch: Partial<ExportOptions>) => onChange({ ...options, ...patch })
  return (
    <>
      {concerns(format, 'fontFamily') && (
        <div className="grid grid-cols-[1fr_7rem] gap-3">
          <SelectField
            label={say.font}
            options={fonts}
            value={options.fontFamily}
            onValueChange={(fontFamily) => change({ fontFamily })}
          />
          <SelectField
            label={say.size}
            options={sizes}
            value={String(options.fontSize)}
            onValueChange={(size) => change({ fontSize: Number(size) })}
          />
        </div>
      )}
      {concerns(format, 'margins') && <Margins options={options} onChange={onChange} />}
      {(format === 'pdf' || format === 'docx') && (
        <SelectField
          label={say.quality}
          hint={say.qualityHints[format][options.quality]}
          options={qualities}
          value={options.quality}
          onValueChange={(quality) => change({ quality })}
        />
      )}
      {concerns(format, 'includeMetadata') && (
        <div className="grid gap-2">
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
      )}
      {concerns(format, 'plainAscii') && (
        <div>
          <Checkbox checked={options.plainAscii} onCheckedChange={(plainAscii) => change({ plainAscii })}>
            {say.plainAscii}
          </Checkbox>
          <p className="text-small text-ink-muted">{say.plainAsciiHint}</p>
        </div>
      )}
    </>
  )
}

function Margins({ options, onChange }: SettingsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{say.margins}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {sides.map((side) => (
          <SelectField
            key={side}
            label={say.sides[side]}
            options={marginSteps}
            value={String(options.margins[side])}
            onValueChange={(margin) =>
              onChange({ ...options, margins: { ...options.margins, [side]: Number(margin) } })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
