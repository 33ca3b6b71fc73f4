import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldFrame } from './field.tsx'

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: FieldFrame & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <input type="text" {...rest} {...control} className={classes(controlClasses, className)} />
      )}
    </Field>
  )
}
