import { build } from 'vite'

/** Builds the page that stands in for the editor: a script of its own, which shares no file with the application. */
export async function buildEarlyEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { 'early-editor': 'app/features/letter-editor/early/early-editor.main.ts' },
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
}
