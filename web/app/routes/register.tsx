import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { signUpTexts as say } from '../features/sign-up/sign-up.fr.ts'
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { returnPath } from '../lib/return-path.ts'
import { useSession } from '../lib/session.ts'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

const isPlan = (value: string | null): value is keyof typeof say.plans =>
  value !== null && Object.hasOwn(say.plans, value)

export default function Register() {
  const { status } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const plan = query.get('plan')
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
      <p className="border-margin-line border-l pl-4 text-ui text-ink-muted">
        {say.plan}{' '}
        <strong className="font-semibold text-ink">{say.plans[isPlan(plan) ? plan : 'free']}</strong>
      </p>
      <SignUpForm
        onSubmitted={() => {
          greets.current = true
        }}
      />
      <p className="pb-6 text-center text-ui text-ink-muted">
        {say.alreadyRegistered}{' '}
        <TextLink to="/login" state={state}>
          {say.signIn}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
