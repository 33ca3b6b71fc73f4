import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress.ts'
import { buildEarlyEditor } from './early-editor.ts'
import { inlineLateHydration } from './inline-late-hydration.ts'
import { lateHydratedPages, prerenderedPages } from './prerendered.ts'

const folder = 'build/client'

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerenderedPages,
  buildEnd: async () => {
    await inlineLateHydration(folder, lateHydratedPages)
    await buildEarlyEditor(folder)
    await compressFiles(folder)
  },
} satisfies Config
