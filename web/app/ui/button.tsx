import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'tonal' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'regular' | 'small' | 'large'

const variants = {
  primary: 'bg-accent text-accent-ink enabled:hover:bg-accent-hover enabled:active:bg-accent-press',
  tonal:
    'bg-accent-soft text-accent-text border border-accent-line enabled:hover:border-accent enabled:active:bg-accent-line',
  secondary:
    'bg-raised text-ink border border-line-strong enabled:hover:border-line-field enabled:active:bg-sunken',
  ghost: 'bg-transparent text-ink enabled:hover:bg-sunken enabled:active:bg-line',
  danger: 'bg-danger-fill text-danger-ink enabled:hover:brightness-95 enabled:active:brightness-90',
} as const satisfies Record<ButtonVariant, string>

const sizes = {
  small: 'min-h-8 px-3 text-small gap-1.5 pointer-coarse:min-h-11',
  regular: 'min-h-10 px-4 text-ui gap-2 pointer-coarse:min-h-11',
  large: 'min-h-12 px-6 text-body gap-2.5',
} as const satisfies Record<ButtonSize, string>

// A link has no :enabled state, so it has styles of its own.
const asLink = (look: string) => look.replaceAll('enabled:', '')

const base =
  'relative inline-flex items-center justify-center [&_svg]:shrink-0 rounded-control font-semibold whitespace-nowrap no-underline select-none cursor-pointer transition-[background-color,border-color,color,transform] duration-quick enabled:active:duration-press disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint disabled:border-transparent aria-disabled:cursor-progress'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Work is under way: the button keeps its look and width, and ignores clicks. */
  busy?: boolean
  busyLabel?: string
}

export function Button({
  variant = 'primary',
  size = 'regular',
  icon,
  busy = false,
  busyLabel,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(base, variants[variant], sizes[size], className)}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(base, asLink(variants[variant]), sizes[size], className)}>
      {icon}
      {children}
    </Link>
  )
}
