import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

type Package = { license?: string; dev?: boolean; link?: boolean }

/** Licences that ask for access to the source, or for a notice with what is handed on. */
const asksForNotice = /\b(?:MPL|A?L?GPL|OFL|EPL|CDDL)\b/u

/** Names of NOTICE, where `*` stands for any end of a name. */
function noticedNames(): RegExp[] {
  const lines = read('NOTICE').split('\n')
  const names = lines.filter((line) => /^\S/u.test(line)).flatMap((line) => line.split(', '))
  return names.map(
    (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('/', '\\/').replace('*', '.+')}$`, 'u'),
  )
}

function unnoticed(packages: Record<string, Package>): string[] {
  const noticed = noticedNames()
  return Object.entries(packages)
    .filter(
      ([path, { license = '', dev, link }]) =>
        path.includes('node_modules/') && !dev && !link && asked(license),
    )
    .map(([path]) => path.split('node_modules/').at(-1)!)
    .filter((name) => !noticed.some((pattern) => pattern.test(name)))
}

/** Whether no other licence may be chosen instead. */
const asked = (license: string) => asksForNotice.test(license) && !license.includes(' OR ')

test('packages whose licence asks for a notice have one', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
  expect(unnoticed(packages)).toEqual([])
  expect(unnoticed({ 'node_modules/another': { license: 'LGPL-3.0-only' } })).toEqual(['another'])
})

test('data of others that lie in the repository have a notice', () => {
  const notice = read('NOTICE')
  for (const folder of ['french-dictionary', 'treebank', 'occupations', 'places.txt'])
    expect(notice).toContain(`letter-craft/data/${folder}`)
})
