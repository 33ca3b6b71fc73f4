import { useLocation, useSearchParams } from 'react-router'
import { useEntrance } from '../features/access-guard/use-entrance.ts'
import { signUpTexts as say } from '../features/sign-up/sign-up.fr.ts'
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { SocialSignIn } from '../features/social-sign-in/social-sign-in.tsx'
import { returnPath } from '../lib/return-path.ts'
import { useInBrowser } from '../lib/use-in-browser.ts'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

const isPlan = (value: string | null): value is keyof typeof say.plans =>
  value !== null && Object.hasOwn(say.plans, value)

/** The plans, with the chosen one first; but who was on their way to a page and chose none goes there. */
function landingOf(plan: keyof typeof say.plans, state: unknown): string {
  const wanted = returnPath(state)
  return plan === 'free' && wanted !== returnPath(undefined) ? wanted : `/dashboard/subscription?plan=${plan}`
}

export default function Register() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const isInBrowser = useInBrowser()
  const asked = isInBrowser ? query.get('plan') : null
  const plan = isPlan(asked) ? asked : 'free'
  const landing = landingOf(plan, state)
  const greet = useEntrance(say.success, landing)
  return (
    <SplitScreen title={say.title} lead={say.lead} quote={say.quote}>
      <p className="border-margin-line border-l pl-4 text-ui text-ink-muted">
        {say.plan} <strong className="font-semibold text-ink">{say.plans[plan]}</strong>
      </p>
      <SignUpForm onSubmitted={greet} />
      <SocialSignIn onSignedIn={greet} landing={landing} />
      <p className="pb-6 text-center text-ui text-ink-muted">
        {say.alreadyRegistered}{' '}
        <TextLink to="/login" state={state}>
          {say.signIn}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
