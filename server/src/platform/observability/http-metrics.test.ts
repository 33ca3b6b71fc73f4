import { expect, test } from 'vitest'
import { routeLabel } from './http-metrics.ts'

test.each([
  ['/v1/letters/:id', '/v1/letters/:id'],
  ['/v1/openapi.json', '/v1/openapi.json'],
  ['/dashboard', '/dashboard'],
  ['/l/:token', '/l/:token'],
  ['/assets/root-Dk3f9.js', 'file'],
  ['/fonts/newsreader.woff2', 'file'],
  [undefined, 'none'],
])('the route %s is counted as %s', (url, label) => {
  expect(routeLabel({ routeOptions: { url } } as Parameters<typeof routeLabel>[0])).toBe(label)
})
