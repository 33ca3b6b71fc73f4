import { expect, it } from 'vitest'
import { fileGroups, fileNames } from './chunks.ts'

const route = (name: string) => `/web/app/routes/${name}.tsx?client-route`
const root = '/web/app/root.tsx?client-route'
const [home, overview, dashboard, letters, shared] = [
  'home',
  'dashboard.overview',
  'dashboard',
  'dashboard.letters',
  'shared-letter',
].map(route) as [string, string, string, string, string]

/** Importers of a module, static and dynamic. */
const importers: Record<string, { now?: string[]; later?: string[] }> = {
  react: { now: [root, home, dashboard] },
  button: { now: [home, 'menu'] },
  client: { now: [shared, 'menu'] },
  heading: { now: [home, letters] },
  menu: { now: [dashboard] },
  card: { now: [overview] },
  table: { now: [overview, letters] },
  filter: { now: [letters, route('dashboard.templates')] },
  palette: { later: ['menu'] },
  'palette-list': { now: ['palette', dashboard] },
  toaster: { later: [root] },
  popup: { now: ['toaster', dashboard] },
  'first-of-two': { later: ['second-of-two', 'menu'] },
  'second-of-two': { later: ['first-of-two'] },
  circle: { now: ['first-of-two', 'second-of-two', dashboard] },
  hero: { now: [home] },
  '/node_modules/@tiptap/core/index.js': { now: [letters] },
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

it.each([
  ['react', 'start'],
  // Shared by the layout of private screens and public pages.
  ['button', 'start'],
  // The same, and the only public pages are those that call the API.
  ['client', 'api'],
  // Shared by a private screen and a public page.
  ['heading', 'shared'],
  ['menu', 'frame'],
  // Loaded by the overview, and perhaps other private screens, but not by their layout.
  ['card', 'overview'],
  ['table', 'overview'],
  // Loaded by several other private screens.
  ['filter', 'screens'],
  ['hero', undefined],
  // Loaded dynamically, by private screens only.
  ['palette-list', 'frame'],
  ['circle', 'frame'],
  // Loaded dynamically, by public pages too.
  ['popup', 'start'],
  ['/node_modules/@tiptap/core/index.js', 'editor'],
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
