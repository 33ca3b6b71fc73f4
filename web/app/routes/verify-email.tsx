import { type ReactNode, useState } from 'react'
import { verificationTexts as say } from '../features/email-verification/email-verification.fr.ts'
import { AskAnotherLink, ConfirmEmail, type Verdict } from '../features/email-verification/verify-email.tsx'
import { useLinkToken } from '../lib/link-token.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'

export const meta = () => [
  { title: say.metaTitle },
  { name: 'description', content: say.metaDescription },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerifyEmail() {
  const token = useLinkToken()
  const [verdict, setVerdict] = useState<Verdict>()
  if (verdict === 'refused' || token === null)
    return (
      <Screen title={say.refusedTitle} lead={say.refused}>
        <AskAnotherLink />
      </Screen>
    )
  if (verdict !== undefined) {
    const [title, lead] = verdict === 'done' ? [say.doneTitle, say.done] : [say.alreadyTitle, say.already]
    return (
      <Screen title={title} lead={lead}>
        <ButtonLink to="/dashboard" size="large">
          {say.goOn}
        </ButtonLink>
      </Screen>
    )
  }
  return (
    <Screen title={say.title} lead={say.lead}>
      {token === undefined ? (
        <p role="status" className="text-ui text-ink-muted">
          {say.opening}
        </p>
      ) : (
        <ConfirmEmail token={token} onVerdict={setVerdict} />
      )}
    </Screen>
  )
}

function Screen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <SplitScreen title={title} lead={lead} quote={say.quote}>
      {children}
    </SplitScreen>
  )
}
