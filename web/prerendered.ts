/** The rules of French: a page for all, and one per family. */
const rulePages = [
  '/help/french',
  ...['agreement', 'conjugation', 'homophone', 'confusion', 'expression'].map(
    (family) => `/help/french/${family}`,
  ),
]

/** Prerendered pages that hydrate late: they are readable without JavaScript. */
export const lateHydratedPages = ['/', '/help', ...rulePages, '/tips', '/terms', '/privacy']

/**
 * Prerendered pages; the browser renders private screens. /404 is rendered by the catch-all route, so that the same
 * HTML fits any unknown address.
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
