import { subscriptionText } from '../features/subscription/subscription.fr.ts'
import { SubscriptionPage } from '../features/subscription/subscription-page.tsx'

export const meta = () => [{ title: subscriptionText.metaTitle }]

export default function SubscriptionRoute() {
  return <SubscriptionPage />
}
