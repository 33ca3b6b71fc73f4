import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { dashboardText } from './dashboard.fr.ts'
import { greeting } from './greeting.ts'

/** The greeting, and what its route places under it. */
export function Overview({
  displayName,
  now,
  news,
  children,
}: {
  displayName: string
  now: Date
  /** One sentence about where things stand. */
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
        <ButtonLink to="/dashboard/letters/new" variant="primary" icon={<Plus size={18} />}>
          {dashboardText.nav.newLetter}
        </ButtonLink>
      </header>
      {children}
    </>
  )
}
