import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * The rooms of the house and what each may import. A room is the longest prefix of a path below; its own
 * files may always import one another, save in `web/app/features` and `server/src/domains`, where each folder
 * is a room of its own.
 */
const mayImport: Record<string, string[]> = {
  contract: [],
  'letter-craft': [],
  sandbox: ['contract', 'letter-craft'],
  'server/src/platform': ['contract', 'letter-craft'],
  'server/src/domains': ['server/src/platform', 'contract', 'letter-craft'],
  server: ['server/src/domains', 'server/src/platform', 'contract', 'letter-craft'],
  'web/app/lib': ['contract', 'letter-craft'],
  'web/app/ui': ['web/app/lib', 'contract', 'letter-craft'],
  'web/app/features': ['web/app/ui', 'web/app/lib', 'contract', 'letter-craft'],
  web: ['web/app/features', 'web/app/ui', 'web/app/lib', 'contract', 'letter-craft'],
  scripts: ['sandbox', 'server', 'server/src/platform', 'server/src/domains', 'contract'],
  e2e: ['sandbox', 'scripts', 'contract'],
  bench: [
    'sandbox',
    'scripts',
    'server',
    'server/src/platform',
    'server/src/domains',
    'contract',
    'letter-craft',
  ],
}

/** Which domains a domain may know, through their index.ts alone. */
const domainMayImport: Record<string, string[]> = {
  identity: [],
  profile: ['identity', 'subscriptions'],
  letters: ['identity', 'profile', 'subscriptions'],
  generation: ['identity', 'profile', 'letters', 'settings', 'subscriptions'],
  export: ['identity', 'profile', 'letters', 'subscriptions', 'activity'],
  proofreading: ['identity', 'profile'],
  plans: [],
  settings: [],
  subscriptions: ['identity', 'plans'],
  payments: ['identity', 'plans', 'subscriptions'],
  activity: ['identity', 'letters'],
  // It looks at what a person does everywhere; nobody imports it.
  'plan-advice': ['plans', 'subscriptions', 'letters', 'export'],
  sharing: ['identity', 'profile', 'letters', 'export', 'activity'],
  offers: [],
  templates: ['identity', 'profile', 'letters', 'generation', 'export', 'subscriptions'],
  analysis: ['identity', 'profile', 'letters', 'proofreading', 'settings', 'subscriptions'],
  // It listens to what happens in them, and none of them knows it; the archive alone reads what it keeps.
  notifications: ['identity', 'settings', 'plans', 'subscriptions', 'payments', 'sharing'],
  // It asks letters and templates, and puts what they find side by side; nobody imports it.
  search: ['letters', 'templates'],
  // It counts what happens on the pages, for administrators; nobody imports it.
  analytics: ['identity'],
  // It gathers what each domain holds of a user; nobody imports it.
  'my-data': [
    'identity',
    'profile',
    'settings',
    'letters',
    'export',
    'proofreading',
    'subscriptions',
    'payments',
    'activity',
    'sharing',
    'templates',
    'analysis',
    'notifications',
  ],
}

/** Packages that a room may use; a room that is not listed may use any. */
const mayUse: Record<string, RegExp> = {
  sandbox: /^(zod|smtp-server|postal-mime|oidc-provider|@peculiar\/x509|reflect-metadata|node:[a-z/]+)$/,
  contract: /^(zod|@orpc\/contract)$/,
  'letter-craft': /^(mdast|mdast-util-from-markdown|micromark|french-[a-z-]+)/,
}

const domainsRoom = 'server/src/domains'
const featuresRoom = 'web/app/features'
const isTest = (path: string) => /\.test\.tsx?$|test-(app|data|database)\.ts$/.test(path)

const roomOf = (path: string) =>
  Object.keys(mayImport)
    .filter((room) => path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]

const folderIn = (room: string, path: string) => path.slice(room.length + 1).split('/')[0]!

/** Why `from` may not import `to` (a path, or a package), or undefined when it may. */
function refusal(from: string, to: string): string | undefined {
  const room = roomOf(from)
  if (!room) return undefined
  if (!to.includes('/') || to.startsWith('@') || !roomOf(to)) return refusedPackage(from, room, to)
  const target = roomOf(to)!
  if (target === room) return refusedNeighbour(from, to, room)
  if (!mayImport[room]!.includes(target) && !isTest(from)) return `${room} may not import ${target}`
  if (target === domainsRoom && !to.endsWith('/index.ts')) return 'a domain is entered by its index.ts'
  return undefined
}

