import { defineConfig } from 'vitest/config'
import { buildTimeData, pageData } from './web/build-time-data.ts'

const node = { environment: 'node' as const }

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        plugins: [buildTimeData(pageData)],
        test: {
          ...node,
          name: 'unit',
          // Files share a process, so that modules load once; global state set by one file is seen by the next.
          isolate: false,
          include: ['{contract,letter-craft,sandbox,server,web,scripts,bench}/**/*.test.ts', '*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{db,built}.test.ts'],
          // Long, for busy machines.
          testTimeout: 60_000,
        },
      },
      {
        // Reads the result of `scripts/build-web.ts`, which must run first.
        test: {
          ...node,
          name: 'built',
          include: ['web/**/*.built.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          ...node,
          name: 'database',
          // Files share one process, so that the server's modules load once; each file opens its own database.
          isolate: false,
          include: ['{server,scripts}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['scripts/test-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
