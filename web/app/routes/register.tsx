import { useLocation, useSearchParams } from 'react-router'
import { useRedirectWhenSignedIn } from '../features/access-guard/use-entrance.ts'
import { signUpTexts as texts } from '../features/sign-up/sign-up.fr.ts'
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { SocialSignIn } from '../features/social-sign-in/social-sign-in.tsx'
import { useIsHydrated } from '../lib/react/use-is-hydrated.ts'
import { returnPath } from '../lib/session/return-path.ts'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [
  { title: texts.metaTitle },
  { name: 'description', content: texts.metaDescription },
]

const isPlan = (value: string | null): value is keyof typeof texts.plans =>
  value !== null && Object.hasOwn(texts.plans, value)

/** Opens the plans with the chosen one first; without a choice, the page that was asked for. */
function landingOf(plan: keyof typeof texts.plans, state: unknown): string {
  const wanted = returnPath(state)
  return plan === 'free' && wanted !== returnPath(undefined) ? wanted : `/dashboard/subscription?plan=${plan}`
}

export default function Register() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const isInBrowser = useIsHydrated()
  const asked = isInBrowser ? query.get('plan') : null
  const plan = isPlan(asked) ? asked : 'free'
  const landing = landingOf(plan, state)
  const greet = useRedirectWhenSignedIn(texts.success, landing)
  return (
    <SplitScreen title={texts.title} lead={texts.lead} quote={texts.quote}>
      <p className="border-margin-line border-l pl-4 text-ui text-ink-muted">
        {texts.plan} <strong className="font-semibold text-ink">{texts.plans[plan]}</strong>
      </p>
      <SignUpForm onSubmitted={greet} />
      <SocialSignIn onSignedIn={greet} landing={landing} />
      <p className="pb-6 text-center text-ui text-ink-muted">
        {texts.alreadyRegistered}{' '}
        <TextLink to="/login" state={state}>
          {texts.signIn}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
