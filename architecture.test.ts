import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importCycles, importsOf, longFunctions, sourceFiles } from './scripts/source-graph.ts'

/**
 * The modules and what each may import. A file belongs to the module with the longest matching prefix. Files of one
 * module may import one another, except in `web/app/features` and `server/src/domains`, where each folder is a module
 * of its own.
 */
const mayImport: Record<string, string[]> = {
  contract: [],
  'letter-craft': [],
  sandbox: ['contract', 'letter-craft'],
  'server/src/platform': ['contract', 'letter-craft'],
  'server/src/domains': ['server/src/platform', 'contract', 'letter-craft'],
  server: ['server/src/domains', 'server/src/platform', 'contract', 'letter-craft'],
  'web/app/lib': ['contract', 'letter-craft'],
  // Components without domain knowledge.
  'web/app/ui': ['web/app/lib'],
  // Components and queries with domain knowledge that several features use.
  'web/app/shared': ['web/app/ui', 'web/app/lib', 'contract', 'letter-craft'],
  'web/app/features': ['web/app/shared', 'web/app/ui', 'web/app/lib', 'contract', 'letter-craft'],
  web: ['web/app/features', 'web/app/shared', 'web/app/ui', 'web/app/lib', 'contract', 'letter-craft'],
  scripts: [
    'sandbox',
    'server',
    // The fuzzer sends its hostile files, and the trial of outages pays at the sandbox.
    'server/testing',
    'sandbox/testing',
    'server/src/platform',
    'server/src/domains',
    'contract',
    'letter-craft/training',
  ],
  e2e: ['sandbox', 'sandbox/testing', 'scripts', 'contract'],
  bench: [
    'sandbox',
    'scripts',
    'server',
    'server/testing',
    'server/src/platform',
    'server/src/domains',
    'contract',
    'letter-craft',
    'letter-craft/testing',
    'letter-craft/training',
  ],
  // The programs that train the models of French, and measure them.
  'letter-craft/training': ['letter-craft', 'letter-craft/testing'],
  // Test support: only tests import it; it may import its whole package.
  'letter-craft/testing': ['letter-craft'],
  'sandbox/testing': ['sandbox', 'contract'],
  'server/testing': [
    'server',
    'server/src/platform',
    'server/src/domains',
    'sandbox',
    'sandbox/testing',
    'contract',
    'letter-craft',
  ],
  'web/testing': ['web', 'web/app/features', 'web/app/shared', 'web/app/ui', 'web/app/lib', 'contract'],
}

