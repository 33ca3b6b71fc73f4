import { strengthLabel } from '@lettrine/contract/identity.fr'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'

/** New password with a strength meter; `strength` is its score, 0 to 5. */
export function NewPasswordField({
  typed,
  strength,
  ...field
}: ComponentProps<typeof PasswordField> & { typed: string; strength: (text: string) => number }) {
  const score = strength(typed)
  return (
    <div className="flex flex-col gap-2">
      <PasswordField autoComplete="new-password" {...field} />
      {typed ? <StrengthMeter score={score} label={strengthLabel(score)} /> : null}
    </div>
  )
}
