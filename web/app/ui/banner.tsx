import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './ui.fr.ts'

export type BannerTone = 'danger' | 'warning' | 'info' | 'success'

const looks = {
  danger: { icon: CircleAlert, look: 'border-danger-line bg-danger-soft text-danger' },
  warning: { icon: TriangleAlert, look: 'border-warning-line bg-warning-soft text-warning' },
  info: { icon: Info, look: 'border-info-line bg-info-soft text-info' },
  success: { icon: CircleCheck, look: 'border-success-line bg-success-soft text-success' },
} as const satisfies Record<BannerTone, object>

export type BannerProps = {
  tone: BannerTone
  children: ReactNode
  icon?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
}

/** A message that stays while it applies, or until it is dismissed. */
export function Banner({ tone, children, icon, action, onDismiss }: BannerProps) {
  const { icon: Icon, look } = looks[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(
        'flex flex-wrap items-start gap-2.5 sm:flex-nowrap rounded-control border px-3.5 py-2.5 text-ui',
        look,
      )}
    >
      <span className="mt-0.5 shrink-0 [&_svg]:size-[18px]">{icon ?? <Icon aria-hidden="true" />}</span>
      <div className="min-w-40 flex-1 wrap-anywhere leading-normal">{children}</div>
      {action ? <div className="max-sm:order-last">{action}</div> : null}
      {onDismiss ? (
        <IconButton
          label={uiTexts.dismiss}
          icon={<X />}
          onClick={onDismiss}
          className="-my-1.5 -mr-2 text-inherit hover:bg-transparent"
        />
      ) : null}
    </div>
  )
}

/** A link in the words of a message, or beside them. */
export const BannerLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="font-semibold text-inherit underline underline-offset-[3px]">
    {children}
  </Link>
)
