import { concerns, ExportQuality } from '@lettrine/contract/export'
import type { PageSetting } from '@lettrine/contract/page'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSettings } from '../../ui/page-settings.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FileOptions } from './file-options.ts'
import { exportText as say } from './letter-export.fr.ts'

const qualities = ExportQuality.options.map((value) => ({ value, label: say.qualities[value] }))
export type SettingsProps = {
  options: FileOptions
  onChange: (options: FileOptions) => void
  page: PageSetting
  onPageChange: (page: PageSetting) => void
}

/** What can be set for the format chosen, and nothing else. */
export function ExportSettings({ options, onChange, page, onPageChange }: SettingsProps) {
  const { format } = options
  const change = (patch: Partial<FileOptions>) => onChange({ ...options, ...patch })
  return (
    <>
      {concerns(format, 'fontFamily') && (
        <PageSettings page={page} hasMargins={concerns(format, 'margins')} onChange={onPageChange} />
      )}
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
