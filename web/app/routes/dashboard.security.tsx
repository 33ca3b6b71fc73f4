import { SecurityPage } from '../features/sessions/security-page.tsx'
import { sessionsTexts } from '../features/sessions/sessions.fr.ts'

export const meta = () => [{ title: sessionsTexts.metaTitle }]

export default function SecurityRoute() {
  return <SecurityPage now={new Date()} />
}
