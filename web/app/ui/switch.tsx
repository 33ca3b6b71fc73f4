import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'

export type SwitchProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
  disabled?: boolean
}

/** A setting that applies at once. */
export function Switch({ checked, onCheckedChange, children, disabled }: SwitchProps) {
  const id = useId()
  const labelId = `${id}-label`
  return (
    <div className="flex items-center justify-between gap-3 text-ui pointer-coarse:min-h-11">
      <label id={labelId} htmlFor={id} className="cursor-pointer">
        {children}
      </label>
      <Base.Root
        id={id}
        // Set in the HTML before hydration.
        aria-labelledby={labelId}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="relative inline-flex h-5 w-9 shrink-0 cursor-pointer rounded-full bg-line-field transition-colors duration-base data-checked:bg-accent data-disabled:cursor-not-allowed data-disabled:opacity-50"
      >
        <Base.Thumb className="m-0.5 size-4 rounded-full bg-raised shadow-card transition-transform duration-base ease-(--ease-out) data-checked:translate-x-4" />
      </Base.Root>
    </div>
  )
}
