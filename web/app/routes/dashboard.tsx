import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { Outlet } from 'react-router'
import { AccessGuard } from '../features/access-guard/access-guard.tsx'
import { DashboardLayout } from '../features/dashboard/dashboard-layout.tsx'
import { useSession } from '../lib/session.ts'

export default function DashboardRoute() {
  const { user } = useSession()
  return (
    <AccessGuard>
      {user && (
        <NuqsAdapter>
          <DashboardLayout user={user}>
            <Outlet context={user} />
          </DashboardLayout>
        </NuqsAdapter>
      )}
    </AccessGuard>
  )
}
