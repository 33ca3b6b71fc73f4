import { healthText } from '../features/health/health.fr.ts'
import { HealthPage } from '../features/health/health-page.tsx'

export const meta = () => [{ title: healthText.metaTitle }]

export default function HealthRoute() {
  return <HealthPage />
}
