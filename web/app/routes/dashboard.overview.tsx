import type { Profile } from '@lettrine/contract/profile'
import { lazy, Suspense } from 'react'
import { useOutletContext } from 'react-router'
import { dashboardText } from '../features/dashboard/dashboard.fr.ts'
import { Overview } from '../features/dashboard/overview.tsx'
import { LettersSummary, RecentLetters } from '../features/letter-list/recent-letters.tsx'
import { useIsFirstScreenShown } from '../lib/react/first-screen.ts'
import { loadUntilThere } from '../lib/react/load-until-there.ts'
import { useMayUpgrade } from '../shared/plans/payments-config.ts'
import { useLetterNavigation } from './use-letter-navigation.ts'

// Few devices have any.
const UnsavedDrafts = lazy(() =>
  loadUntilThere(() =>
    import('../features/letter-editor/autosave/unsaved-drafts.tsx').then(({ UnsavedDrafts }) => ({
      default: UnsavedDrafts,
    })),
  ),
)

export const meta = () => [{ title: dashboardText.metaTitle }]

export default function OverviewRoute() {
  const user = useOutletContext<Profile>()
  const now = new Date()
  const isShown = useIsFirstScreenShown()
  return (
    <Overview
      userId={user.id}
      displayName={user.displayName}
      mayUpgrade={useMayUpgrade(user.plan)}
      now={now}
      news={<LettersSummary userId={user.id} now={now} />}
    >
      {isShown && (
        <Suspense>
          <UnsavedDrafts userId={user.id} />
        </Suspense>
      )}
      <RecentLetters userId={user.id} now={now} navigation={useLetterNavigation(user)} />
    </Overview>
  )
}
