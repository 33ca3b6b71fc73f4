import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Every TypeScript file of the workspaces, as a path from the root. */
export const sourceFiles: readonly string[] = globSync(
  '{contract,letter-craft,sandbox,server,web,scripts,e2e,bench}/**/*.{ts,tsx}',
  { exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path) },
)
  .filter((path) => statSync(path).isFile())
  .map((path) => relative('.', path))
  .sort()

/** A relative path, or a subpath of our packages, as a path from the root; other package names unchanged. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*$/, ''))
  const own = /^@lettrine\/(contract|letter-craft)\/(.+)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}.ts` : specifier
}

const parsed = new Map<string, ReturnType<typeof parseSync>>()

function parse(path: string): ReturnType<typeof parseSync> {
  const known = parsed.get(path)
  if (known) return known
  const result = parseSync(path, readFileSync(path, 'utf8'))
  parsed.set(path, result)
  return result
}

/** Static and dynamic imports and re-exports of `path`, types included: paths from the root, and package names. */
export function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const { module } = parse(path)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
    ...[...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)\./g)].map(([, specifier]) => specifier),
  ]
  const named = specifiers.filter((specifier) => specifier !== undefined)
  return [...new Set(named)].map((specifier) => resolve(path, specifier))
}

/** The text of a string literal; undefined for another expression. */
const literal = (source: string): string | undefined => /^(['"])(.*)\1$/.exec(source)?.[2]

/** Import cycles: groups of files that import one another, directly or indirectly (Tarjan's strongly connected components). */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(file: string) {
    order.set(file, order.size)
    low.set(file, order.get(file)!)
    stack.push(file)
    for (const imported of graph.get(file) ?? []) {
      if (!graph.has(imported)) continue
      if (!order.has(imported)) {
        visit(imported)
        low.set(file, Math.min(low.get(file)!, low.get(imported)!))
      } else if (stack.includes(imported)) low.set(file, Math.min(low.get(file)!, order.get(imported)!))
    }
    if (low.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort())
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

type SyntaxNode = { type: string; start: number; end: number }

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** The first lines of the functions in `path` that span more than `maxLines` lines. */
export function longFunctions(path: string, maxLines: number): string[] {
  const source = readFileSync(path, 'utf8')
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const found: string[] = []

  function visit(node: SyntaxNode) {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const first = lineAt(node.start)
      const lines = lineAt(node.end) - first + 1
      if (lines > maxLines) found.push(`${path}:${first} (${lines} lines)`)
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }

  visit(parse(path).program as unknown as SyntaxNode)
  return found
}
