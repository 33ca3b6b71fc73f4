import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LinkRefused, NewPasswordForm } from '../features/password-reset/new-password.tsx'
import { resetTexts as texts } from '../features/password-reset/password-reset.fr.ts'
import { useLinkToken } from '../lib/session/link-token.ts'
import { endLocalSession } from '../lib/session/session.ts'
import { SplitScreen } from '../ui/split-screen.tsx'
import { toast } from '../ui/toast.ts'

export const meta = () => [
  { title: texts.metaTitle },
  { name: 'description', content: texts.metaDescription },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function ResetPassword() {
  const token = useLinkToken()
  const [isRefused, setIsRefused] = useState(false)
  const navigate = useNavigate()
  const greet = async () => {
    // The server has ended every session, including that of this browser.
    endLocalSession()
    await navigate('/login', { replace: true })
    toast.success(texts.success)
  }
  if (isRefused || token === null)
    return (
      <SplitScreen title={texts.refusedTitle} lead={texts.refused} quote={texts.quote}>
        <LinkRefused />
      </SplitScreen>
    )
  return (
    <SplitScreen title={texts.title} lead={texts.lead} quote={texts.quote}>
      {token === undefined ? (
        <p role="status" className="text-ui text-ink-muted">
          {texts.opening}
        </p>
      ) : (
        <NewPasswordForm token={token} onChanged={() => void greet()} onRefused={() => setIsRefused(true)} />
      )}
    </SplitScreen>
  )
}
