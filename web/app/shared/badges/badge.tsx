import type { LetterStatus } from '@lettrine/contract/letters'
import type { Profile } from '@lettrine/contract/profile'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { uiTexts } from '../../ui/ui.fr.ts'

const base =
  'inline-flex items-center gap-1 rounded-tag px-2 py-0.5 text-micro font-semibold whitespace-nowrap'

const tones = {
  draft: 'bg-badge-draft text-badge-draft-ink',
  final: 'bg-badge-final text-badge-final-ink',
  archived: 'bg-badge-archived text-badge-archived-ink',
  template: 'bg-badge-template text-badge-template-ink',
  shared: 'bg-badge-shared text-badge-shared-ink',
} as const satisfies Record<LetterStatus, string>

export type BadgeTone = LetterStatus

/** A word on a coloured background. */
export function Badge({ tone = 'archived', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes(base, tones[tone])}>{children}</span>
}

export function StatusBadge({ status }: { status: LetterStatus }) {
  return <Badge tone={status}>{uiTexts.status[status]}</Badge>
}

const planTones = {
  free: 'bg-badge-plan-free text-badge-plan-free-ink',
  basic: 'bg-badge-plan-basic text-badge-plan-basic-ink',
  pro: 'bg-badge-plan-pro text-badge-plan-pro-ink',
  premium: 'bg-badge-plan-premium text-badge-plan-premium-ink',
  monthly: 'bg-badge-plan-premium text-badge-plan-premium-ink',
  lifetime: 'bg-badge-plan-pro text-badge-plan-pro-ink',
} as const satisfies Record<Profile['plan'], string>

/** `name` where another plan’s badge would read the same. */
export function PlanBadge({ plan, name = uiTexts.plan[plan] }: { plan: Profile['plan']; name?: string }) {
  const hasCrown = plan === 'premium' || plan === 'monthly'
  return (
    <span className={classes(base, planTones[plan])}>
      {hasCrown ? <Crown aria-hidden="true" className="size-3" /> : null}
      {name}
    </span>
  )
}
