import { SecondFactorProof } from '@lettrine/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { hasPasskeys, proveWithPasskey } from '../../lib/session/passkeys.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { secondFactorProofTexts as texts } from './second-factor-proof.fr.ts'

const field = 'code'

/** Asks for a code or a passkey, whichever the account has. */
export function SecondFactorProofDialog({
  onProved,
  onClose,
}: {
  onProved: () => void
  onClose: () => void
}) {
  const state = useQuery({ ...orpc.secondFactor.state.queryOptions(), staleTime: 0 })
  const { isOn = false, passkeys = [] } = state.data?.data ?? {}
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={isOn ? texts.leadForCode : texts.lead}
      initialFocus={() => document.querySelector<HTMLElement>(`input[name=${field}]`)}
    >
      {state.isPending ? <Skeleton rows={2} /> : null}
      {state.isError ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void state.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Banner>
      ) : null}
      {isOn ? <CodeProof onProved={onProved} /> : null}
      {passkeys.length > 0 && hasPasskeys() ? <PasskeyProof onProved={onProved} /> : null}
    </Dialog>
  )
}

function CodeProof({ onProved }: { onProved: () => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(SecondFactorProof, {
    defaultValues: { code: '' },
    send: async (input) => {
      await api.secondFactor.prove(input)
      onProved()
    },
  })
  const { setFocus } = form
  const { errors, isSubmitting } = form.formState
  useEffect(() => setFocus(field), [setFocus])
  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <TextField
        label={texts.code}
        error={errors.code?.message}
        readOnly={isSubmitting}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        {...register(field)}
      />
      <Button type="submit" busy={isSubmitting}>
        {texts.submit}
      </Button>
    </FormBody>
  )
}

function PasskeyProof({ onProved }: { onProved: () => void }) {
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const prove = async () => {
    setFault(undefined)
    setIsBusy(true)
    try {
      await proveWithPasskey()
      onProved()
    } catch (refused) {
      setFault(refused instanceof ApiError ? refused.message : texts.passkeyFailed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
      <Button
        variant="secondary"
        icon={<KeyRound aria-hidden="true" size={18} />}
        busy={isBusy}
        onClick={() => void prove()}
      >
        {texts.passkey}
      </Button>
    </>
  )
}
