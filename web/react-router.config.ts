import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress.ts'
import { startLate } from './late-start.ts'
import { pagesMadeAhead, readPages } from './made-ahead.ts'

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
