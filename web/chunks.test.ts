import { expect, it } from 'vitest'
import { fileGroups, fileNames } from './chunks.ts'

const route = (name: string) => `/web/app/routes/${name}.tsx?client-route`
const root = '/web/app/root.tsx?client-route'
const [home, overview, dashboard, letters] = [
  'home',
  'dashboard.overview',
  'dashboard',
  'dashboard.letters',
].map(route) as [string, string, string, string]

/** Importers of a module, static and dynamic. */
const importers: Record<string, { now?: string[]; later?: string[] }> = {
  react: { now: [root, home, dashboard] },
  button: { now: [home, 'menu'] },
  menu: { now: [dashboard] },
  table: { now: [overview, letters] },
  palette: { later: ['menu'] },
  'palette-list': { now: ['palette', dashboard] },
  toaster: { later: [root] },
  popup: { now: ['toaster', dashboard] },
  'first-of-two': { later: ['second-of-two', 'menu'] },
  'second-of-two': { later: ['first-of-two'] },
  circle: { now: ['first-of-two', 'second-of-two', dashboard] },
  hero: { now: [home] },
}

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id.startsWith('/web/app/'),
    importers: importers[id]?.now ?? [],
    dynamicImporters: importers[id]?.later ?? [],
  }),
}

const groupOf = (id: string) =>
  fileGroups()
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ name }) => name(id, graph))
    .find((name) => name !== null)
    ?.replace(/-.*/, '')

it.each([
  ['react', 'start'],
  ['button', 'shared'],
  ['menu', 'frame'],
  // Loaded by some private screens, not by their layout.
  ['table', 'screens'],
  ['hero', undefined],
  // Loaded dynamically, by private screens only.
  ['palette-list', 'frame'],
  ['circle', 'frame'],
  // Loaded dynamically, by public pages too.
  ['popup', 'shared'],
])('%s is in the chunk %s', (id, part) => {
  expect(groupOf(id)).toBe(part)
})

it('does not name a shared file after all its modules', () => {
  expect(fileNames.chunkFileNames({ name: 'shared~login~register' })).toBe('assets/shared-[hash].js')
  expect(fileNames.assetFileNames({ names: ['shared~login~register.css'] })).toBe(
    'assets/shared-[hash][extname]',
  )
  expect(fileNames.assetFileNames({ names: [] })).toBe('assets/file-[hash][extname]')
})
