import { PageHead } from '../../ui/page-head.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { securityTexts as texts } from './security.fr.ts'
import { SessionList } from './session-list.tsx'
import { SignInMethods } from './sign-in-methods.tsx'

/** Sessions, sign-in methods, the second factor and passkeys. */
export function SecurityPage({ now }: { now: Date }) {
  return (
    <>
      <PageHead title={texts.title} lead={<p className="text-ink-muted">{texts.lead}</p>} />
      <div className="flex max-w-[46rem] flex-col gap-6">
        <SessionList now={now} />
        <SignInMethods />
        <SecondFactorSection now={now} />
        <PasskeySection now={now} />
      </div>
    </>
  )
}
