import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInTexts as say } from '../features/sign-in/sign-in.fr.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { returnPath } from '../lib/return-path.ts'
import { useSession } from '../lib/session.ts'
import { Banner } from '../ui/banner.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

export default function Login() {
  const session = useSession()
  const { status } = session
  const navigate = useNavigate()
  const { state } = useLocation()
  const greets = useRef(false)
  useEffect(() => {
    if (status !== 'authenticated') return
    if (greets.current) toast.success(say.success)
    void navigate(returnPath(state), { replace: true })
  }, [status, navigate, state])
  return (
    <SplitScreen
      title={say.title}
      lead={say.lead}
      aside={{
        text: say.quote,
        source: (
          <>
            {say.quoteAuthor}
            <cite>{say.quoteWork}</cite>
            {say.quotePlace}
          </>
        ),
      }}
    >
      {status === 'anonymous' && session.reason === 'lost' && <Banner tone="info">{say.sessionLost}</Banner>}
      <SignInForm
        onSubmitted={() => {
          greets.current = true
        }}
      />
      <p className="text-center text-ui text-ink-muted">
        {say.noAccount}{' '}
        <TextLink to="/register" state={state}>
          {say.createAccount}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
