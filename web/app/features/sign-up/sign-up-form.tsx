import { passwordStrength, SignUp, SignUpForm as SignUpSchema } from '@lettrine/contract/identity'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { signUp } from '../../lib/session/session.ts'
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { signUpTexts as texts } from './sign-up.fr.ts'

/** Sign-up form; calls `onSubmitted` when valid values are sent. */
export function SignUpForm({ onSubmitted }: { onSubmitted: () => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(SignUpSchema, {
    defaultValues: { name: '', email: '', password: '', confirmation: '', terms: false },
    send: (input) => {
      onSubmitted()
      return signUp(SignUp.parse(input))
    },
    // A changed password changes the validity of its confirmation, once there is one.
    along: (field, { confirmation }) => (field === 'password' && confirmation ? ['confirmation'] : []),
  })
  const { errors, isSubmitting } = form.formState
  const password = form.watch('password')

  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        error={errors.name?.message}
        readOnly={isSubmitting}
        {...register('name')}
      />
      <TextField
        label={texts.email}
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
        label={texts.password}
        error={errors.password?.message}
        readOnly={isSubmitting}
        {...register('password')}
      />
      <PasswordField
        content="confirmation"
        label={texts.confirmation}
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
        {texts.termsBefore}
        <TextLink to="/terms" target="_blank">
          {texts.terms}
        </TextLink>
        {texts.termsBetween}
        <TextLink to="/privacy" target="_blank">
          {texts.privacy}
        </TextLink>
      </Checkbox>
      <Button type="submit" size="large" busy={isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </FormBody>
  )
}
