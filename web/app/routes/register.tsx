import { useLocation, useSearchParams } from 'react-router'
import { useEntrance } from '../features/access-guard/use-entrance.ts'
import { signUpTexts as say } from '../features/sign-up/sign-up.fr.ts'
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { SocialSignIn } from '../features/social-sign-in/social-sign-in.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

const isPlan = (value: string | null): value is keyof typeof say.plans =>
  value !== null && Object.hasOwn(say.plans, value)

export default function Register() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const plan = query.get('plan')
  const greet = useEntrance(say.success)
  return (
    <SplitScreen title={say.title} lead={say.lead} quote={say.quote}>
      <p className="border-margin-line border-l pl-4 text-ui text-ink-muted">
        {say.plan}{' '}
        <strong className="font-semibold text-ink">{say.plans[isPlan(plan) ? plan : 'free']}</strong>
      </p>
      <SignUpForm onSubmitted={greet} />
      <SocialSignIn onSignedIn={greet} />
      <p className="pb-6 text-center text-ui text-ink-muted">
        {say.alreadyRegistered}{' '}
        <TextLink to="/login" state={state}>
          {say.signIn}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
