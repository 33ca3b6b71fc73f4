import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LinkRefused, NewPasswordForm } from '../features/password-reset/new-password.tsx'
import { resetTexts as say } from '../features/password-reset/password-reset.fr.ts'
import { useLinkToken } from '../lib/link-token.ts'
import { endSessionHere } from '../lib/session.ts'
import { SplitScreen } from '../ui/split-screen.tsx'
import { toast } from '../ui/toast.tsx'

export const meta = () => [
  { title: say.metaTitle },
  { name: 'description', content: say.metaDescription },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function ResetPassword() {
  const token = useLinkToken()
  const [isRefused, setIsRefused] = useState(false)
  const navigate = useNavigate()
  const greet = async () => {
    // The server has ended every session, this browser's too.
    endSessionHere()
    await navigate('/login', { replace: true })
    toast.success(say.success)
  }
  if (isRefused || token === null)
    return (
      <SplitScreen title={say.refusedTitle} lead={say.refused} quote={say.quote}>
        <LinkRefused />
      </SplitScreen>
    )
  return (
    <SplitScreen title={say.title} lead={say.lead} quote={say.quote}>
      {token === undefined ? (
        <p role="status" className="text-ui text-ink-muted">
          {say.opening}
        </p>
      ) : (
        <NewPasswordForm token={token} onChanged={() => void greet()} onRefused={() => setIsRefused(true)} />
      )}
    </SplitScreen>
  )
}
