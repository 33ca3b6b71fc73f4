import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { tooltipAttributes } from './tooltip-attributes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  shortcut?: string
  /** For a toggle: whether it is on. */
  pressed?: boolean
}

const look =
  'inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink transition-colors duration-quick hover:bg-sunken active:bg-line pointer-coarse:size-11 [&_svg]:size-[18px]'

/** A square button with an icon only, named by a tooltip and for screen readers. */
export function IconButton({
  label,
  icon,
  shortcut,
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...tooltipAttributes(label, shortcut)}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut?.replace('Ctrl ', 'Control+')}
      className={classes(
        look,
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-faint disabled:opacity-60',
        pressed ? 'bg-accent-soft text-accent-text' : undefined,
        className,
      )}
    >
      {icon}
    </button>
  )
}

/** The same as a link. */
export function IconLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <Link to={to} aria-label={label} {...tooltipAttributes(label)} className={look}>
      {icon}
    </Link>
  )
}
