import type { Profile } from '@lettrine/contract/profile'
import { ChevronDown, CircleUser, CreditCard, LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { signOut } from '../../lib/session/session.ts'
import { PlanBadge } from '../../shared/badges/badge.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { siteLayoutTexts } from './site-layout.fr.ts'

const texts = siteLayoutTexts.user

/** Menu of the signed-in user: name, plan and links. */
export function SiteUserMenu({ user }: { user: Profile }) {
  const navigate = useNavigate()
  async function leave() {
    try {
      await signOut()
      toast.success({ title: texts.signedOut })
      await navigate('/')
    } catch (fault) {
      toast.error({ title: texts.signOutFailed, message: fault instanceof ApiError ? fault.message : '' })
    }
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-sunken"
        >
          <span className="sr-only">{texts.menu(user.displayName)}</span>
          <Avatar name={user.displayName} photo={user.photoURL} />
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      }
      header={<Who user={user} />}
      items={[
        { label: texts.profile, icon: <CircleUser />, to: '/dashboard/profile' },
        { label: texts.subscription, icon: <CreditCard />, to: '/dashboard/subscription' },
        { label: texts.settings, icon: <Settings />, to: '/dashboard/settings' },
        'separator',
        { label: texts.signOut, icon: <LogOut />, onSelect: () => void leave() },
      ]}
    />
  )
}

function Who({ user: { displayName, email, plan } }: { user: Profile }) {
  return (
    <div className="flex max-w-64 flex-col gap-1 border-line border-b pb-2.5">
      <span className="truncate font-semibold text-ui">{displayName}</span>
      <span className="truncate text-ink-muted text-small">{email}</span>
      <span className="flex items-center gap-2 text-small">
        <PlanBadge plan={plan} />
        {/* An ended plan is not displayed. */}
        {plan === 'free' ? texts.inactive : texts.active}
      </span>
    </div>
  )
}
