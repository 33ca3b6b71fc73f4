import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTimeData, sampleLetters } from './build-time-data.ts'
import { fileGroups, fileNames } from './chunks.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

// Their packages only export what Node reads; the browser fetches the files themselves.
const { resolve } = createRequire(import.meta.url)
const dictionaries = ['dictionary-fr', 'dictionary-en', 'dictionary-en-gb'].map((name) => ({
  find: new RegExp(`^${name}/(index\\.(?:aff|dic))`),
  replacement: `${dirname(resolve(name))}/$1`,
}))

// It reads entities from a DOM where there is one. Workers have none, and in development they share what pages get.
const withoutDom = {
  find: 'decode-named-character-reference',
  replacement: resolve('decode-named-character-reference'),
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), buildTimeData({ 'virtual:sample-letters': sampleLetters })],
  server: { proxy: { '/v1': { target: api, ws: true }, '/healthz': api, '/readyz': api } },
  // Found before the first page is asked: else the pages reload under the newcomer, once per route.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  resolve: { alias: command === 'serve' ? [...dictionaries, withoutDom] : dictionaries },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: fileGroups() }, ...fileNames } },
      },
    },
  },
  // A dictionary in a data: address could not be fetched under our content security policy.
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: (file) => (/\.(?:aff|dic)$/.test(file) ? false : undefined),
  },
}))
