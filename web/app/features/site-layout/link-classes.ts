/** Classes of a link or menu button in the header. */
export const linkClasses =
  'inline-flex min-h-11 items-center rounded-control px-3 text-ui font-medium no-underline transition-colors duration-quick hover:bg-sunken'
