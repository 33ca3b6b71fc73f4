import { ExportFormat } from '@lettrine/contract/export'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { exportText as texts } from './letter-export.fr.ts'

/** Choice of one format among five; native radio buttons, so the arrow keys move between those that are enabled. */
export function FormatChoice({
  value,
  locked,
  onChange,
}: {
  value: ExportFormat
  locked: readonly ExportFormat[]
  onChange: (format: ExportFormat) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{texts.format}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ExportFormat.options.map((format) => {
          const isLocked = locked.includes(format)
          return (
            <label
              key={format}
              className="relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-raised px-3 py-2 transition-colors duration-quick hover:border-line-field has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:shadow-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken sm:first:col-span-2"
            >
              <input
                type="radio"
                name={name}
                value={format}
                checked={format === value}
                disabled={isLocked}
                onChange={() => onChange(format)}
                className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <strong className="w-12 shrink-0 text-ui font-semibold">{texts.formatNames[format]}</strong>
              <span className="min-w-0 flex-1 text-small text-ink-muted">{texts.formatUses[format]}</span>
              {isLocked && (
                <>
                  <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
                  <span className="sr-only">{texts.locked}</span>
                </>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
