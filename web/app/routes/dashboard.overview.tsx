import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { dashboardText } from '../features/dashboard/dashboard.fr.ts'
import { Overview } from '../features/dashboard/overview.tsx'
import { UnsavedDrafts } from '../features/letter-editor/autosave/unsaved-drafts.tsx'
import { LettersSummary, RecentLetters } from '../features/letter-list/recent-letters.tsx'
import { useMayUpgrade } from '../shared/plans/payments-config.ts'
import { useLetterNavigation } from './use-letter-navigation.ts'

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
      news={<LettersSummary userId={user.id} now={now} />}
    >
      <UnsavedDrafts userId={user.id} />
      <RecentLetters userId={user.id} now={now} navigation={useLetterNavigation(user)} />
    </Overview>
  )
}
