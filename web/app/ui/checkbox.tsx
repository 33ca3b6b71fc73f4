import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type CheckboxProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
  error?: string | undefined
  disabled?: boolean
  name?: string
}

/** Native control, which every phone and screen reader supports. */
export function Checkbox({ checked, onCheckedChange, children, error, disabled, name }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2.5 text-ui pointer-coarse:min-h-11 pointer-coarse:items-center">
        <span className="relative mt-0.5 inline-flex shrink-0 pointer-coarse:mt-0">
          <input
            id={id}
            type="checkbox"
            name={name}
            checked={checked}
            onChange={(event) => onCheckedChange(event.currentTarget.checked)}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            className="peer m-0 size-[18px] cursor-pointer appearance-none rounded-tag border border-line-field bg-raised hover:border-ink-muted checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger pointer-coarse:size-6"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible absolute inset-0 m-auto size-3.5 text-accent-ink peer-checked:visible"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer leading-normal">
          {children}
        </label>
      </div>
      <div id={noteId} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
    </div>
  )
}
