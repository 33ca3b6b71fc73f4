import { useLocation } from 'react-router'
import { useRedirectWhenSignedIn } from '../features/access-guard/use-entrance.ts'
import { requestTexts as texts } from '../features/password-reset/password-reset.fr.ts'
import {
  RequestResetForm,
  ResetSent,
  useRequestedAddress,
} from '../features/password-reset/request-reset.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [
  { title: texts.metaTitle },
  { name: 'description', content: texts.metaDescription },
]

export default function ForgotPassword() {
  const { state } = useLocation()
  const { email, sent, tryAnother } = useRequestedAddress()
  useRedirectWhenSignedIn()
  if (email !== undefined)
    return (
      <SplitScreen title={texts.sentTitle} quote={texts.quote}>
        <ResetSent email={email} onTryAnother={tryAnother} />
      </SplitScreen>
    )
  return (
    <SplitScreen title={texts.title} lead={texts.lead} quote={texts.quote}>
      <RequestResetForm onSent={sent} />
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-ui text-ink-muted">
        <TextLink to="/login" state={state}>
          {texts.backToSignIn}
        </TextLink>
        <span>
          {texts.noAccount}{' '}
          <TextLink to="/register" state={state}>
            {texts.createAccount}
          </TextLink>
        </span>
      </p>
    </SplitScreen>
  )
}
