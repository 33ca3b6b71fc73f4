import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { SecondFactorProof } from '../features/second-factor-proof/second-factor-proof.tsx'
import { SplashGate } from '../features/splash/splash-gate.tsx'
import { usePageViews } from '../lib/analytics/analytics.ts'
import { refuseAnalytics } from '../lib/analytics/analytics-choice.ts'
import { ApiError } from '../lib/api/api-error.ts'
import { useIsFirstScreenShown } from '../lib/react/first-screen.ts'
import { loadUntilThere } from '../lib/react/load-until-there.ts'
import { refreshUser, useSession } from '../lib/session/session.ts'
import { quotaInvalidatingCache } from '../shared/plans/quota-queries.ts'
import { useSettings } from '../shared/settings/settings.ts'
import { storeEarlyAnswers } from './store-early-answers.ts'

// Messages come after the first screen.
const LiveNotifications = lazy(() =>
  loadUntilThere(() =>
    import('../features/notifications/live-notifications.tsx').then(({ LiveNotifications }) => ({
      default: LiveNotifications,
    })),
  ),
)

/** Frame of all private screens: splash screen, and the query cache. */
export default function Private() {
  const [client] = useState(buildQueryClient)
  const prepare = useCallback(() => storeEarlyAnswers(client), [client])
  return (
    <QueryClientProvider client={client}>
      <SplashGate prepare={prepare}>
        <Live />
        <Outlet />
        <SecondFactorProof />
      </SplashGate>
    </QueryClientProvider>
  )
}

/** Runs while the same user is signed in: the live connection and page views. */
function Live() {
  const { user } = useSession()
  const isShown = useIsFirstScreenShown()
  const refusesAnalytics = useSettings(user?.id).data?.allowsAnalytics === false
  // An objection stored in the account applies to each device.
  useEffect(() => {
    if (refusesAnalytics) refuseAnalytics()
  }, [refusesAnalytics])
  usePageViews(user !== undefined)
  useUserFromOtherTabs()
  return user && isShown ? (
    <Suspense>
      <LiveNotifications key={user.id} />
    </Suspense>
  ) : null
}

/** Fetches the profile again when this tab is looked at: another tab may have changed it. */
function useUserFromOtherTabs(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refreshUser().catch((fault: unknown) => console.warn(fault))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

const retries = 2

function buildQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: quotaInvalidatingCache(() => client),
    defaultOptions: {
      queries: {
        // A refusal is final; no answer and server errors are retried.
        retry: (failures, fault) =>
          failures < retries && (!(fault instanceof ApiError) || fault.isOffline || fault.status >= 500),
        retryDelay: (failures) => 1000 * (failures + 1),
        staleTime: 30_000,
        // Offline, a call fails visibly instead of waiting; it is retried once the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What another tab has changed is displayed here, except what never changes.
        refetchOnWindowFocus: ({ observers }) =>
          observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY) && 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
