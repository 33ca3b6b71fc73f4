import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { dashboardText } from '../features/dashboard/dashboard.fr.ts'
import { Overview } from '../features/dashboard/overview.tsx'
import { WaitingDrafts } from '../features/letter-editor/autosave/unsaved-drafts.tsx'
import { LetterNews, RecentLetters } from '../features/letter-list/recent-letters.tsx'
import { useMayUpgrade } from '../shared/plans/payments-config.ts'
import { useLetterDoors } from './use-letter-navigation.ts'

export const meta = () => [{ title: dashboardText.metaTitle }]

export default function OverviewRoute() {
  const user = useOutletContext<Profile>()
  const now = new Date()
  return (
    <Overview
      userId={user.id}
      displayName={user.displayName}
      mayUpgrade={useMayUpgrade(user.plan)}
      now={now}
      news={<LetterNews userId={user.id} now={now} />}
    >
      <WaitingDrafts userId={user.id} />
      <RecentLetters userId={user.id} now={now} doors={useLetterDoors()} />
    </Overview>
  )
}