function refusedPackage(from: string, room: string, name: string): string | undefined {
  if (isTest(from)) return undefined
  const allowed = mayUse[room]
  return allowed && !allowed.test(name) ? `${room} may not use ${name}` : undefined
}

function refusedNeighbour(from: string, to: string, room: string): string | undefined {
  if (room === featuresRoom && folderIn(room, from) !== folderIn(room, to))
    return 'features do not import each other'
  if (room !== domainsRoom) return undefined
  const [mine, other] = [folderIn(room, from), folderIn(room, to)]
  if (mine === other) return undefined
  if (!domainMayImport[mine]?.includes(other)) return `domain ${mine} may not know domain ${other}`
  return to.endsWith('/index.ts') ? undefined : 'a domain is entered by its index.ts'
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(importPattern)].map((match) =>
    resolve(path, (match[1] ?? match[2] ?? match[3])!),
  )
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const own = /^@lettrine\/(contract|letter-craft)\/(.+)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}.ts` : specifier
}

const files = globSync('{contract,letter-craft,sandbox,server,web,scripts,e2e,bench}/**/*.{ts,tsx}', {
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
})
  .filter((path) => statSync(path).isFile())
  .map((path) => relative('.', path))

describe('imports go one way', () => {
  test('every file is found', () => {
    expect(files.length).toBeGreaterThan(80)
  })

  test('no file imports what its room may not', () => {
    const refused = files.flatMap((from) =>
      importsOf(from)
        .map((to) => ({ from, to, why: refusal(from, to) }))
        .filter(({ why }) => why !== undefined),
    )
    expect(refused).toEqual([])
  })

  test.each([
    ['contract/src/letters.ts', 'react'],
    ['contract/src/letters.ts', 'server/src/app.ts'],
    ['letter-craft/src/composer/compose.ts', 'node:fs'],
    ['letter-craft/src/composer/compose.ts', 'contract/src/letters.ts'],
    ['sandbox/llm/server.ts', 'server/src/app.ts'],
    ['server/src/platform/clock.ts', 'sandbox/llm/server.ts'],
    ['server/src/platform/clock.ts', 'server/src/domains/letters/index.ts'],
    ['server/src/domains/letters/save-letter.ts', 'server/src/app.ts'],
    ['server/src/domains/letters/save-letter.ts', 'server/src/domains/export/index.ts'],
    ['server/src/domains/sharing/open-share.ts', 'server/src/domains/notifications/index.ts'],
    ['server/src/domains/export/export-letter.ts', 'server/src/domains/letters/letters.repository.ts'],
    ['web/app/ui/button.tsx', 'web/app/features/sign-in/sign-in-form.tsx'],
    ['web/app/lib/api.ts', 'web/app/ui/button.tsx'],
    ['web/app/features/sign-in/sign-in-form.tsx', 'web/app/features/sign-up/sign-up-form.tsx'],
    ['web/app/features/sign-in/sign-in-form.tsx', 'web/app/routes/login.tsx'],
    ['web/app/routes/login.tsx', 'server/src/app.ts'],
  ])('this test would fail if %s imported %s', (from, to) => {
    expect(refusal(from, to)).toBeDefined()
  })
})

test('no file is longer than 400 lines', () => {
  const long = files.filter((path) => readFileSync(path, 'utf8').split('\n').length > 401)
  expect(long).toEqual([])
})

test('no barrels: only domains have an index', () => {
  const indexes = files.filter((path) => /(^|\/)index\.tsx?$/.test(path))
  expect(indexes.filter((path) => !path.startsWith(domainsRoom))).toEqual([])
})

/** A path from the root or from the document, or the end of one anywhere in the house. */
function exists(path: string, folder: string): boolean {
  if (globSync(path).length > 0 || globSync(join(folder, path)).length > 0) return true
  const end = path.replace(/^(\.\.?\/)+/, '')
  return files.some((file) => file.endsWith(`/${end}`))
}

test('documents mention only paths that exist', () => {
  const documents = globSync('{*.md,docs/**/*.md}')
  const missing = documents.flatMap((document) => {
    const mentioned = readFileSync(document, 'utf8').matchAll(
      /`((?:[\w.@-]+\/)+[\w.@-]*|[\w-]+\.(?:md|ts|json|mjs))`/g,
    )
    return [...mentioned]
      .map(([, path]) => path!)
      .filter((path) => !/^(node_modules|build|\.data|dashboard|v1)\b|^@|^application\/|^text\//.test(path))
      .filter((path) => !exists(path, dirname(document)))
      .map((path) => `${document}: ${path}`)
  })
  expect(missing).toEqual([])
})
