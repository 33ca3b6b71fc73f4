import type { Profile } from '@lettrine/contract/profile'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../lib/session.ts'

export function SignedIn({ children }: { children: (user: Profile) => ReactNode }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return null
  if (session.status === 'anonymous') return <Navigate to="/login" state={{ from: location }} replace />
  return children(session.user)
}
