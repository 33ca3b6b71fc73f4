/** The part of what Rolldown tells of a module that is used here. */
type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** `routes/private.tsx` and what stands in it: nobody else reads their files. */
const privateRoute = /\/app\/routes\/(?:private|dashboard[^/?]*|editor|subscription)\.tsx/
/** The frame of every private screen. */
const frame = /\/app\/routes\/(?:private|dashboard)\.tsx/
/** What every page starts with. */
const start = /\/app\/root\.tsx/

/** The files that load a module as soon as they are loaded themselves: entries, and what is imported later. */
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

type Part = 'start' | 'shared' | 'frame'

/**
 * Files of the browser that go together are one file: what every page starts with, and the frame of the private
 * screens. Rolldown alone makes a file of each set of modules that the same routes load; /dashboard had 106, and a
 * browser fetches six at a time.
 */
export function fileGroups() {
  const known = new Map<string, ReadonlySet<string>>()
  const loaders = (id: string, graph: Graph) => [...loadersOf(id, graph, known)]

  /** `asked`: those being asked about, which import one another. */
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
    if (ours.length > 0 && ours.length < all.length) return 'shared'
    return ours.some((one) => frame.test(one)) ? 'frame' : undefined
  }

  const group = (part: Part) => ({
    name: (id: string, graph: Graph) => (partOf(id, graph) === part ? part : null),
  })
  // What a module imports goes where the module goes, unless it was taken before: hence the order.
  return [
    { ...group('start'), priority: 3 },
    // What public pages share with private ones stays apart by who loads it: none loads more than it needs.
    { ...group('shared'), priority: 2, entriesAware: true },
    { ...group('frame'), priority: 1 },
  ]
}

/** Rolldown would write the names of all who share a file into its own. */
const shortened = (name: string) => name.replace(/~.*/, '')

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortened(name)}-[hash].js`,
  assetFileNames: ({ names: [name = 'file'] }: { names: string[] }) =>
    `assets/${shortened(name.replace(/\.[^.]*$/, ''))}-[hash][extname]`,
}
