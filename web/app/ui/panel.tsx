import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A sheet of paper on the desk. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes('rounded-card bg-paper shadow-card', className)} />
}
