/**
 * The screens whose visits are counted, by the pattern of their address: never the address itself, which may name a
 * letter or hold what opens it. Alone in this file, so that a page that counts need not load the schemas.
 */
export const analyticsPages = [
  '/',
  '/help',
  '/tips',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/dashboard/letters',
  '/dashboard/letters/new',
  '/dashboard/letters/bin',
  '/dashboard/letters/:id',
  '/dashboard/letters/:id/edit',
  '/dashboard/templates',
  '/dashboard/templates/new',
  '/dashboard/templates/moderation',
  '/dashboard/templates/:id/edit',
  '/dashboard/subscription',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/security',
  '/dashboard/my-data',
  '/dashboard/notifications',
  '/dashboard/analytics',
  '/l/:token',
  'not-found',
] as const

/** Events in one batch at most. */
export const maxEventsPerBatch = 50

/** Bytes of one batch at most. */
export const maxAnalyticsBatchBytes = 16 * 1024

/** The figures of a page load come in steps of this: milliseconds, and thousandths for shifts (CLS). */
export const vitalStep = 10
export const maxVitalValue = 60_000
