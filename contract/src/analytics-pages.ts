/**
 * Routes whose page views are counted, as URL patterns: a real URL may contain a letter id or a share token.
 * In a file of its own so that pages that send events do not load the schemas.
 */
export const analyticsPages = [
  '/',
  '/help',
  '/help/french',
  '/help/french/:family',
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
  '/dashboard/career',
  '/dashboard/career/import',
  '/dashboard/exercise',
  '/dashboard/settings',
  '/dashboard/security',
  '/dashboard/my-data',
  '/dashboard/notifications',
  '/dashboard/analytics',
  '/dashboard/health',
  '/l/:token',
  'not-found',
] as const

/** Events in one batch at most. */
export const maxEventsPerBatch = 50

/** Bytes of one batch at most. */
export const maxAnalyticsBatchBytes = 16 * 1024

/** Web vitals are rounded to multiples of this: milliseconds, thousandths for CLS. */
export const vitalStep = 10
export const maxVitalValue = 60_000
