import { ChevronDown } from 'lucide-react'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldFrame } from './field.tsx'

export type Choice<Value extends string> = { value: Value; label: string }

export type SelectFieldProps<Value extends string> = FieldFrame & {
  options: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  disabled?: boolean
  className?: string
}

/** Select. Native control, which every phone and screen reader supports. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optional,
  options,
  value,
  onValueChange,
  disabled,
  className,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            value={value}
            disabled={disabled}
            onChange={(event) => onValueChange(event.target.value as Value)}
            className={classes(controlClasses, 'cursor-pointer appearance-none truncate pr-9', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
          />
        </span>
      )}
    </Field>
  )
}
