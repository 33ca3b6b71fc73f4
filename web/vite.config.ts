import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/v1': { target: api, ws: true }, '/healthz': api, '/readyz': api } },
  // Found before the first page is asked: else the pages reload under the newcomer, once per route.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { reportCompressedSize: false },
})
