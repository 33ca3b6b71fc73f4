import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const client = join(import.meta.dirname, 'build/client')
const assets = join(client, 'assets')
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
const source = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))

type Files = ReadonlyMap<string, string>

const staticImport = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const laterImport = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** Files that `names` load, including themselves; `isLater` adds dynamic imports. */
function reach(names: readonly string[], files: Files, isLater = false): Set<string> {
  const reached = new Set<string>()
  const follow = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    const text = files.get(name) ?? ''
    for (const pattern of isLater ? [staticImport, laterImport] : [staticImport])
      for (const [, next] of text.matchAll(pattern)) follow(next!)
  }
  for (const name of names) follow(name)
  return reached
}

/** kB (1,000 bytes), each file gzipped by itself. */
const kilobytes = (names: Iterable<string>, files: Files) =>
  [...names].reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0) / 1000

const pageAt = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8')

/** Files fetched with a page: by a script, a preload, or the imports of an inline script. */
function fetchedWith(html: string, files: Files): Set<string> {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags.filter((tag) => /^<script|modulepreload/.test(tag) && !/type="text\/plain"/.test(tag))
  const running = [...html.matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g)]
  const texts = [
    ...named.map((tag) => tag.replace(/ data-[\w-]+="[^"]*"/g, '')),
    ...running.map(([, text]) => text!),
  ]
  return reach(texts.flatMap(namesIn), files)
}

/** Files a page may have fetched after hydration, before any interaction. */
const filesAfterHydration = (html: string, files: Files) => reach(namesIn(html), files)

const namesIn = (text: string) => [...text.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name!)