/** Domains that a domain may import, through their index.ts only. */
const domainMayImport: Record<string, string[]> = {
  identity: [],
  profile: ['identity', 'subscriptions'],
  letters: ['identity', 'profile', 'subscriptions'],
  generation: ['identity', 'profile', 'career', 'voice', 'letters', 'settings', 'subscriptions'],
  exports: ['identity', 'profile', 'letters', 'subscriptions', 'activity'],
  proofreading: ['identity', 'profile'],
  career: ['identity', 'profile'],
  occupations: [],
  voice: [],
  plans: [],
  settings: [],
  subscriptions: ['identity', 'plans'],
  payments: ['identity', 'plans', 'subscriptions'],
  activity: ['identity', 'letters'],
  // No domain imports it.
  'plan-advice': ['plans', 'subscriptions', 'letters', 'exports'],
  sharing: ['identity', 'profile', 'letters', 'exports', 'activity'],
  offers: [],
  templates: ['identity', 'profile', 'letters', 'generation', 'exports', 'subscriptions'],
  analysis: ['identity', 'profile', 'letters', 'proofreading', 'settings', 'subscriptions'],
  // It listens to the events of these domains; only my-data imports it.
  notifications: ['identity', 'settings', 'plans', 'subscriptions', 'payments', 'sharing'],
  // It combines the results of both; no domain imports it.
  search: ['letters', 'templates'],
  // No domain imports it.
  analytics: ['identity'],
  // It tells administrators of the whole service; no domain imports it.
  health: ['identity', 'payments'],
  // It exports the data of all domains; no domain imports it.
  'my-data': [
    'identity',
    'profile',
    'career',
    'voice',
    'settings',
    'letters',
    'exports',
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

/** Packages that a module may use; a module that is not listed may use any. */
const mayUse: Record<string, RegExp> = {
  sandbox: /^(zod|smtp-server|postal-mime|oidc-provider|@peculiar\/x509|reflect-metadata|node:[a-z/]+)$/,
  contract: /^(zod|@orpc\/contract)$/,
  'letter-craft': /^(decode-named-character-reference|mdast|mdast-util-from-markdown|french-[a-z-]+)/,
}

const domainsModule = 'server/src/domains'
const featuresModule = 'web/app/features'
const testSupport = /^(letter-craft|sandbox|server|web)\/testing\//
/** Cases of a rule, beside it. */
const cases = /\.cases\.ts$/
const isTest = (path: string) =>
  /\.(test|spec|cases)\.tsx?$/.test(path) || testSupport.test(path) || path === 'scripts/test-cluster.ts'

const moduleOf = (path: string) =>
  Object.keys(mayImport)
    .filter((prefix) => path.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length)[0]

const folderIn = (module: string, path: string) => path.slice(module.length + 1).split('/')[0]!

/** Why `from` may not import `to` (a path, or a package), or undefined when it may. */
function refusal(from: string, to: string): string | undefined {
  const module = moduleOf(from)
  if (!module) return undefined
  if (!to.includes('/') || to.startsWith('@') || !moduleOf(to)) return refusedPackage(from, module, to)
  const target = moduleOf(to)!
  if (cases.test(to) && !isTest(from) && module !== 'bench') return 'only tests and measures import cases'
  if (target === module) return refusedSibling(from, to, module) ?? refusedLayer(from, to)
  if (testSupport.test(from))
    return mayImport[module]!.includes(target) ? undefined : `${module} may not import ${target}`
  if (!mayImport[module]!.includes(target) && !isTest(from)) return `${module} may not import ${target}`
  if (target === domainsModule && !to.endsWith('/index.ts')) return 'a domain is imported by its index.ts'
  return undefined
}

function refusedPackage(from: string, module: string, name: string): string | undefined {
  if (isTest(from)) return undefined
  const allowed = mayUse[module]
  return allowed && !allowed.test(name) ? `${module} may not use ${name}` : undefined
}

function refusedSibling(from: string, to: string, module: string): string | undefined {
  if (module === featuresModule && folderIn(module, from) !== folderIn(module, to))
    return 'features do not import each other'
  if (module !== domainsModule) return undefined
  const [mine, other] = [folderIn(module, from), folderIn(module, to)]
  if (mine === other) return undefined
  if (!domainMayImport[mine]?.includes(other)) return `domain ${mine} may not import domain ${other}`
  return to.endsWith('/index.ts') ? undefined : 'a domain is imported by its index.ts'
}

/**
 * The folders of the payments domain, from the top down: each imports from those below it, and from the rules at the
 * bottom. Routes, webhooks and reconciliation are in the domain's own folder and may import all of them.
 */
const paymentLayers = ['renewal', 'checkout', 'settlement', 'mails', 'receipts', 'paypal']
const paymentsFolder = `${domainsModule}/payments`
/** Rules, tables and amounts of payments: they import none of the folders above, except the types of the client. */
const paymentRules =
  /^(payment-rules|payments\.(tables|repository)|billing-deps|ledger|money|renewal-step|for-each-settled|failure-text\.fr)\.ts$/

function refusedLayer(from: string, to: string): string | undefined {
  if (!from.startsWith(`${paymentsFolder}/`) || !to.startsWith(`${paymentsFolder}/`) || isTest(from))
    return undefined
  const layerOf = (path: string) => {
    const inside = path.slice(paymentsFolder.length + 1)
    if (inside.includes('/')) return paymentLayers.indexOf(inside.split('/')[0]!)
    return paymentRules.test(inside) ? paymentLayers.length - 1.5 : -1
  }
  return layerOf(from) > layerOf(to) ? `${from} may not import from a layer above` : undefined
}

describe('imports go one way', () => {
  test('every file is found', () => {
    expect(sourceFiles.length).toBeGreaterThan(1_000)
  })

  test('no file imports what its module may not', () => {
    const refused = sourceFiles.flatMap((from) =>
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
    ['letter-craft/src/proofreading/proofread.ts', 'letter-craft/src/proofreading/formula-rules.cases.ts'],
    ['web/app/features/tips/make-tips.ts', 'letter-craft/src/proofreading/style-rules.cases.ts'],
    ['sandbox/llm/server.ts', 'server/src/app.ts'],
    ['server/src/platform/clock.ts', 'sandbox/llm/server.ts'],
    ['server/src/platform/clock.ts', 'server/src/domains/letters/index.ts'],
    ['server/src/domains/letters/save-letter.ts', 'server/src/app.ts'],
    ['server/src/domains/letters/save-letter.ts', 'server/src/domains/exports/index.ts'],
    ['server/src/domains/sharing/open-share.ts', 'server/src/domains/notifications/index.ts'],
    ['server/src/domains/exports/export-letter.ts', 'server/src/domains/letters/letters.repository.ts'],
    ['server/src/app.ts', 'server/testing/test-app.ts'],
    ['server/src/domains/payments/settlement/settle-payment.ts', 'server/src/domains/payments/reconcile.ts'],
    ['server/src/domains/payments/payment-rules.ts', 'server/src/domains/payments/receipts/issue-receipt.ts'],
    ['web/app/ui/button.tsx', 'contract/src/letters.ts'],
    ['web/app/ui/button.tsx', 'web/app/shared/analysis-report/analysis-report.tsx'],
    ['web/app/shared/analysis-report/analysis-report.tsx', 'web/app/features/sign-in/sign-in-form.tsx'],
    ['web/app/lib/api/api.ts', 'web/app/ui/button.tsx'],
    ['web/app/features/sign-in/sign-in-form.tsx', 'web/app/features/sign-up/sign-up-form.tsx'],
    ['web/app/features/sign-in/sign-in-form.tsx', 'web/app/routes/login.tsx'],
    ['web/app/routes/login.tsx', 'server/src/app.ts'],
  ])('this test would fail if %s imported %s', (from, to) => {
    expect(refusal(from, to)).toBeDefined()
  })
})

describe('import cycles', () => {
  test('there are none, types included', () => {
    expect(importCycles(new Map(sourceFiles.map((file) => [file, importsOf(file)])))).toEqual([])
  })

  test('one is found through a third file', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ])
    expect(importCycles(graph)).toEqual([['a', 'b', 'c']])
  })
})

