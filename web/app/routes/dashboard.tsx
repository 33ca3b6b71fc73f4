import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { Outlet } from 'react-router'
import { AccessGuard } from '../features/access-guard/access-guard.tsx'
import { DashboardLayout } from '../features/dashboard/dashboard-layout.tsx'
import { SearchButton } from '../features/dashboard/search-button.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { useSession } from '../lib/session/session.ts'
import { useCommandPalette } from './use-command-palette.tsx'

export default function DashboardRoute() {
  const { user } = useSession()
  const { openPalette, preparePalette, palette } = useCommandPalette(user)
  return (
    <AccessGuard>
      {user && (
        <NuqsAdapter>
          <DashboardLayout
            user={user}
            search={<SearchButton onOpen={openPalette} onPrepare={preparePalette} />}
            bell={<NotificationBell />}
          >
            <Outlet context={user} />
          </DashboardLayout>
          {palette}
        </NuqsAdapter>
      )}
    </AccessGuard>
  )
}
