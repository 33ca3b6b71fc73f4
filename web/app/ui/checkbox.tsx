import { Checkbox as Base } from '@base-ui/react/checkbox'
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

export function Checkbox({ checked, onCheckedChange, children, error, disabled, name }: CheckboxProps) {
  const id = useId()
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2.5 text-ui pointer-coarse:min-h-11 pointer-coarse:items-center">
        <Base.Root
          id={id}
          aria-labelledby={labelId}
          name={name}
          checked={checked}
          onCheckedChange={onCheckedChange}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="mt-0.5 inline-flex size-[18px] shrink-0 cursor-pointer items-center justify-center rounded-tag border border-line-field bg-raised text-accent-ink hover:border-ink-muted data-checked:border-accent data-checked:bg-accent data-disabled:cursor-not-allowed data-disabled:opacity-50 aria-invalid:border-danger pointer-coarse:mt-0 pointer-coarse:size-6"
        >
          <Base.Indicator>
            <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
          </Base.Indicator>
        </Base.Root>
        <label id={labelId} htmlFor={id} className="cursor-pointer leading-normal">
          {children}
        </label>
      </div>
      <div id={noteId} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
    </div>
  )
}
