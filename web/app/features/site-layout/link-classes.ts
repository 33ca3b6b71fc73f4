/** A word of the bar that leads somewhere, or opens what does. */
export const linkClasses =
  'inline-flex min-h-11 items-center rounded-control px-3 text-ui font-medium no-underline transition-colors duration-quick hover:bg-sunken'
