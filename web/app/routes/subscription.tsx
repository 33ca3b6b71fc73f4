import { Navigate, useLocation } from 'react-router'

/** The short address of the page of the subscription. */
export default function SubscriptionRedirect() {
  const { search } = useLocation()
  return <Navigate to={`/dashboard/subscription${search}`} replace />
}
