import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'
import { deferHydration } from './app/late-hydration.ts'

/**
 * Rewrites pages that were made ahead so that they are read without any of our code: styles are in the page, and React
 * waits for `deferHydration` to fetch it.
 * @param folder - where the build left the pages
 * @param paths - of the pages, as the address has them
 */
export async function inlineLateHydration(folder: string, paths: readonly string[]): Promise<void> {
  const hydrationScript = (await minify('late-hydration.js', `(${deferHydration.toString()})()`)).code.trim()
  // React Router marks with `#` a sheet that several routes name.
  const readStyle = (href: string) => readFile(join(folder, href.replace(/#$/, '')), 'utf8')
  for (const path of paths) {
    const file = join(folder, path, 'index.html')
    await writeFile(file, await withLateHydration(await readFile(file, 'utf8'), readStyle, hydrationScript))
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The page with its styles in it and its starting script deferred back; throws where it does not look as expected. */
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
  // Functions: `$&` in what is put in must stay as it is.
  return (
    html
      .replace(preload, '')
      // React takes over the elements it made: the links stay, and `deferHydration` names their sheets again. These never apply:
      // what they hold is in the page, and a second time it would show another font for a moment.
      .replace(stylesheet, '<link rel="stylesheet" data-href="$1" media="not all"/>')
      .replace('</head>', () => `<style>${styles}</style></head>`)
      .replace(whole, () => `${deferred}<script>${hydrationScript}</script>`)
  )
}
