import { useLocation } from 'react-router'
import { useEntrance } from '../features/access-guard/use-entrance.ts'
import { signInTexts as say } from '../features/sign-in/sign-in.fr.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

export default function Login() {
  const { state } = useLocation()
  const greet = useEntrance(say.success)
  return (
    <SplitScreen title={say.title} lead={say.lead} quote={say.quote}>
      <SignInForm onSubmitted={greet} />
      <p className="text-center text-ui text-ink-muted">
        {say.noAccount}{' '}
        <TextLink to="/register" state={state}>
          {say.createAccount}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
