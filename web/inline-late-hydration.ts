import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'
import { deferHydration } from './app/late-hydration.ts'

/**
 * Rewrites prerendered pages so that they display without any of our code: styles are inlined, and `deferHydration`
 * delays fetching React.
 * @param folder - output folder of the build
 * @param paths - of the pages
 */
export async function inlineLateHydration(folder: string, paths: readonly string[]): Promise<void> {
  const hydrationScript = (await minify('late-hydration.js', `(${deferHydration.toString()})()`)).code.trim()
  // React Router appends `#` to a stylesheet that several routes import.
  const readStyle = (href: string) => readFile(join(folder, href.replace(/#$/, '')), 'utf8')
  for (const path of paths) {
    const file = join(folder, path, 'index.html')
    await writeFile(file, await withLateHydration(await readFile(file, 'utf8'), readStyle, hydrationScript))
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The page with inlined styles and a deferred entry script; throws on unexpected HTML. */
export async function withLateHydration(
  html: string,
  readStyle: (href: string) => Promise<string>,
  hydrationScript: string,
): Promise<string> {
  const [whole, source] = entryScript.exec(html) ?? []
  const modules = [...html.matchAll(preload)].map(([, href]) => href)
  const sheets = [...html.matchAll(stylesheet)].map(([, href]) => href!)
  if (!whole || modules.length === 0 || sheets.length === 0)
    throw new Error('The page has no script, module or style of the kind that React Router writes')
  const styles = (await Promise.all(sheets.map(readStyle))).join('\n')
  const deferred = `<script type="text/plain" id="late-hydration" data-modules="${modules.join(' ')}">${source}</script>`
  // Replacement functions: `$&` in the inserted text must stay as it is.
  return (
    html
      .replace(preload, '')
      // React hydrates the link elements it rendered: they stay, and `deferHydration` restores their addresses. Their
      // media never applies: the styles are inlined already, and applying them twice would flash another font.
      .replace(stylesheet, '<link rel="stylesheet" data-href="$1" media="not all"/>')
      .replace('</head>', () => `<style>${styles}</style></head>`)
      .replace(whole, () => `${deferred}<script>${hydrationScript}</script>`)
  )
}
