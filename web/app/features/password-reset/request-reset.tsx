import { RequestPasswordReset } from '@lettrine/contract/identity'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { requestJson } from '../../lib/api/http.ts'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { MailboxHint } from '../../shared/identity/mailbox-hint.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { requestTexts as texts } from './password-reset.fr.ts'

/** Form that requests a reset link; calls `onSent` once the server accepted the request. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(RequestPasswordReset, {
    defaultValues: { email: '' },
    send: async (input) => {
      await ask(input)
      onSent(input.email)
    },
  })
  const { errors, isSubmitting } = form.formState
  const isValid = RequestPasswordReset.safeParse(form.watch()).success

  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        readOnly={isSubmitting}
        {...register('email')}
      />
      <Button type="submit" size="large" disabled={!isValid} busy={isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </FormBody>
  )
}

async function ask(input: RequestPasswordReset): Promise<void> {
  try {
    await requestJson('/v1/auth/request-password-reset', { method: 'POST', body: JSON.stringify(input) })
  } catch (fault) {
    // Being offline, or rate-limited, has a more precise message.
    if (fault instanceof ApiError && (fault.isOffline || fault.status === 429)) throw fault
    throw new Error(texts.failed, { cause: fault })
  }
}

/** Confirmation, the same whether or not the address is known. */
export function ResetSent({ email, onTryAnother }: { email: string; onTryAnother: () => void }) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div ref={shown} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p className="text-body [overflow-wrap:anywhere]">
        {texts.sentBefore}
        <strong className="font-semibold">{email}</strong>
        {texts.sentAfter}
      </p>
      <MailboxHint />
      <p className="text-ui text-ink-muted">
        {texts.notReceived}
        <button
          type="button"
          onClick={onTryAnother}
          className="cursor-pointer rounded-tag text-accent-text underline decoration-accent-line underline-offset-[3px] hover:decoration-accent"
        >
          {texts.tryAnother}
        </button>
        .
      </p>
      <ButtonLink to="/login" variant="secondary" size="large">
        {texts.backToSignIn}
      </ButtonLink>
    </div>
  )
}

/** The address a link was requested for, until the user tries another one. */
export function useRequestedAddress() {
  const [email, setEmail] = useState<string>()
  return { email, sent: setEmail, tryAnother: () => setEmail(undefined) }
}
