import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 3210)
/** The whole matrix: every journey at both sizes, instead of a phone only where the layout differs. */
const isFullMatrix = process.env.TEST_SIZE === 'full'
/** The editor on a phone shows one part at a time: these journeys use several beside each other. */
const desktopSpecs = /(access|autosave|keyboard|live-socket|mishaps|spelling|writers|writing)\.spec/
const executablePath = process.env.CHROMIUM_PATH
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // Actions and requests, without a copy of the page at each of them: those copies doubled the time of a journey
    // with many keys. `playwright test NAME --trace retain-on-failure` keeps them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      ...(isFullMatrix ? { grepInvert: /@desktop-only/, testIgnore: desktopSpecs } : { grep: /@phone/ }),
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: '..',
    env: {
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1,::1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    url: `http://localhost:${port}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'pipe',
  },
})
