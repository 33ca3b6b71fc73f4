import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/** A toggle filter, with its number of results. */
export function Chip({
  selected,
  count,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & { selected: boolean; count?: number; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classes(
        'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-small font-medium pointer-coarse:min-h-11',
        selected
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line-strong bg-raised text-ink hover:border-line-field',
        className,
      )}
    >
      {children}
      {count === undefined ? null : <span className={selected ? undefined : 'text-ink-muted'}>{count}</span>}
    </button>
  )
}
