import '../../lib/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { SignIn } from '@lettrine/contract/identity'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLiveValidation } from '../../lib/live-validation.ts'
import { signIn } from '../../lib/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { signInTexts as say } from './sign-in.fr.ts'

/** E-mail and password; `onSubmitted` when valid ones are sent. */
export function SignInForm({ onSubmitted }: { onSubmitted: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<SignIn>({
    resolver: zodResolver(SignIn),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '', rememberMe: true },
  })
  const checkSoon = useLiveValidation(form)
  const { errors, isSubmitting } = form.formState
  const edited = (field: 'email' | 'password') => ({
    onChange: () => {
      setRefusal(undefined)
      checkSoon(field)
    },
  })

  const submit = form.handleSubmit(async (input) => {
    setRefusal(undefined)
    onSubmitted()
    try {
      await signIn(input)
    } catch (fault) {
      setRefusal((fault as Error).message)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refusal ? (
        <Banner tone="danger" onDismiss={() => setRefusal(undefined)}>
          {refusal}
        </Banner>
      ) : null}
      <TextField
        label={say.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        readOnly={isSubmitting}
        {...form.register('email', edited('email'))}
      />
      <PasswordField
        label={say.password}
        autoComplete="current-password"
        error={errors.password?.message}
        readOnly={isSubmitting}
        {...form.register('password', edited('password'))}
      />
      <Checkbox
        checked={form.watch('rememberMe') ?? true}
        onCheckedChange={(rememberMe) => form.setValue('rememberMe', rememberMe)}
        disabled={isSubmitting}
      >
        {say.rememberMe}
      </Checkbox>
      <Button type="submit" size="large" busy={isSubmitting} busyLabel={say.submitting}>
        {say.submit}
      </Button>
    </form>
  )
}
