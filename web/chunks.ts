/** The part of Rolldown’s module information used here. */
type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** `routes/private.tsx` and its descendants: only private screens load their files. */
const privateRoute = /\/app\/routes\/(?:private|dashboard[^/?]*|editor|subscription)\.tsx/
/** Layout of private screens. */
const frame = /\/app\/routes\/(?:private|dashboard)\.tsx/
/** The screen that people come to. */
const overview = /\/app\/routes\/dashboard\.overview\.tsx/
/** The public pages that call the API through its client: what they share with private screens may need it. */
const apiPage = /\/app\/routes\/(?:shared-letter|verify-email)\.tsx/
/** A small module that joined its file would make screens that do not write load it. */
const editor = /\/node_modules\/(?:@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname)/
/** Entry of every page. */
const start = /\/app\/root\.tsx/

/** Files that load a module statically: entries and dynamic imports. */
function loadersOf(id: string, graph: Graph, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = known.get(id)
  if (found) return found
  const loaders = new Set<string>()
  const seen = new Set<string>()
  const climb = (one: string) => {
    if (seen.has(one)) return
    seen.add(one)
    const info = graph.getModuleInfo(one)
    if (!info) return
    if (info.isEntry || info.dynamicImporters.length > 0) loaders.add(one)
    for (const importer of info.importers) climb(importer)
  }
  climb(id)
  known.set(id, loaders)
  return loaders
}

type Part = 'start' | 'api' | 'shared' | 'frame' | 'overview' | 'screens'

/**
 * Groups browser files that are always loaded together: the entry of every page, the layout of private screens, and
 * their first one.
 * By default Rolldown makes a file per set of routes that share modules; /dashboard had 106, and a browser fetches
 * six at a time.
 */
export function fileGroups() {
  const known = new Map<string, ReadonlySet<string>>()
  const loaders = (id: string, graph: Graph) => [...loadersOf(id, graph, known)]

  /** `asked`: modules under examination, to stop at import cycles. */
  const isPrivate = (loader: string, graph: Graph, asked: ReadonlySet<string> = new Set()): boolean => {
    if (privateRoute.test(loader) || asked.has(loader)) return true
    const info = graph.getModuleInfo(loader)
    if (!info || info.isEntry) return false
    const importers = info.dynamicImporters.flatMap((importer) => loaders(importer, graph))
    return importers.every((one) => isPrivate(one, graph, new Set([...asked, loader])))
  }

  const partOf = (id: string, graph: Graph): Part | undefined => {
    const all = loaders(id, graph)
    if (all.some((one) => start.test(one))) return 'start'
    const ours = all.filter((one) => isPrivate(one, graph))
    const isOfFrame = ours.some((one) => frame.test(one))
    const isFirst = isOfFrame || ours.some((one) => overview.test(one))
    if (ours.length > 0 && ours.length < all.length) {
      if (!isFirst) return 'shared'
      const isOfApi = all.every((one) => apiPage.test(one) || isPrivate(one, graph))
      // Small, and of most pages: a file of each set of pages would cost more requests than bytes.
      return isOfApi ? 'api' : 'start'
    }
    if (isOfFrame) return 'frame'
    if (isFirst) return 'overview'
    return ours.length > 1 ? 'screens' : undefined
  }

  const group = (part: Part) => ({
    name: (id: string, graph: Graph) => (partOf(id, graph) === part ? part : null),
  })
  // Dependencies of a module join its group unless another group took them before: hence the order. A dependency is
  // loaded by as many files at least.
  return [
    { ...group('start'), priority: 6 },
    { ...group('api'), priority: 5 },
    // Modules shared by public and private pages are grouped by who loads them: no page loads more than it needs.
    { ...group('shared'), priority: 4, entriesAware: true },
    { ...group('frame'), priority: 3 },
    { ...group('overview'), priority: 2 },
    { name: (id: string) => (editor.test(id) ? 'editor' : null), priority: 1.5 },
    // A small file costs a request on a slow network, and few bytes where it is not needed.
    { ...group('screens'), priority: 1, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
  ]
}

/** Rolldown would otherwise name a shared file after all its modules. */
const shortened = (name: string) => name.replace(/~.*/, '')

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortened(name)}-[hash].js`,
  assetFileNames: ({ names: [name = 'file'] }: { names: string[] }) =>
    `assets/${shortened(name.replace(/\.[^.]*$/, ''))}-[hash][extname]`,
}
