import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTimeData, pageData } from './build-time-data.ts'
import { fileGroups, fileNames } from './chunks.ts'
import { iconImports } from './icon-imports.ts'
import { dictionaryFiles, knownStyles, patientRouteModules, withoutDom } from './module-aliases.ts'
import { withoutExamples } from './without-examples.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

export default defineConfig(({ command }) => ({
  plugins: [iconImports(), knownStyles(), tailwindcss(), reactRouter(), buildTimeData(pageData)],
  server: { proxy: { '/v1': { target: api, ws: true }, '/healthz': api, '/readyz': api } },
  // Pre-bundled at start: otherwise the first visit of each route reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  resolve: {
    alias: command === 'serve' ? [...dictionaryFiles, withoutDom] : [...dictionaryFiles, patientRouteModules],
  },
  // As modules: the worker that reads letters fetches a part of itself when it needs it.
  worker: { format: 'es', plugins: () => [withoutExamples()] },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: fileGroups() }, ...fileNames } },
      },
    },
  },
  // The content security policy forbids fetching a dictionary from a data: address.
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: (file) => (/\.(?:aff|dic)$/.test(file) ? false : undefined),
  },
}))
