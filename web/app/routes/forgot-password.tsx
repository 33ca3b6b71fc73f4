import { useLocation } from 'react-router'
import { useEntrance } from '../features/access-guard/use-entrance.ts'
import { AskResetForm, ResetSent, useAskedAddress } from '../features/password-reset/ask-reset.tsx'
import { askTexts as say } from '../features/password-reset/password-reset.fr.ts'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [{ title: say.metaTitle }, { name: 'description', content: say.metaDescription }]

export default function ForgotPassword() {
  const { state } = useLocation()
  const { email, sent, tryAnother } = useAskedAddress()
  useEntrance()
  if (email !== undefined)
    return (
      <SplitScreen title={say.sentTitle} quote={say.quote}>
        <ResetSent email={email} onTryAnother={tryAnother} />
      </SplitScreen>
    )
  return (
    <SplitScreen title={say.title} lead={say.lead} quote={say.quote}>
      <AskResetForm onSent={sent} />
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-ui text-ink-muted">
        <TextLink to="/login" state={state}>
          {say.backToSignIn}
        </TextLink>
        <span>
          {say.noAccount}{' '}
          <TextLink to="/register" state={state}>
            {say.createAccount}
          </TextLink>
        </span>
      </p>
    </SplitScreen>
  )
}
