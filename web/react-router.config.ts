import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: false,
  // Public pages are HTML at build time; private screens are drawn by the browser. /404 is no route: it is
  // drawn by the one that catches unknown addresses, so that the page fits whatever address was asked.
  prerender: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/help',
    '/tips',
    '/terms',
    '/privacy',
    '/404',
  ],
} satisfies Config
