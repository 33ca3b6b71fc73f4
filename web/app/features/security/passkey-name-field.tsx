import { TextField } from '../../ui/text-field.tsx'
import { passkeyTexts as texts } from './second-factor.fr.ts'

/** The name by which a passkey is known in the list. */
export function PasskeyNameField({
  value,
  error,
  onChange,
}: {
  value: string
  error?: string | undefined
  onChange: (name: string) => void
}) {
  return (
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      value={value}
      maxLength={80}
      autoComplete="off"
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
