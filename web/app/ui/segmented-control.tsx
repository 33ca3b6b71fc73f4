import { useId } from 'react'
import { classes } from './classes.ts'
import type { Choice } from './select-field.tsx'

export type SegmentedControlProps<Value extends string> = {
  label: string
  options: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Whether the label is for screen readers only. */
  labelHidden?: boolean
  className?: string
}

/** Two to four options side by side; native radio buttons, so the arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  labelHidden = false,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-small font-medium'}>{label}</legend>
      <div className="flex rounded-control bg-sunken p-[3px]">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-[34px] flex-1 cursor-pointer items-center justify-center rounded-[5px] px-3 text-small font-medium text-ink-muted hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:shadow-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
