import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/**
 * Aliases by which the browser reaches the files of the spelling dictionaries: their packages only export what Node
 * needs.
 */
export const dictionaryFiles = ['dictionary-en', 'dictionary-en-gb'].map((name) => ({
  find: new RegExp(`^${name}/(index\\.(?:aff|dic))`),
  replacement: `${dirname(resolve(name))}/$1`,
}))

/**
 * It decodes entities with a DOM where there is one. Workers have none, and in development they share the modules of
 * pages.
 */
export const withoutDom = {
  find: 'decode-named-character-reference',
  replacement: resolve('decode-named-character-reference'),
}

/** React Router’s own function reloads the page where a module does not come. */
export const patientRouteModules = {
  find: /^\.\/routeModules\.js$/,
  replacement: join(import.meta.dirname, 'app/lib/react/load-route-module.ts'),
}

/**
 * A file that is loaded later names the styles it was built with. Vite looks for them by their address, to which React
 * Router adds a `#`: without this the styles and fonts of the page would be loaded again, and all be laid out anew.
 */
export function knownStyles(): Plugin {
  return {
    name: 'known-styles',
    apply: 'build',
    transform: (code, id) =>
      id.includes('vite/preload-helper') ? { code: withPlainAddresses(code), map: null } : undefined,
  }
}

function withPlainAddresses(code: string): string {
  const known = 'styles.add(link.href)'
  if (!code.includes(known)) throw new Error('Vite finds the styles of a page in another way')
  return code.replace(known, "styles.add(link.href.replace(/#$/, ''))")
}
