import { describe, expect, test } from 'vitest'
import { withLateHydration } from './inline-late-hydration.ts'

const page = (script: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>` +
  `<link rel="stylesheet" href="/assets/root.css"/></head><body>text${script}</body></html>`
const starter = '<script type="module" async="">import "/assets/a.js";\nconst price = "$&"</script>'
const style = async (href: string) => `/* ${href} */`

describe('late hydration of a prerendered page', () => {
  test('has inline styles, and fetches no script', async () => {
    const html = await withLateHydration(page(starter), style, 'defer()')
    expect(html).toContain('<style>/* /assets/root.css */</style></head>')
    expect(html).toContain('<link rel="stylesheet" data-href="/assets/root.css" media="not all"/>')
    expect(html).not.toContain('modulepreload')
    expect(html).not.toContain('type="module"')
    expect(html).toContain('<script>defer()</script>')
  })

  test('keeps the entry script unchanged, and the names of its modules', async () => {
    const html = await withLateHydration(page(starter), style, 'defer()')
    expect(html).toContain(
      '<script type="text/plain" id="late-hydration" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";\nconst price = "$&"</script>',
    )
  })

  test('is refused on unexpected HTML', async () => {
    await expect(withLateHydration(page(''), style, '')).rejects.toThrow('React Router')
    await expect(withLateHydration(starter, style, '')).rejects.toThrow('React Router')
  })
})
