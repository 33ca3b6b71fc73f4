import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldFrame } from './field.tsx'

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={classes(controlClasses, 'resize-y leading-normal', className)}
        />
      )}
    </Field>
  )
}
