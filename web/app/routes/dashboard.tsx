import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { Outlet, useNavigate } from 'react-router'
import { DashboardLayout } from '../features/dashboard/dashboard-layout.tsx'
import { SignedIn } from '../features/dashboard/signed-in.tsx'

export default function DashboardRoute() {
  const navigate = useNavigate()
  return (
    <SignedIn>
      {(user) => (
        <NuqsAdapter>
          <DashboardLayout user={user} onSignedOut={() => void navigate('/')}>
            <Outlet context={user} />
          </DashboardLayout>
        </NuqsAdapter>
      )}
    </SignedIn>
  )
}
