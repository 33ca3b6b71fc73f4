import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'

/** `features/letter-list`, `ui`: what one owner writes. */
const ownerOf = (path: string) => {
  const [layer = '', name = ''] = path.split(sep)
  return layer === 'features' || layer === 'shared' ? `${layer}/${name}` : layer
}

/** What a screen hides of the others when it is printed is not its own. */
const printRules = /@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** Classes that a rule of the sheet styles wherever they are: `.plan`, not `.plans .plan`. */
const classesOf = (css: string): Set<string> =>
  new Set(
    [
      ...css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(printRules, '')
        .matchAll(/([^{}]+)\{/g),
    ].flatMap(([, selectors = '']) =>
      selectors.split(',').flatMap((selector) => /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? []),
    ),
  )

it('every class belongs to one feature: the sheets of several screens stay in the page', () => {
  const owners = new Map<string, Set<string>>()
  for (const path of globSync('**/*.css', { cwd: import.meta.dirname })) {
    for (const name of classesOf(readFileSync(join(import.meta.dirname, path), 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)))
  }
  const shared = [...owners].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all].join(' '))
  expect(owners.size).toBeGreaterThan(100)
  expect(shared).toEqual([])
})
