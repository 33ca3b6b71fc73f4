import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlClasses, Field, type FieldFrame } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './ui.fr.ts'

/** Password field with a button that reveals it. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  content = 'password',
  ...rest
}: FieldFrame &
  ComponentProps<'input'> & {
    /** Which of the passwords of a form it is: each button that reveals one has a name of its own. */
    content?: 'password' | 'currentPassword' | 'confirmation'
  }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${controlClasses} pr-12`}
          />
          <IconButton
            label={(shown ? uiTexts.hide : uiTexts.show)(uiTexts[content])}
            icon={<Icon />}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto"
          />
        </div>
      )}
    </Field>
  )
}
