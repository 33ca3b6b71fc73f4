import type { Profile } from '@lettrine/contract/profile'
import {
  Activity,
  ChartLine,
  ChevronDown,
  CircleHelp,
  CircleUser,
  CreditCard,
  LogOut,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { signOut } from '../../lib/session/session.ts'
import { PlanBadge } from '../../shared/badges/badge.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { toast } from '../../ui/toast.ts'
import { dashboardText } from './dashboard.fr.ts'

const texts = dashboardText.user

const places: { label: string; to: string; icon: ReactNode; isForAdmins?: true }[] = [
  { label: texts.profile, to: '/dashboard/profile', icon: <CircleUser /> },
  { label: texts.subscription, to: '/dashboard/subscription', icon: <CreditCard /> },
  { label: texts.security, to: '/dashboard/security', icon: <ShieldCheck /> },
  { label: texts.settings, to: '/dashboard/settings', icon: <Settings /> },
  { label: texts.analytics, to: '/dashboard/analytics', icon: <ChartLine />, isForAdmins: true },
  { label: texts.health, to: '/dashboard/health', icon: <Activity />, isForAdmins: true },
  { label: texts.help, to: '/help', icon: <CircleHelp /> },
]

export function UserMenu({ user }: { user: Profile }) {
  async function leave() {
    try {
      await signOut()
      toast.success({ title: texts.signedOut })
    } catch (fault) {
      toast.error({
        title: texts.signOutFailed,
        message: fault instanceof ApiError ? fault.message : '',
      })
    }
  }

  return (
    <div className="user-menu">
      <ThemeSwitch />
      <Menu
        trigger={
          <button type="button" className="user-menu-trigger">
            <span className="sr-only">{texts.menu(user.displayName)}</span>
            <Avatar name={user.displayName} photo={user.photoURL} />
            <span className="user-name" aria-hidden="true">
              {user.displayName}
            </span>
            <span className="user-plan" aria-hidden="true">
              <PlanBadge plan={user.plan} />
            </span>
            <ChevronDown aria-hidden="true" size={16} />
          </button>
        }
        items={[
          ...places
            .filter(({ isForAdmins }) => !isForAdmins || user.isAdmin)
            .map(({ label, to, icon }) => ({ label, to, icon })),
          'separator',
          { label: texts.signOut, icon: <LogOut />, onSelect: () => void leave() },
        ]}
      />
    </div>
  )
}
