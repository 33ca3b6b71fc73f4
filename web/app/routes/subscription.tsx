import { Navigate, useLocation } from 'react-router'

/** Short address of the subscription page. */
export default function SubscriptionRedirect() {
  const { search } = useLocation()
  return <Navigate to={`/dashboard/subscription${search}`} replace />
}
