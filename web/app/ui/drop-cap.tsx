import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A sentence with a red initial, one per screen; screen readers get the whole word. */
export function DropCap({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={classes(
        'font-serif text-lead leading-body first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.06em] first-letter:text-[3.1em] first-letter:leading-[0.78] first-letter:text-rubric',
        className,
      )}
    >
      {children}
    </p>
  )
}
