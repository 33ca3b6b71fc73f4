import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const named = /^import \{([^}]*)\} from 'lucide-react'$/gm

/** Module of each icon, by its name: lines such as `export { default as Plus, … } from './icons/plus.mjs'`. */
function readIconModules(): ReadonlyMap<string, string> {
  const list = join(dirname(resolve('lucide-react')), '../esm/lucide-react.mjs')
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/**
 * The source with each icon imported from its own module. The list of all icons counts as the importer of each of them:
 * the files of every page would hold the icons of all pages.
 */
export function withIconModules(source: string, modules: ReadonlyMap<string, string>): string {
  return source.replace(named, (line, names: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = modules.get(icon)
        return file && `import ${local} from 'lucide-react/icons/${file}'`
      })
    return imports.every(Boolean) ? imports.join(';') : line
  })
}

export function iconImports(): Plugin {
  const modules = readIconModules()
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) =>
      /\.tsx?$/.test(id.replace(/\?.*/, '')) && source.includes("'lucide-react'")
        ? { code: withIconModules(source, modules), map: null }
        : undefined,
  }
}
