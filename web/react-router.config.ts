import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: false,
  // Public pages are HTML at build time; private screens are drawn by the browser.
  prerender: ['/', '/login', '/register', '/terms', '/privacy', '/404'],
} satisfies Config
