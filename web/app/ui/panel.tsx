import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A panel with the look of a sheet of paper. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes('rounded-card bg-paper shadow-card', className)} />
}
