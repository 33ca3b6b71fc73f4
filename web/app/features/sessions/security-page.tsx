import { PageHead } from '../../ui/page-head.tsx'
import { SessionList } from './session-list.tsx'
import { sessionsTexts as say } from './sessions.fr.ts'
import { SignInMethods } from './sign-in-methods.tsx'

/** Where the account is open, and how one signs in to it. */
export function SecurityPage({ now }: { now: Date }) {
  return (
    <>
      <PageHead title={say.title} lead={<p className="text-ink-muted">{say.lead}</p>} />
      <div className="flex max-w-[46rem] flex-col gap-6">
        <SessionList now={now} />
        <SignInMethods />
      </div>
    </>
  )
}
