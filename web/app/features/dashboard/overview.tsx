import { Crown, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { dashboardText } from './dashboard.fr.ts'
import { greeting } from './greeting.ts'
import { StatCards } from './stat-cards.tsx'

const subscription = '/dashboard/subscription'

/** Greeting and statistics, then the content that the route passes. */
export function Overview({
  userId,
  displayName,
  mayUpgrade,
  now,
  news,
  children,
}: {
  userId: string
  displayName: string
  mayUpgrade: boolean
  now: Date
  /** One sentence on recent activity. */
  news: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <header className="overview-head">
        <div className="overview-greeting">
          <h1>{greeting(displayName, now)}</h1>
          <p>{news}</p>
        </div>
        <div className="overview-actions">
          {mayUpgrade && (
            <ButtonLink to={subscription} variant="secondary" icon={<Crown size={18} />}>
              {dashboardText.goPremium}
            </ButtonLink>
          )}
          <ButtonLink to={newLetterPath} variant="primary" icon={<QuotaIcon icon={Plus} />}>
            {dashboardText.nav.newLetter}
          </ButtonLink>
        </div>
      </header>
      <StatCards userId={userId} />
      {children}
    </>
  )
}
