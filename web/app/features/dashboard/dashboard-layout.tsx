import type { Profile } from '@lettrine/contract/profile'
import { LayoutDashboard, Mail, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Logo } from '../../ui/logo.tsx'
import { dashboardText } from './dashboard.fr.ts'
import { UserMenu } from './user-menu.tsx'
import './dashboard.css'

const say = dashboardText.nav

/** The room around every page of the dashboard: where one can go, and who is here. */
export function DashboardLayout({ user, children }: { user: Profile; children: ReactNode }) {
  return (
    <div className="dashboard">
      <aside className="dashboard-side">
        <Link to="/dashboard" className="dashboard-logo" aria-label={say.home}>
          <Logo />
        </Link>
        <nav aria-label={say.label}>
          <SideLink to="/dashboard" icon={<LayoutDashboard aria-hidden="true" size={19} />}>
            {say.home}
          </SideLink>
          <SideLink to="/dashboard/letters" icon={<Mail aria-hidden="true" size={19} />}>
            {say.letters}
          </SideLink>
        </nav>
      </aside>
      <div className="dashboard-main">
        <header className="dashboard-top">
          <Link to="/dashboard" className="dashboard-logo on-phone" aria-label={say.home}>
            <Logo />
          </Link>
          <UserMenu user={user} />
        </header>
        <main id="main" tabIndex={-1} className="dashboard-content">
          {!user.isEmailVerified && <Unverified email={user.email} />}
          {children}
        </main>
      </div>
      <nav className="dashboard-bottom" aria-label={say.label}>
        <NavLink to="/dashboard" end>
          <LayoutDashboard aria-hidden="true" size={22} />
          {say.homeShort}
        </NavLink>
        <Link to="/dashboard/letters/new" className="dashboard-new" aria-label={say.newLetter}>
          <Plus aria-hidden="true" size={24} />
        </Link>
        <NavLink to="/dashboard/letters">
          <Mail aria-hidden="true" size={22} />
          {say.lettersShort}
        </NavLink>
      </nav>
    </div>
  )
}

function SideLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} end={to === '/dashboard'} className="dashboard-link">
      {icon}
      {children}
    </NavLink>
  )
}

function Unverified({ email }: { email: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <Banner tone="info" onDismiss={() => setDismissed(true)}>
      {dashboardText.unverified(email)}
    </Banner>
  )
}
