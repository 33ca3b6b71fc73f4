import type { Profile } from '@lettrine/contract/profile'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LetterQuotaDialog } from '../../shared/letter-quota/letter-quota-notice.tsx'
import { useMayUpgrade } from '../../shared/plans/payments-config.ts'
import { useSettings } from '../../shared/settings/settings.ts'
import { Banner, BannerLink } from '../../ui/banner.tsx'
import { Logo } from '../../ui/logo.tsx'
import { adoptTheme } from '../../ui/theme.ts'
import { dashboardText } from './dashboard.fr.ts'
import { BottomNav, SideNav } from './dashboard-nav.tsx'
import { LetterQuotaMeter } from './letter-quota-meter.tsx'
import { UserMenu } from './user-menu.tsx'
import './dashboard.css'

const texts = dashboardText.nav

/** Layout of every dashboard page: navigation, search, notifications, user menu. */
export function DashboardLayout({
  user,
  search,
  bell,
  children,
}: {
  user: Profile
  /** Opens the search, in the top bar. */
  search: ReactNode
  /** The notification bell, at the top right. */
  bell: ReactNode
  children: ReactNode
}) {
  const theme = useSettings(user.id).data?.theme
  const mayUpgrade = useMayUpgrade(user.plan)
  useEffect(() => {
    if (theme) adoptTheme(theme)
  }, [theme])
  return (
    <div className="dashboard">
      <aside className="dashboard-side" aria-label={texts.side}>
        <Link to="/dashboard" className="dashboard-logo" aria-label={texts.home}>
          <Logo />
        </Link>
        <SideNav mayUpgrade={mayUpgrade} />
        <LetterQuotaMeter place="side" />
      </aside>
      <div className="dashboard-main">
        <header className="dashboard-top">
          <Link to="/dashboard" className="dashboard-logo on-phone" aria-label={texts.home}>
            <Logo />
          </Link>
          {search}
          {bell}
          <UserMenu user={user} />
        </header>
        <main id="main" tabIndex={-1} className="dashboard-content">
          {!user.isEmailVerified && <Unverified email={user.email} />}
          {children}
        </main>
      </div>
      <BottomNav />
      <LetterQuotaDialog />
    </div>
  )
}

function Unverified({ email }: { email: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <Banner tone="info" onDismiss={() => setDismissed(true)}>
      {dashboardText.unverified(email)}{' '}
      <BannerLink to="/dashboard/profile">{dashboardText.verify}</BannerLink>
    </Banner>
  )
}
