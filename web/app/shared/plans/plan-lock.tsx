import { Lock } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { planLockText as texts } from './plan-lock.fr.ts'

/** What needs a plan, said before it is pressed, and where to look. */
export function PlanLock({ children }: { children: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="m-0 flex gap-2 text-ink-muted text-small">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {children}
      </p>
      <ButtonLink to="/dashboard/subscription" variant="secondary" size="small">
        {texts.see}
      </ButtonLink>
    </div>
  )
}
