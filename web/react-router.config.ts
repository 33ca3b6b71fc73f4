import type { Config } from '@react-router/dev/config'
import { startLate } from './late-start.ts'

/** Pages to read, which need our code only for what one does with them. */
const readPages = ['/', '/help', '/tips', '/terms', '/privacy']

export default {
  appDirectory: 'app',
  ssr: false,
  // Public pages are HTML at build time; private screens are drawn by the browser. /404 is no route: it is
  // drawn by the one that catches unknown addresses, so that the page fits whatever address was asked.
  prerender: [
    ...readPages,
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/404',
  ],
  buildEnd: () => startLate('build/client', readPages),
} satisfies Config
