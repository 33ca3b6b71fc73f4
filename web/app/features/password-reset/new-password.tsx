import { NewPasswordForm as NewPassword, newPasswordStrength } from '@lettrine/contract/identity'
import { ApiError } from '../../lib/api/api-error.ts'
import { requestJson } from '../../lib/api/http.ts'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { resetTexts as texts } from './password-reset.fr.ts'

type Events = { onChanged: () => void; onRefused: () => void }

/** New password, typed twice, for the account of `token`. */
export function NewPasswordForm({ token, onChanged, onRefused }: { token: string } & Events) {
  const { form, refusal, dismiss, register, submit } = useServerForm(NewPassword, {
    defaultValues: { newPassword: '', confirmation: '' },
    send: async ({ newPassword }) => {
      const isChanged = await change(token, newPassword)
      if (isChanged) onChanged()
      else onRefused()
    },
    along: (field, { confirmation }) => (field === 'newPassword' && confirmation ? ['confirmation'] : []),
  })
  const { errors, isSubmitting } = form.formState
  const password = form.watch('newPassword')

  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <NewPasswordField
        typed={password}
        strength={newPasswordStrength}
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        error={errors.newPassword?.message}
        readOnly={isSubmitting}
        {...register('newPassword')}
      />
      <PasswordField
        content="confirmation"
        label={texts.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        readOnly={isSubmitting}
        {...register('confirmation')}
      />
      <Button type="submit" size="large" busy={isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </FormBody>
  )
}

/** False when the link is no longer valid; rejects on any other error. */
async function change(token: string, newPassword: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ token, newPassword })
    await requestJson('/v1/auth/reset-password', { method: 'POST', body })
    return true
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'RESET_LINK_REFUSED') return false
    throw fault
  }
}

/** What to do when the link is no longer valid. */
export function LinkRefused() {
  return (
    <div className="flex flex-col gap-5">
      <ButtonLink to="/forgot-password" size="large">
        {texts.askAgain}
      </ButtonLink>
      <p className="text-center text-ui">
        <TextLink to="/login">{texts.backToSignIn}</TextLink>
      </p>
    </div>
  )
}
