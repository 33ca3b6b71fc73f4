import { type ReactNode, useState } from 'react'
import { verificationTexts as texts } from '../features/email-verification/email-verification.fr.ts'
import {
  ConfirmEmail,
  RequestNewLink,
  type VerificationResult,
} from '../features/email-verification/verify-email.tsx'
import { useLinkToken } from '../lib/session/link-token.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'

export const meta = () => [
  { title: texts.metaTitle },
  { name: 'description', content: texts.metaDescription },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerifyEmail() {
  const token = useLinkToken()
  const [verdict, setVerdict] = useState<VerificationResult>()
  if (verdict === 'refused' || token === null)
    return (
      <Screen title={texts.refusedTitle} lead={texts.refused}>
        <RequestNewLink />
      </Screen>
    )
  if (verdict !== undefined) {
    const [title, lead] =
      verdict === 'done' ? [texts.doneTitle, texts.done] : [texts.alreadyTitle, texts.already]
    return (
      <Screen title={title} lead={lead}>
        <ButtonLink to="/dashboard" size="large">
          {texts.goOn}
        </ButtonLink>
      </Screen>
    )
  }
  return (
    <Screen title={texts.title} lead={texts.lead}>
      {token === undefined ? (
        <p role="status" className="text-ui text-ink-muted">
          {texts.opening}
        </p>
      ) : (
        <ConfirmEmail token={token} onResult={setVerdict} />
      )}
    </Screen>
  )
}

function Screen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <SplitScreen title={title} lead={lead} quote={texts.quote}>
      {children}
    </SplitScreen>
  )
}
