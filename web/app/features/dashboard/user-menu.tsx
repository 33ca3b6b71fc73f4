import type { Profile } from '@lettrine/contract/profile'
import { ChevronDown, LogOut } from 'lucide-react'
import { ApiError } from '../../lib/api-error.ts'
import { signOut } from '../../lib/session.ts'
import { Menu } from '../../ui/menu.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { toast } from '../../ui/toast.tsx'
import { dashboardText } from './dashboard.fr.ts'
import { initials } from './greeting.ts'

const say = dashboardText.user

export function UserMenu({ user }: { user: Profile }) {
  async function leave() {
    try {
      await signOut()
      toast.success({ title: say.signedOut })
    } catch (fault) {
      toast.error({
        title: say.signOutFailed,
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
            <span className="sr-only">{say.menu(user.displayName)}</span>
            <span className="user-initials" aria-hidden="true">
              {initials(user.displayName)}
            </span>
            <span className="user-name" aria-hidden="true">
              {user.displayName}
            </span>
            <ChevronDown aria-hidden="true" size={16} />
          </button>
        }
        items={[{ label: say.signOut, icon: <LogOut />, onSelect: () => void leave() }]}
      />
    </div>
  )
}
