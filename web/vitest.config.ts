import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { buildTimeData, pageData } from './build-time-data.ts'
import { dictionaryFiles, withoutDom } from './module-aliases.ts'

/** Component tests: screens in a real browser, on an API in memory (`testing/render-screen.tsx`). */
export default defineProject({
  plugins: [tailwindcss(), buildTimeData(pageData)],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [
      ...dictionaryFiles,
      withoutDom,
      {
        find: '@react-router/dev/routes',
        replacement: join(import.meta.dirname, 'testing/route-helpers.ts'),
      },
    ],
  },
  // One copy of React.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', 'testing/**/*.{ts,tsx}'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'vitest-browser-react',
      'axe-core',
      '@orpc/server',
      '@orpc/openapi/fetch',
    ],
  },
  test: {
    name: 'component',
    include: ['app/**/*.test.tsx'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // A busy machine delays frames, pointers and observers; a fault of the code fails twice.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the journeys: part of a text finds it.
      locators: { exact: false },
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
