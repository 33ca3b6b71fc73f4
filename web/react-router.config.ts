import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress.ts'
import { startLate } from './inline-late-hydration.ts'
import { pagesMadeAhead, readPages } from './prerendered.ts'

const folder = 'build/client'

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: pagesMadeAhead,
  buildEnd: async () => {
    await startLate(folder, readPages)
    await compressFiles(folder)
  },
} satisfies Config
