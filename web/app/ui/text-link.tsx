import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'

/** A link in a sentence. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classes(
        'text-accent-text underline decoration-accent-line underline-offset-[3px] transition-colors duration-quick hover:decoration-accent',
        className,
      )}
    />
  )
}
