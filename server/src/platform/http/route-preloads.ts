import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type BuiltRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
  css?: string[]
}
type BuiltRoutes = Readonly<Record<string, BuiltRoute>>

/**
 * Adds preload links for the files of a private route to the client-side fallback page: otherwise the browser would
 * discover them only after the first scripts ran, one round trip later.
 * @param html - the shared client-side fallback page
 * @param screens - paths such as `/dashboard/letters/:id`
 * @param folder - the web build, with its route manifest
 */
export function routePreloads(
  html: string,
  screens: readonly string[],
  folder: string,
): ReadonlyMap<string, string> {
  const routes = readRoutes(folder)
  return new Map(
    screens.map((screen) => {
      const page = withPreloads(html, filesOf(screen, routes))
      return [screen, unnamed(screen) === letterEditor ? withEditor(page, folder) : page] as const
    }),
  )
}

/** Address of the editor of a letter that exists. */
const letterEditor = '/dashboard/letters/:/edit'

/**
 * Puts first what the page that stands in for the editor needs: its script, the styles and the font of letters. All
 * files of the application come after.
 */
function withEditor(html: string, folder: string): string {
  const [early] = globSync('assets/early-editor-*.js', { cwd: folder })
  if (!early) return html
  const styles = html.match(preloadedStyle) ?? []
  const first = [
    `<script type="module" async="" fetchpriority="high" src="/${early}"></script>`,
    '<link rel="preload" href="/fonts/newsreader.woff2" as="font" type="font/woff2" crossorigin=""/>',
    ...styles,
  ]
  return html
    .replace(preloadedStyle, '')
    .replaceAll('<link rel="modulepreload" href', '<link rel="modulepreload" fetchpriority="low" href')
    .replace(/<meta charset[^>]*>/i, (charset) => `${charset}${first.join('')}`)
}

const preloadedStyle = /<link rel="preload" as="style"[^>]*>/g

function readRoutes(folder: string): BuiltRoutes {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!manifest) return {}
  // A script: `window.__reactRouterManifest={…};`
  const [json = '{}'] = /\{.*\}/s.exec(readFileSync(join(folder, manifest), 'utf8')) ?? []
  return (JSON.parse(json) as { routes: BuiltRoutes }).routes
}

/** Scripts and style sheets of the route at a path and of its parents. */
function filesOf(screen: string, routes: BuiltRoutes): string[] {
  const route = Object.values(routes)
    .filter((one) => (one.path || one.index) && unnamed(pathOf(one, routes)) === unnamed(screen))
    // A layout and its index route have the same path.
    .toSorted((one, other) => Number(other.index ?? false) - Number(one.index ?? false))[0]
  const files = (route ? branchOf(route, routes) : []).flatMap(({ module, imports = [], css = [] }) => [
    module,
    ...imports,
    ...css,
  ])
  return [...new Set(files.map((file) => file.replace(/#.*$/, '')))]
}

/** A route preceded by its parents. */
function branchOf(route: BuiltRoute, routes: BuiltRoutes): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return [...(parent ? branchOf(parent, routes) : []), route]
}

const pathOf = (route: BuiltRoute, routes: BuiltRoutes) =>
  `/${branchOf(route, routes)
    .map(({ path }) => path)
    .filter(Boolean)
    .join('/')}`

/** `:id` and `:letterId` are one. */
const unnamed = (path: string) => path.replace(/:\w+/g, ':')

/** The fallback page is that of a public path, which begins with a title in it; see `web/app/root.tsx`. */
const letterFont = /<link rel="preload" href="\/fonts\/newsreader[^>]*>/

function withPreloads(html: string, files: readonly string[]): string {
  const tags = files
    // React Router marks with `#` a sheet that several routes name.
    .filter((file) => !html.includes(`"${file}"`) && !html.includes(`"${file}#"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" href="${file}"/>`
        : // The page asks who is signed in meanwhile: that answer comes first.
          `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`,
    )
  return html.replace(letterFont, '').replace('</head>', `${tags.join('')}</head>`)
}
