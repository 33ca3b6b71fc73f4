import { Lock, type LucideIcon } from 'lucide-react'
import { quotaText as texts } from './letter-quota.fr.ts'
import { useIsQuotaReached } from './letter-quota.ts'

/** The icon of an action that adds a letter; a lock where the plan allows none. */
export function QuotaIcon({ icon: Icon, size = 18 }: { icon: LucideIcon; size?: number }) {
  if (!useIsQuotaReached()) return <Icon aria-hidden="true" size={size} />
  return (
    <>
      <Lock aria-hidden="true" size={size} />
      <span className="sr-only">{texts.locked} </span>
    </>
  )
}
