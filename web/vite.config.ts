import { createRequire } from 'node:module'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fileGroups, fileNames } from './chunks.ts'
import { dictionaryFiles } from './dictionary-files.ts'
import { madeAtBuild, sampleLetters } from './made-at-build.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

const { resolve } = createRequire(import.meta.url)

// It reads entities from a DOM where there is one. Workers have none, and in development they share what pages get.
const withoutDom = {
  find: 'decode-named-character-reference',
  replacement: resolve('decode-named-character-reference'),
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), madeAtBuild({ 'virtual:sample-letters': sampleLetters })],
  server: { proxy: { '/v1': { target: api, ws: true }, '/healthz': api, '/readyz': api } },
  // Found before the first page is asked: else the pages reload under the newcomer, once per route.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  resolve: { alias: command === 'serve' ? [...dictionaryFiles, withoutDom] : dictionaryFiles },
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
