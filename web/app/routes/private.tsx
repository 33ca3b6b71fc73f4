import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { LiveNotifications } from '../features/notifications/live-notifications.tsx'
import { SplashGate } from '../features/splash/splash-gate.tsx'
import { usePageViews } from '../lib/analytics/analytics.ts'
import { refuseAnalytics } from '../lib/analytics/analytics-choice.ts'
import { ApiError } from '../lib/api/api-error.ts'
import { useSession } from '../lib/session/session.ts'
import { quotaInvalidatingCache } from '../shared/plans/quota-queries.ts'
import { useSettings } from '../shared/settings/settings.ts'

/** What all private screens share: the splash at the start, and the answers of the server kept for them. */
export default function Private() {
  const [client] = useState(buildQueryClient)
  return (
    <QueryClientProvider client={client}>
      <SplashGate>
        <Live />
        <Outlet />
      </SplashGate>
    </QueryClientProvider>
  )
}

/** What goes on for as long as the same person is here: one connection, and the pages they open. */
function Live() {
  const { user } = useSession()
  const refusesAudience = useSettings(user?.id).data?.allowsAnalytics === false
  // Who objected once need not object again on each device.
  useEffect(() => {
    if (refusesAudience) refuseAnalytics()
  }, [refusesAudience])
  usePageViews(user !== undefined)
  return user ? <LiveNotifications key={user.id} /> : null
}

const retries = 2

function buildQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: quotaInvalidatingCache(() => client),
    defaultOptions: {
      queries: {
        // A refusal will be the same next time; silence and the server's own faults may not.
        retry: (failures, fault) =>
          failures < retries && (!(fault instanceof ApiError) || fault.isOffline || fault.status >= 500),
        retryDelay: (failures) => 1000 * (failures + 1),
        staleTime: 30_000,
        // Without a network a call fails and says so, rather than wait unseen; the network back, it is made again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
