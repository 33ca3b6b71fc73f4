import './profile.css'
import { completionFields, type Profile } from '@lettrine/contract/profile'
import { BadgeCheck, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { PlanBadge } from '../../shared/badges/badge.tsx'
import { MailboxHint } from '../../shared/identity/mailbox-hint.tsx'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { CandidateSection } from './candidate-section.tsx'
import { CareerSection } from './career-section.tsx'
import { FrequentFaultsSection } from './frequent-faults-section.tsx'
import { IgnoredRulesSection } from './ignored-rules-section.tsx'
import { PageSection } from './page-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { profileText as texts } from './profile.fr.ts'
import { useLetterFigures, useSendVerification } from './profile.queries.ts'
import { VoiceSection } from './voice/voice-section.tsx'

/** Profile page: details, candidate profile, password. */
export function ProfilePage({ user, ending }: { user: Profile; ending?: ReactNode }) {
  return (
    <>
      <PageHead title={texts.title} lead={<p className="text-ink-muted">{texts.lead}</p>} />
      <LeaveGuard {...texts.leave}>
        <div className="profile">
          <div className="profile-side">
            <Identity user={user} />
          </div>
          <div className="profile-main">
            <PageSection user={user} />
            <CandidateSection user={user} />
            <CareerSection />
            <VoiceSection />
            <FrequentFaultsSection />
            <IgnoredRulesSection />
            <PasswordSection />
            {ending}
          </div>
        </div>
      </LeaveGuard>
    </>
  )
}

const links = [
  { to: '/dashboard/letters', name: texts.links.letters },
  { to: '/dashboard/security', name: texts.links.security },
  { to: '/dashboard/my-data', name: texts.links.data },
]

function Identity({ user }: { user: Profile }) {
  const figures = useLetterFigures().data?.data
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <PhotoPicker user={user} />
      <div className="flex flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {user.displayName} <PlanBadge plan={user.plan} />
        </p>
        <p className="break-words text-ink-muted text-small">{user.email}</p>
        <Verification user={user} />
        <p className="text-ink-muted text-small">{texts.memberSince(user.memberSince)}</p>
      </div>
      <Completion user={user} />
      <dl className="profile-figures">
        <div>
          <dt>{texts.figures.letters}</dt>
          <dd>{figures?.total ?? '\u2014'}</dd>
        </div>
        <div>
          <dt>{texts.figures.views}</dt>
          <dd>{figures?.sharedViews ?? '\u2014'}</dd>
        </div>
      </dl>
      <nav aria-label={texts.title} className="flex flex-col gap-1">
        {links.map(({ to, name }) => (
          <Link key={to} to={to} className="profile-link">
            {name}
          </Link>
        ))}
      </nav>
    </Panel>
  )
}

function Verification({ user }: { user: Profile }) {
  const [isSent, setSent] = useState(false)
  const verify = useSendVerification()
  if (user.isEmailVerified)
    return (
      <p className="flex items-center gap-1.5 text-small text-success">
        <BadgeCheck aria-hidden="true" size={16} />
        {texts.verified}
      </p>
    )
  function send() {
    verify.mutate(undefined, {
      onSuccess: (sent) => {
        if (sent) toast.success({ title: texts.verifySent, message: texts.verifySentNote(user.email) })
        else {
          toast.info({ title: texts.verifyAlready })
          void refreshUser()
        }
        setSent(sent)
      },
      onError: (fault) =>
        toast.error({
          title: texts.verifyFailed,
          ...(fault instanceof ApiError && { message: fault.message }),
        }),
    })
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex items-center gap-1.5 text-small text-warning">
        <CircleAlert aria-hidden="true" size={16} />
        {texts.unverified}
      </p>
      <Button variant="secondary" size="small" busy={verify.isPending} onClick={send}>
        {texts.verify}
      </Button>
      {isSent && <MailboxHint />}
    </div>
  )
}

function Completion({ user }: { user: Profile }) {
  const missing = completionFields.filter((name) => !user[name]).map((name) => texts.completionNames[name])
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-baseline justify-between text-small">
        <span id="profile-completion" className="font-medium">
          {texts.completion}
        </span>
        <span className="tabular-nums">{texts.completionOf(user.completionRate)}</span>
      </p>
      <meter
        className="profile-meter"
        aria-labelledby="profile-completion"
        min={0}
        max={100}
        value={user.completionRate}
      />
      <p className="text-ink-muted text-small">
        {missing.length > 0 ? texts.completionMissing(missing.join(', ')) : texts.completionWhole}
      </p>
    </div>
  )
}
