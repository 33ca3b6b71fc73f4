import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { routePreloads } from './route-preloads.ts'

const built = {
  root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
  private: { id: 'private', parentId: 'root', module: '/assets/private.js', imports: ['/assets/react.js'] },
  desk: {
    id: 'desk',
    parentId: 'private',
    path: 'dashboard',
    module: '/assets/desk.js',
    imports: ['/assets/menu.js'],
    css: ['/assets/desk.css', '/assets/menu.css#'],
  },
  overview: { id: 'overview', parentId: 'desk', index: true, module: '/assets/overview.js' },
  letter: { id: 'letter', parentId: 'desk', path: 'letters/:letterId', module: '/assets/letter.js' },
  help: { id: 'help', parentId: 'root', path: 'help', module: '/assets/help.js' },
}

const folder = mkdtempSync(join(tmpdir(), 'lettrine-screens-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'assets/manifest-1a2b.js'),
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes: built })};`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const page = '<head><link rel="modulepreload" href="/assets/root.js"/></head><body></body>'
const pages = routePreloads(page, ['/dashboard', '/dashboard/letters/:id', '/dashboard/new'], folder)

const script = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`
const style = (name: string) => `<link rel="preload" as="style" href="/assets/${name}.css"/>`
const desk = `${script('root')}${script('react')}${script('private')}${script('desk')}${script('menu')}${style('desk')}${style('menu')}`

it('lists the files of a route and of its parents, once each', () => {
  expect(pages.get('/dashboard')).toBe(`<head>${desk}${script('overview')}</head><body></body>`)
})

it('matches a route whatever the name of its parameter', () => {
  expect(pages.get('/dashboard/letters/:id')).toBe(`<head>${desk}${script('letter')}</head><body></body>`)
})

it('leaves the page unchanged for an unknown route and without a build', () => {
  expect(pages.get('/dashboard/new')).toBe(page)
  expect(routePreloads(page, ['/dashboard'], tmpdir()).get('/dashboard')).toBe(page)
})
