import { ChangePasswordForm, newPasswordStrength } from '@lettrine/contract/identity'
import { api } from '../../lib/api/api.ts'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { profileText } from './profile.fr.ts'
import { ProfileSection } from './profile-section.tsx'

const texts = profileText.password
const blank = { currentPassword: '', newPassword: '', confirmation: '', endOtherSessions: true }

/** Change of password; asks for the current one. */
export function PasswordSection() {
  const { form, refusal, dismiss, register, submit } = useServerForm(ChangePasswordForm, {
    defaultValues: blank,
    send: async ({ confirmation: _, ...input }) => {
      await api.account.changePassword(input)
      form.reset(blank)
      toast.success({ title: texts.changed })
    },
    along: (field, { confirmation }) => (field === 'newPassword' && confirmation ? ['confirmation'] : []),
  })
  const { errors, isSubmitting } = form.formState
  const typed = form.watch('newPassword') ?? ''
  return (
    <ProfileSection title={texts.title} lead={texts.lead}>
      <FormBody refusal={refusal && `${texts.failed}. ${refusal}`} onDismiss={dismiss} onSubmit={submit}>
        <div className="profile-fields">
          <PasswordField
            content="currentPassword"
            label={texts.current}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <span className="profile-gap" />
          <NewPasswordField
            typed={typed}
            strength={newPasswordStrength}
            label={texts.next}
            error={errors.newPassword?.message}
            {...register('newPassword')}
          />
          <PasswordField
            content="confirmation"
            label={texts.confirmation}
            autoComplete="new-password"
            error={errors.confirmation?.message}
            {...register('confirmation')}
          />
        </div>
        <Checkbox
          checked={form.watch('endOtherSessions') ?? true}
          onCheckedChange={(endOtherSessions) => form.setValue('endOtherSessions', endOtherSessions)}
        >
          {texts.endOthers}
        </Checkbox>
        <div className="flex justify-end">
          <Button type="submit" busy={isSubmitting}>
            {texts.submit}
          </Button>
        </div>
      </FormBody>
    </ProfileSection>
  )
}
