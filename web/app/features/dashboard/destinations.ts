import { CircleUser, CreditCard, LayoutDashboard, LayoutTemplate, type LucideIcon, Mail } from 'lucide-react'
import { dashboardText } from './dashboard.fr.ts'

const say = dashboardText.nav

export type Destination = {
  to: string
  name: string
  shortName: string
  icon: LucideIcon
  badge?: (mayUpgrade: boolean) => { text: string; tone: 'final' | 'template' } | undefined
}

/** Where the sidebar leads, in its order. */
export const destinations: readonly Destination[] = [
  { to: '/dashboard', name: say.home, shortName: say.homeShort, icon: LayoutDashboard },
  { to: '/dashboard/letters', name: say.letters, shortName: say.lettersShort, icon: Mail },
  {
    to: '/dashboard/templates',
    name: say.templates,
    shortName: say.templates,
    icon: LayoutTemplate,
    badge: () => ({ text: say.new, tone: 'final' }),
  },
  {
    to: '/dashboard/subscription',
    name: say.subscription,
    shortName: say.subscription,
    icon: CreditCard,
    badge: (mayUpgrade) => (mayUpgrade ? { text: say.upgrade, tone: 'template' } : undefined),
  },
  {
    to: '/dashboard/profile',
    name: say.profile,
    shortName: say.profile,
    icon: CircleUser,
  },
]
