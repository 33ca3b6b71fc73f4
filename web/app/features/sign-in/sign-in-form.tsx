import { SignIn } from '@lettrine/contract/identity'
import { countEvent, countSignIn } from '../../lib/analytics/analytics.ts'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { signIn } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { signInTexts as texts } from './sign-in.fr.ts'

/**
 * E-mail and password form; calls `onSubmitted` when valid values are sent, and `onSecondStep` where the account asks for a
 * code too.
 */
export function SignInForm({
  onSubmitted,
  onSecondStep,
}: {
  onSubmitted: () => void
  onSecondStep: () => void
}) {
  const { form, refusal, dismiss, register, submit } = useServerForm(SignIn, {
    defaultValues: { email: '', password: '', rememberMe: true },
    send: (input) => {
      onSubmitted()
      return countSignIn('email_password', async () => {
        if ((await signIn(input)) === 'second-step') onSecondStep()
      })
    },
    onInvalid: () => countEvent({ name: 'login_form_validation_failed' }),
  })
  const { errors, isSubmitting } = form.formState

  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email webauthn"
        error={errors.email?.message}
        readOnly={isSubmitting}
        {...register('email')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        readOnly={isSubmitting}
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          checked={form.watch('rememberMe') ?? true}
          onCheckedChange={(rememberMe) => form.setValue('rememberMe', rememberMe)}
          disabled={isSubmitting}
        >
          {texts.rememberMe}
        </Checkbox>
        <TextLink to="/forgot-password" className="-my-2 py-2 text-small">
          {texts.forgotPassword}
        </TextLink>
      </div>
      <Button type="submit" size="large" busy={isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </FormBody>
  )
}
