import { passwordStrength, SignUp, SignUpForm as SignUpSchema } from '@lettrine/contract/identity'
import { useServerForm } from '../../lib/server-form.ts'
import { signUp } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { signUpTexts as say } from './sign-up.fr.ts'

/** Creates the account; `onSubmitted` when valid fields are sent. */
export function SignUpForm({ onSubmitted }: { onSubmitted: () => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(SignUpSchema, {
    defaultValues: { name: '', email: '', password: '', confirmation: '', terms: false },
    send: (input) => {
      onSubmitted()
      return signUp(SignUp.parse(input))
    },
    // Changing the password changes the verdict on its confirmation, once there is one.
    along: (field, { confirmation }) => (field === 'password' && confirmation ? ['confirmation'] : []),
  })
  const { errors, isSubmitting } = form.formState
  const password = form.watch('password')

  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <TextField
        label={say.name}
        hint={say.nameHint}
        autoComplete="name"
        error={errors.name?.message}
        readOnly={isSubmitting}
        {...register('name')}
      />
      <TextField
        label={say.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        readOnly={isSubmitting}
        {...register('email')}
      />
      <NewPasswordField
        typed={password}
        strength={passwordStrength}
        label={say.password}
        error={errors.password?.message}
        readOnly={isSubmitting}
        {...register('password')}
      />
      <PasswordField
        label={say.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        readOnly={isSubmitting}
        {...register('confirmation')}
      />
      <Checkbox
        checked={form.watch('terms')}
        onCheckedChange={(terms) => {
          form.setValue('terms', terms)
          form.clearErrors('terms')
        }}
        error={errors.terms?.message}
        disabled={isSubmitting}
      >
        {say.termsBefore}
        <TextLink to="/terms" target="_blank">
          {say.terms}
        </TextLink>
        {say.termsBetween}
        <TextLink to="/privacy" target="_blank">
          {say.privacy}
        </TextLink>
      </Checkbox>
      <Button type="submit" size="large" busy={isSubmitting} busyLabel={say.submitting}>
        {say.submit}
      </Button>
    </FormBody>
  )
}