/** Inline scripts, in gzipped kB. */
const inline = (html: string) =>
  kilobytes(
    ['page'],
    new Map([
      ['page', [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('\n')],
    ]),
  )

/** Files of each route, by id. */
function routesOf(files: Files): Map<string, string[]> {
  const manifest = [...files.keys()].find((name) => name.startsWith('manifest-'))!
  const { routes } = JSON.parse(/\{.*\}/s.exec(files.get(manifest)!)![0]) as {
    routes: Record<string, { module: string; imports?: string[] }>
  }
  const own = Object.entries(routes).map(([id, { module, imports = [] }]) => {
    return [id, [module, ...imports].map((path) => basename(path))] as const
  })
  return new Map(own)
}

const holding = (mark: string, files: Files) =>
  [...files].filter(([, text]) => text.includes(mark)).map(([name]) => name)

/** Routes that can reach a file, by static or dynamic imports. */
const routesTo = (name: string, files: Files) =>
  [...routesOf(files)].filter(([, own]) => reach(own, files, true).has(name)).map(([id]) => id)

describe('JavaScript fetched with a page, in gzipped kB', () => {
  // Hydrated late: React is fetched on the first interaction (`late-hydration.ts`).
  test.each([
    ['/', 3],
    ['/help', 3],
    // With their prerendered data.
    ['/help/french', 32],
    ['/help/french/confusion', 52],
    // With its prerendered data, whose example is a letter of the composer: a few words longer or shorter, as it is worded.
    ['/tips', 9.3],
    ['/terms', 3],
    ['/privacy', 3],
  ])('%s: no module, at most %d kB of inline scripts', (path, budget) => {
    const html = pageAt(path)
    expect([...fetchedWith(html, source)]).toEqual([])
    expect(inline(html)).toBeLessThanOrEqual(budget)
  })

  test.each([
    // Each holds the addresses of all screens, the reference of a fault, and the reload for a missing file.
    ['/', 155.8],
    // With what it says of the second factor and passkeys.
    ['/help', 166],
    ['/help/french', 150],
    ['/help/french/confusion', 150],
    ['/tips', 147.7],
    ['/terms', 159.7],
    // With the analytics switch.
    ['/privacy', 168],
  ])('%s, after hydration: at most %d kB', (path, budget) => {
    const hydrated = filesAfterHydration(pageAt(path), source)
    expect(hydrated.size).toBeGreaterThan(5)
    expect(kilobytes(hydrated, source)).toBeLessThanOrEqual(budget)
  })

  test.each([
    ['/login', 188],
    ['/register', 187],
  ])('%s: at most %d kB', (path, budget) => {
    const fetched = fetchedWith(pageAt(path), source)
    expect(fetched.size).toBeGreaterThan(5)
    expect(kilobytes(fetched, source)).toBeLessThanOrEqual(budget)
  })
})

describe('files of a private screen', () => {
  // A browser fetches six at a time: on a slow phone their number matters as much as their size.
  test.each([
    // React, React Router, the client of the API, and its own.
    ['routes/dashboard.overview', 12, 182],
    // With TipTap, which it shares with the editor of templates; one writes in a page of 8 kB meanwhile.
    // Rolldown makes one file more of the same modules since a tab reloads for a missing file.
    ['routes/dashboard.letter-editor', 63, 569],
  ])('%s: at most %d files of %d kB', (id, most, budget) => {
    const routes = routesOf(source)
    const around = ['root', 'routes/private', 'routes/dashboard', id].flatMap((one) => routes.get(one) ?? [])
    const files = reach([...holding('hydrateRoot', source), ...around], source)
    expect(files.size).toBeGreaterThan(8)
    expect(files.size).toBeLessThanOrEqual(most)
    expect(kilobytes(files, source)).toBeLessThanOrEqual(budget)
  })
})

describe('heavy modules are only loaded where they are used', () => {
  // The validator of forms, dialogs and menus, toasts.
  test.each(['safeParse', 'data-base-ui', 'data-sonner-toast'])('%j comes after the overview', (mark) => {
    const routes = routesOf(source)
    const around = ['root', 'routes/private', 'routes/dashboard', 'routes/dashboard.overview']
    const first = reach(
      around.flatMap((one) => routes.get(one) ?? []),
      source,
    )
    const files = holding(mark, source)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => first.has(file))).toEqual([])
  })

  test('only screens that write can load TipTap, and the list of letters ahead of them', () => {
    const files = holding('ProseMirror', source)
    expect(files.length).toBeGreaterThan(0)
    const writing = [
      'routes/dashboard.letters',
      'routes/dashboard.templates.new',
      'routes/dashboard.templates.edit',
      'routes/dashboard.templates.moderation',
      'routes/dashboard.letter-editor',
    ]
    for (const file of files) expect(writing).toEqual(expect.arrayContaining(routesTo(file, source)))
  })

  test('the page that stands in for the editor is one file of at most 8 kB', () => {
    const files = [...source.keys()].filter((name) => name.startsWith('early-editor-'))
    expect(files).toHaveLength(1)
    expect(reach(files, source, true).size).toBe(1)
    expect(kilobytes(files, source)).toBeLessThanOrEqual(8)
  })

  test('the rules of French are only in the worker of the editor: pages get their sentences', () => {
    const files = holding('[fond → fonds]', source)
    expect(files.length).toBe(1)
    expect(files[0]).toMatch(/^reading\.worker-/)
  })

  test('the worker of the editor has the rules alone: no schema of the API', () => {
    const [worker = ''] = holding('[fond → fonds]', source)
    expect(holding('safeParse', source)).not.toContain(worker)
  })

  test('the composer stays on the server: no file has its sentences', () => {
    for (const words of ['will be asked to {cc}', 'vous souhaitez confier {n1}'])
      expect(holding(words, source)).toEqual([])
  })

  // The name of the dictionary, and the validation of answers.
  test.each(['.dic', 'safeParse'])('%j is not sent with the home page', (mark) => {
    const files = holding(mark, source)
    expect(files.length).toBeGreaterThan(0)
    const hydrated = filesAfterHydration(pageAt('/'), source)
    expect(files.filter((file) => hydrated.has(file))).toEqual([])
  })
})

describe('these tests would fail', () => {
  const files = new Map([
    [
      'manifest-1.js',
      '{"routes":{"routes/home":{"module":"/assets/home.js"},"routes/x":{"module":"/assets/x.js"}}}',
    ],
    ['home.js', 'import{a}from"./shared.js";const later=()=>import(`./tiptap.js`)'],
    ['shared.js', 'import "./deep.js"'],
    [
      'deep.js',
      `export const heavy = "${Array.from({ length: 9_000 }, (_, n) => (n * 7919) % 9973).join()}"`,
    ],
    ['tiptap.js', 'ProseMirror'],
    ['x.js', ''],
  ])

  test('if a page named a heavy script, preloaded it, or imported it in a script of its own', () => {
    for (const html of [
      '<script type="module" src="/assets/home.js"></script>',
      '<link rel="modulepreload" href="/assets/home.js"/>',
      '<script type="module" async="">import "/assets/home.js";</script>',
    ]) {
      const fetched = fetchedWith(html, files)
      expect([...fetched]).toEqual(['home.js', 'shared.js', 'deep.js'])
      expect(kilobytes(fetched, files)).toBeGreaterThan(10)
    }
  })

  test('if another route could come to TipTap, even later', () => {
    expect(routesTo('tiptap.js', files)).toEqual(['routes/home'])
  })
})
