import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import { Link, NavLink } from 'react-router'
import { Badge } from '../../shared/badges/badge.tsx'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { dashboardText } from './dashboard.fr.ts'
import { type Destination, destinations } from './destinations.ts'

const texts = dashboardText.nav

export function SideNav({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <nav aria-label={texts.label}>
      {destinations.map((destination) => (
        <SideItem key={destination.to} destination={destination} mayUpgrade={mayUpgrade} />
      ))}
    </nav>
  )
}

function SideItem({ destination, mayUpgrade }: { destination: Destination; mayUpgrade: boolean }) {
  const { to, name, icon: Icon } = destination
  const badge = destination.badge?.(mayUpgrade)
  const content = (
    <>
      <Icon aria-hidden="true" size={19} />
      {name}
      {badge && (
        <span className="dashboard-badge">
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </span>
      )}
    </>
  )
  return (
    <NavLink to={to} end={to === '/dashboard'} className="dashboard-link">
      {content}
    </NavLink>
  )
}

// The button for a new letter is in the middle.
/** A phone has room for four; the subscription is in the user’s menu. */
const onPhone = destinations.filter(({ to }) => to !== '/dashboard/subscription')
const middle = Math.ceil(onPhone.length / 2)

export function BottomNav() {
  return (
    <nav className="dashboard-bottom" aria-label={texts.label}>
      {onPhone.map(({ to, shortName, icon: Icon }, place) => (
        <Fragment key={to}>
          {place === middle && (
            <Link to={newLetterPath} className="dashboard-new">
              <QuotaIcon icon={Plus} size={24} />
              <span className="sr-only">{texts.newLetter}</span>
            </Link>
          )}
          <NavLink to={to} end={to === '/dashboard'}>
            <Icon aria-hidden="true" size={22} />
            {shortName}
          </NavLink>
        </Fragment>
      ))}
    </nav>
  )
}
