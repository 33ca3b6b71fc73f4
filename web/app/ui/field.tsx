import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { uiTexts } from './ui.fr.ts'

export type FieldFrame = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Displays «(facultatif)» after the label. */
  optional?: boolean
}

/** Props of a control inside a field, so that its label, hint and error are announced with it. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const controlClasses =
  'w-full min-h-10 rounded-control border border-line-field bg-raised px-3 py-2 text-ui text-ink placeholder:text-ink-faint transition-[border-color,box-shadow] duration-quick pointer-coarse:min-h-12 pointer-coarse:text-body enabled:hover:border-ink-muted focus-visible:border-focus disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger'

/** Label above, hint below; an error replaces the hint. */
export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium text-ink">
        {label}
        {optional ? <span className="font-normal text-ink-muted"> {uiTexts.optional}</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      <div id={noteId} aria-live="polite">
        {error ? (
          <FieldError>{error}</FieldError>
        ) : hint ? (
          <p className="text-small text-ink-muted">{hint}</p>
        ) : null}
      </div>
    </div>
  )
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-small text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  )
}
