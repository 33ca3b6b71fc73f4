import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { requestJson } from '../../lib/api/http.ts'
import { refreshUser, useSession } from '../../lib/session/session.ts'
import { MailboxHint } from '../../shared/identity/mailbox-hint.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { verificationTexts as texts } from './email-verification.fr.ts'

export type VerificationResult = 'done' | 'already' | 'refused'

/** Verifies the address on a click: mail scanners follow links, so opening the page is not enough. */
export function ConfirmEmail({
  token,
  onResult,
}: {
  token: string
  onResult: (verdict: VerificationResult) => void
}) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      onResult(await verify(token))
    } catch (cause) {
      setFault((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      {fault ? (
        <Banner tone="danger" onDismiss={() => setFault(undefined)}>
          {fault}
        </Banner>
      ) : null}
      <Button size="large" busy={busy} busyLabel={texts.confirming} onClick={() => void confirm()}>
        {texts.confirm}
      </Button>
    </div>
  )
}

async function verify(token: string): Promise<VerificationResult> {
  try {
    const { already } = await requestJson<{ already: boolean }>('/v1/auth/verify-email', {
      method: 'POST',
      body: JSON.stringify({ token }),
    })
    await refreshUser()
    return already ? 'already' : 'done'
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'VERIFICATION_LINK_REFUSED') return 'refused'
    throw fault
  }
}

/** Requests another link when signed in; a link to sign-in otherwise. */
export function RequestNewLink() {
  const { status } = useSession()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  if (status !== 'authenticated')
    return (
      <ButtonLink to="/login" size="large" className="text-wrap">
        {texts.signInToAsk}
      </ButtonLink>
    )
  const ask = async () => {
    setState('busy')
    const sent = await askVerificationMail()
    setState(sent ? 'sent' : 'idle')
  }
  return (
    <div className="flex flex-col gap-5">
      {state === 'sent' ? <MailboxHint /> : null}
      <Button size="large" busy={state === 'busy'} busyLabel={texts.asking} onClick={() => void ask()}>
        {texts.askAgain}
      </Button>
    </div>
  )
}

/** Requests the mail and displays the result; true when it was sent. */
async function askVerificationMail(): Promise<boolean> {
  try {
    const { data } = await api.account.sendVerificationEmail()
    toast.success(data.sent ? texts.sent : texts.alreadyProved)
    return data.sent
  } catch (fault) {
    toast.error({ title: texts.notSent, message: (fault as Error).message })
    return false
  }
}
