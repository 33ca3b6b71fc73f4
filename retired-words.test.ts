import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Retired words, as parts of names in lower case, each with the word to use instead. */
const retired: Record<string, string> = {
  door: 'navigation, or the name of the dialog',
  doors: 'navigation',
  rooms: 'dialogs',
  'letter room': 'letter quota',
  'letter wall': 'letter quota notice',
  desk: 'layout',
  hands: 'commands',
  wet: 'highlight insertion',
  hurry: 'flush',
  unheard: 'without reply',
  awake: 'hydrated',
  asleep: 'not hydrated',
  'made ahead': 'prerendered',
  workshop: 'template editor',
  audience: 'analytics',
  judgement: 'analysis report',
  allowance: 'quota',
  'frozen copy': 'kept export',
  'frozen copies': 'kept exports',
  mend: 'fix',
  'use settled': 'use debounced value',
  'use slow': 'use delayed flag',
  'near places': 'items in view',
  'spare sentences': 'removable sentences',
  'say result': 'write result',
  'say field': 'render field',
  exam: 'held-out set',
  tempting: 'allows',
  'hard negative': 'allows',
  corpus: 'cases',
  'tell again': 'replay input',
}

/** Names fixed by a wire format or a table of the database, and breakpoints of the layout («desk»: a wide screen). */
const fixed = new Set(['audience_counts', 'from-desk', 'below-desk'])

const partsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()

/** The retired words in a name, whole parts only: «roomy» and «adopter» are no «room» and no «door». */
function retiredIn(name: string): string[] {
  if (fixed.has(name)) return []
  const parts = ` ${partsOf(name)} `
  return Object.keys(retired).filter((word) => parts.includes(` ${word} `))
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Names that a TypeScript file declares, or classes that a style sheet defines. */
function namesIn(path: string, source: string): string[] {
  const code = withoutComments(source)
  const pattern = path.endsWith('.css')
    ? /\.([a-z][\w-]*)(?=[^{};]*\{)/g
    : /\b(?:const|let|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g
  return [...code.matchAll(pattern)].map(([, name]) => name!)
}

const files = globSync('{contract,letter-craft,sandbox,server,web,scripts,e2e,bench}/**/*.{ts,tsx,css}', {
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
})

describe('retired words', () => {
  test('are in no name of a file, declaration or CSS class', () => {
    const found = files.flatMap((path) => [
      ...retiredIn(basename(path).replace(/\.\w+$/, '')).map((word) => `${path}: ${word}`),
      ...namesIn(path, readFileSync(path, 'utf8')).flatMap((name) =>
        retiredIn(name).map((word) => `${path}: ${name} (${word} → ${retired[word]})`),
      ),
    ])
    expect(files.length).toBeGreaterThan(1_000)
    expect(found).toEqual([])
  })

  test.each([
    ['LetterDoors', 'doors'],
    ['useNearPlaces', 'near places'],
    ['wetInkKey', 'wet'],
    ['audience-consent', 'audience'],
    ['exam-third', 'exam'],
  ])('this test would fail if something were named %s', (name, word) => {
    expect(retiredIn(name)).toContain(word)
  })

  test('names are found in code, not in comments', () => {
    expect(namesIn('a.ts', '// const door = 1\nexport function openDoor() {}\nconst room = 2')).toEqual([
      'openDoor',
      'room',
    ])
    expect(namesIn('a.css', '.workshop-head strong {}')).toEqual(['workshop-head'])
  })

  test('a whole part of a name counts, not a piece of it', () => {
    expect(['roomy', 'indoors', 'recommend', 'example'].flatMap(retiredIn)).toEqual([])
  })

  test('each stands in the last column of the glossary', () => {
    const rows = readFileSync('docs/glossary.md', 'utf8').split('\n').slice(6)
    const column = rows.map((row) => partsOf(row.split('|')[4] ?? '')).join(' ')
    expect(Object.keys(retired).filter((word) => !` ${column} `.includes(` ${word} `))).toEqual([])
  })
})
