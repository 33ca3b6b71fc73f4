import {
  BriefcaseBusiness,
  CircleUser,
  CreditCard,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  Mail,
} from 'lucide-react'
import { dashboardText } from './dashboard.fr.ts'

const texts = dashboardText.nav

export type Destination = {
  to: string
  name: string
  shortName: string
  icon: LucideIcon
  badge?: (mayUpgrade: boolean) => { text: string; tone: 'final' | 'template' } | undefined
}

/** Links of the sidebar, in their order. */
export const destinations: readonly Destination[] = [
  { to: '/dashboard', name: texts.home, shortName: texts.homeShort, icon: LayoutDashboard },
  { to: '/dashboard/letters', name: texts.letters, shortName: texts.lettersShort, icon: Mail },
  {
    to: '/dashboard/career',
    name: texts.career,
    shortName: texts.careerShort,
    icon: BriefcaseBusiness,
  },
  {
    to: '/dashboard/templates',
    name: texts.templates,
    shortName: texts.templates,
    icon: LayoutTemplate,
    badge: () => ({ text: texts.new, tone: 'final' }),
  },
  {
    to: '/dashboard/subscription',
    name: texts.subscription,
    shortName: texts.subscription,
    icon: CreditCard,
    badge: (mayUpgrade) => (mayUpgrade ? { text: texts.upgrade, tone: 'template' } : undefined),
  },
  {
    to: '/dashboard/profile',
    name: texts.profile,
    shortName: texts.profile,
    icon: CircleUser,
  },
]
