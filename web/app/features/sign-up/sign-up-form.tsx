import '../../lib/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { passwordStrength, SignUp, SignUpForm as SignUpSchema } from '@lettrine/contract/identity'
import { strengthLabel } from '@lettrine/contract/identity.fr'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLiveValidation } from '../../lib/live-validation.ts'
import { signUp } from '../../lib/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { signUpTexts as say } from './sign-up.fr.ts'

type Field = 'name' | 'email' | 'password' | 'confirmation'

/** Creates the account; `onSubmitted` when valid fields are sent. */
export function SignUpForm({ onSubmitted }: { onSubmitted: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<SignUpSchema>({
    resolver: zodResolver(SignUpSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', email: '', password: '', confirmation: '', terms: false },
  })
  const checkSoon = useLiveValidation(form)
  const { errors, isSubmitting } = form.formState
  const edited = (field: Field) => ({
    onChange: () => {
      setRefusal(undefined)
      // Changing the password changes the verdict on its confirmation, once there is one.
      checkSoon(field, field === 'password' && form.getValues('confirmation') ? ['confirmation'] : [])
    },
  })

  const submit = form.handleSubmit(async (input) => {
    setRefusal(undefined)
    onSubmitted()
    try {
      await signUp(SignUp.parse(input))
    } catch (fault) {
      setRefusal((fault as Error).message)
    }
  })
  const password = form.watch('password')
  const score = passwordStrength(password)

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refusal ? (
        <Banner tone="danger" onDismiss={() => setRefusal(undefined)}>
          {refusal}
        </Banner>
      ) : null}
      <TextField
        label={say.name}
        hint={say.nameHint}
        autoComplete="name"
        error={errors.name?.message}
        readOnly={isSubmitting}
        {...form.register('name', edited('name'))}
      />
      <TextField
        label={say.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        readOnly={isSubmitting}
        {...form.register('email', edited('email'))}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label={say.password}
          autoComplete="new-password"
          error={errors.password?.message}
          readOnly={isSubmitting}
          {...form.register('password', edited('password'))}
        />
        {password ? <StrengthMeter score={score} label={strengthLabel(score)} /> : null}
      </div>
      <PasswordField
        label={say.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        readOnly={isSubmitting}
        {...form.register('confirmation', edited('confirmation'))}
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
    </form>
  )
}
