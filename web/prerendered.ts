/** Pages to read, which need our code only for what one does with them. */
export const lateHydratedPages = ['/', '/help', '/tips', '/terms', '/privacy']

/**
 * Pages that are HTML at build time; private screens are drawn by the browser. /404 is no route: it is drawn by the one
 * that catches unknown addresses, so that the page fits whatever address was asked.
 */
export const prerenderedPages = [
  ...lateHydratedPages,
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/404',
]
