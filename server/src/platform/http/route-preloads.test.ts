import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { routePreloads } from './route-preloads.ts'

const built = {
  root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
  private: { id: 'private', parentId: 'root', module: '/assets/private.js', imports: ['/assets/react.js'] },
  dashboard: {
    id: 'dashboard',
    parentId: 'private',
    path: 'dashboard',
    module: '/assets/dashboard.js',
    imports: ['/assets/menu.js'],
    css: ['/assets/dashboard.css', '/assets/menu.css#'],
  },
  overview: { id: 'overview', parentId: 'dashboard', index: true, module: '/assets/overview.js' },
  letter: { id: 'letter', parentId: 'dashboard', path: 'letters/:letterId', module: '/assets/letter.js' },
  editor: {
    id: 'editor',
    parentId: 'dashboard',
    path: 'letters/:letterId/edit',
    module: '/assets/editor.js',
  },
  help: { id: 'help', parentId: 'root', path: 'help', module: '/assets/help.js' },
}

const folder = mkdtempSync(join(tmpdir(), 'lettrine-screens-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'assets/manifest-1a2b.js'),
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes: built })};`,
)
writeFileSync(join(folder, 'assets/early-editor-1a2b.js'), '')
afterAll(() => rmSync(folder, { recursive: true }))

const root = '<link rel="modulepreload" href="/assets/root.js"/>'
const page = `<head>${root}</head><body></body>`
const pages = routePreloads(page, ['/dashboard', '/dashboard/letters/:id', '/dashboard/new'], folder)

const script = (name: string) => `<link rel="modulepreload" fetchpriority="low" href="/assets/${name}.js"/>`
const style = (name: string) => `<link rel="preload" as="style" href="/assets/${name}.css"/>`
const dashboard = `${root}${script('react')}${script('private')}${script('dashboard')}${script('menu')}${style('dashboard')}${style('menu')}`

it('lists the files of a route and of its parents, once each', () => {
  expect(pages.get('/dashboard')).toBe(`<head>${dashboard}${script('overview')}</head><body></body>`)
})

it('leaves the font of titles to the texts of a private screen', () => {
  const font = (name: string) => `<link rel="preload" href="/fonts/${name}.woff2" as="font"/>`
  const html = `<head>${font('newsreader')}${font('schibsted-grotesk')}</head>`
  expect(routePreloads(html, ['/dashboard'], tmpdir()).get('/dashboard')).toBe(
    `<head>${font('schibsted-grotesk')}</head>`,
  )
})

it('matches a route whatever the name of its parameter', () => {
  expect(pages.get('/dashboard/letters/:id')).toBe(
    `<head>${dashboard}${script('letter')}</head><body></body>`,
  )
})

it('puts the page that stands in for the editor of a letter before the application', () => {
  const html = `<head><meta charSet="utf-8"/>${root}</head>`
  const address = '/dashboard/letters/:id/edit'
  const first =
    '<script type="module" async="" fetchpriority="high" src="/assets/early-editor-1a2b.js"></script>'
  const font =
    '<link rel="preload" href="/fonts/newsreader.woff2" as="font" type="font/woff2" crossorigin=""/>'
  const files = ['root', 'react', 'private', 'dashboard', 'menu', 'editor'].map(script).join('')
  expect(routePreloads(html, [address], folder).get(address)).toBe(
    `<head><meta charSet="utf-8"/>${first}${font}${style('dashboard')}${style('menu')}${files}</head>`,
  )
})

it('leaves the page unchanged for an unknown route and without a build', () => {
  expect(pages.get('/dashboard/new')).toBe(page)
  expect(routePreloads(page, ['/dashboard'], tmpdir()).get('/dashboard')).toBe(page)
})
