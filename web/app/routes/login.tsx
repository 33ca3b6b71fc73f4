import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRedirectWhenSignedIn } from '../features/access-guard/use-entrance.ts'
import { signInTexts as texts } from '../features/sign-in/sign-in.fr.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { SocialSignIn } from '../features/social-sign-in/social-sign-in.tsx'
import { countEvent } from '../lib/analytics/analytics.ts'
import { useSession } from '../lib/session/session.ts'
import { Banner } from '../ui/banner.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [
  { title: texts.metaTitle },
  { name: 'description', content: texts.metaDescription },
]

export default function Login() {
  const session = useSession()
  const { state } = useLocation()
  const greet = useRedirectWhenSignedIn(texts.success)
  const isStranger = session.status === 'anonymous'
  useEffect(() => {
    if (isStranger) countEvent({ name: 'login_page_visited' })
  }, [isStranger])
  return (
    <SplitScreen title={texts.title} lead={texts.lead} quote={texts.quote}>
      {session.status === 'anonymous' && session.reason === 'lost' && (
        <Banner tone="info">{texts.sessionLost}</Banner>
      )}
      <SignInForm onSubmitted={greet} />
      <SocialSignIn onSignedIn={greet} />
      <p className="text-center text-ui text-ink-muted">
        {texts.noAccount}{' '}
        <TextLink to="/register" state={state}>
          {texts.createAccount}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
