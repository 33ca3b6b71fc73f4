import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { dashboardText } from '../features/dashboard/dashboard.fr.ts'
import { Overview } from '../features/dashboard/overview.tsx'
import { useDraftRecovery } from '../features/letter-editor/use-draft-recovery.ts'
import { LetterNews, RecentLetters } from '../features/letter-list/recent-letters.tsx'
import { useLetterDoors } from './use-letter-doors.ts'

export const meta = () => [{ title: dashboardText.metaTitle }]

export default function OverviewRoute() {
  const user = useOutletContext<Profile>()
  const now = new Date()
  useDraftRecovery(user.id)
  return (
    <Overview
      userId={user.id}
      displayName={user.displayName}
      isSubscribed={user.plan !== 'free'}
      now={now}
      news={<LetterNews userId={user.id} now={now} />}
    >
      <RecentLetters userId={user.id} now={now} doors={useLetterDoors()} />
    </Overview>
  )
}
