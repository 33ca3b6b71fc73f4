import type { Profile } from '@lettrine/contract/profile'
import { useNavigate, useOutletContext } from 'react-router'
import { dashboardText } from '../features/dashboard/dashboard.fr.ts'
import { Overview } from '../features/dashboard/overview.tsx'
import { useDraftRecovery } from '../features/letter-editor/use-draft-recovery.ts'
import { LetterNews, RecentLetters } from '../features/letter-list/recent-letters.tsx'

export const meta = () => [{ title: dashboardText.metaTitle }]

export default function OverviewRoute() {
  const user = useOutletContext<Profile>()
  const navigate = useNavigate()
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
      <RecentLetters
        userId={user.id}
        now={now}
        onOpen={(id) => void navigate(`/dashboard/letters/${id}/edit`)}
      />
    </Overview>
  )
}
