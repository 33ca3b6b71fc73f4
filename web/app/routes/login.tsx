import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEntrance } from '../features/access-guard/use-entrance.ts'
import { signInTexts as say } from '../features/sign-in/sign-in.fr.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { SocialSignIn } from '../features/social-sign-in/social-sign-in.tsx'
import { countEvent } from '../lib/audience.ts'
import { useSession } from '../lib/session.ts'
import { Banner } from '../ui/banner.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

export default function Login() {
  const session = useSession()
  const { state } = useLocation()
  const greet = useEntrance(say.success)
  const isStranger = session.status === 'anonymous'
  useEffect(() => {
    if (isStranger) countEvent({ name: 'login_page_visited' })
  }, [isStranger])
  return (
    <SplitScreen title={say.title} lead={say.lead} quote={say.quote}>
      {session.status === 'anonymous' && session.reason === 'lost' && (
        <Banner tone="info">{say.sessionLost}</Banner>
      )}
      <SignInForm onSubmitted={greet} />
      <SocialSignIn onSignedIn={greet} />
      <p className="text-center text-ui text-ink-muted">
        {say.noAccount}{' '}
        <TextLink to="/register" state={state}>
          {say.createAccount}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