/** What takes long enough to make other requests wait. */
const longWork = [
  'server/src/platform/letter-writing/do-writing.ts',
  'server/src/platform/knowledge/composer-knowledge.ts',
]

test.each(longWork)('%s is run by a child process, never by the one that serves requests', (path) => {
  const importers = sourceFiles.filter((from) => !isTest(from) && importsOf(from).includes(path))
  expect(importers).not.toEqual([])
  const others = importers.filter((from) => !longWork.includes(from) && !from.endsWith('-child.ts'))
  expect(others).toEqual([])
})

describe('functions', () => {
  test('none outside tests is longer than 100 lines', () => {
    const long = sourceFiles.filter((path) => !isTest(path)).flatMap((path) => longFunctions(path, 100))
    expect(long).toEqual([])
  })

  test('a long one is found', () => {
    expect(longFunctions('scripts/source-graph.ts', 20)).not.toEqual([])
  })
})

test('no file is longer than 400 lines', () => {
  const long = sourceFiles.filter((path) => readFileSync(path, 'utf8').split('\n').length > 401)
  expect(long).toEqual([])
})

test('no barrels: only domains have an index', () => {
  const indexes = sourceFiles.filter((path) => /(^|\/)index\.tsx?$/.test(path))
  expect(indexes.filter((path) => !path.startsWith(domainsModule))).toEqual([])
})

/** A path from the root or from the document, or the end of a path of any source file. */
function exists(path: string, folder: string): boolean {
  if (globSync(path).length > 0 || globSync(join(folder, path)).length > 0) return true
  const end = path.replace(/^(\.\.?\/)+/, '')
  return sourceFiles.some((file) => file.endsWith(`/${end}`))
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

test('every private screen is served at its own address', () => {
  const routes = readFileSync('web/app/routes.ts', 'utf8')
  const dashboard = /route\('dashboard', [^[]+\[([\s\S]*?)\n {4}\]\)/u.exec(routes)?.[1] ?? ''
  const screens = [...dashboard.matchAll(/route\('([^']+)'/gu)].map(
    ([, path = '']) => `/dashboard/${path.replaceAll(/:\w+/gu, ':id')}`,
  )
  const served = readFileSync('server/src/platform/http/website.ts', 'utf8')
  expect(screens.length).toBeGreaterThan(10)
  // A letter’s own addresses come first: «/dashboard/letters/bin» is one of them.
  expect(screens.filter((path) => !served.includes(`'${path}'`))).toEqual(['/dashboard/letters/bin'])
})
