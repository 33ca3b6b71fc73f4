import { ExportQuality, hasOption } from '@lettrine/contract/export'
import type { PageSetting } from '@lettrine/contract/page'
import { PageSettings } from '../../shared/page-settings/page-settings.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FileOptions } from './file-options.ts'
import { exportText as texts } from './letter-export.fr.ts'

const qualities = ExportQuality.options.map((value) => ({ value, label: texts.qualities[value] }))
export type SettingsProps = {
  options: FileOptions
  onChange: (options: FileOptions) => void
  page: PageSetting
  onPageChange: (page: PageSetting) => void
}

/** Options of the chosen format. */
export function ExportSettings({ options, onChange, page, onPageChange }: SettingsProps) {
  const { format } = options
  const change = (patch: Partial<FileOptions>) => onChange({ ...options, ...patch })
  return (
    <>
      {hasOption(format, 'fontFamily') && (
        <PageSettings page={page} hasMargins={hasOption(format, 'margins')} onChange={onPageChange} />
      )}
      {(format === 'pdf' || format === 'docx') && (
        <SelectField
          label={texts.quality}
          hint={texts.qualityHints[format][options.quality]}
          options={qualities}
          value={options.quality}
          onValueChange={(quality) => change({ quality })}
        />
      )}
      {hasOption(format, 'includeMetadata') && (
        <div className="grid gap-2">
          <Checkbox
            checked={options.includeMetadata}
            onCheckedChange={(includeMetadata) => change({ includeMetadata })}
          >
            {texts.metadata}
          </Checkbox>
          <Checkbox
            checked={options.includeWatermark}
            onCheckedChange={(includeWatermark) => change({ includeWatermark })}
          >
            {texts.watermark}
          </Checkbox>
        </div>
      )}
      {hasOption(format, 'plainAscii') && (
        <div>
          <Checkbox checked={options.plainAscii} onCheckedChange={(plainAscii) => change({ plainAscii })}>
            {texts.plainAscii}
          </Checkbox>
          <p className="text-small text-ink-muted">{texts.plainAsciiHint}</p>
        </div>
      )}
    </>
  )
}
