// Makes letter-craft/data/occupations from the CSV files of the ROME register: occupations, job_titles, descriptions, skills.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainLetters } from '../src/french/plain-letters.ts'
import { proofread } from '../src/proofreading/proofread.ts'
import { createFrenchSpeller } from '../src/spelling/speller.ts'
import { testFrench } from '../testing/french.ts'
import { diplomasOf, tasksOf } from './occupation-tasks.ts'
import { splitTitle } from './occupation-titles.ts'
import { verbObjectsOf } from './verb-objects.ts'

const nearOnes = 6

/** Builds the files from the register’s CSV in `folder`; each has one row a line, with tabs between its fields. */
export function buildOccupations(folder: string): void {
  const rowsOf = (name: string) => parseCsv(readFileSync(join(folder, name), 'utf8')).slice(1)
  const descriptions = rowsOf('descriptions.csv')
  const tasks = readTasks(descriptions.filter(([, kind]) => kind === 'definition'))
  const access = new Map<string, string[]>()
  for (const [code = '', kind, , sentence = ''] of descriptions)
    if (kind === 'access') access.set(code, [...(access.get(code) ?? []), sentence.trim()])

  write(
    'titles.tsv',
    distinct(rowsOf('job_titles.csv').map(([code = '', label = '']) => [code, ...titleFields(label)])),
  )
  write(
    'tasks.tsv',
    [...tasks].flatMap(([code, own]) => own.map((task) => [code, task])),
  )
  write(
    'access.tsv',
    [...access].flatMap(([code, own]) => own.map((sentence) => [code, sentence])),
  )
  write(
    'verb-objects.tsv',
    [
      ...verbObjectsOf(
        [...rowsOf('skills.csv').map(([, label = '']) => label), ...[...tasks.values()].flat()],
        testFrench().morphology,
      ),
    ]
      .map(([verb, objects]) => [verb, [...objects].sort().join(' ')])
      .sort(),
  )
  const near = nearest(descriptions)
  write(
    'occupations.tsv',
    rowsOf('occupations.csv').map(([code = '', label = '']) => {
      const { masculine, feminine } = splitTitle(label)
      return [
        code,
        masculine,
        feminine,
        diplomasOf(access.get(code) ?? []).join('|'),
        (near.get(code) ?? []).join(' '),
      ]
    }),
  )
}

const titleFields = (label: string): string[] => {
  const { masculine, feminine } = splitTitle(label)
  return masculine === feminine ? [masculine] : [masculine, feminine]
}

const distinct = (rows: readonly string[][]): string[][] => [
  ...new Map(rows.map((row) => [row.join('\t'), row])).values(),
]

function write(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => `${row.join('\t')}\n`).join('')
  writeFileSync(new URL(`../data/occupations/${name}`, import.meta.url), text)
  console.log(`${name}: ${rows.length} rows, ${Math.round(text.length / 1000)} kB`)
}

/** Tasks by occupation; one that the proofreader finds fault with is left out. */
function readTasks(rows: readonly string[][]): Map<string, string[]> {
  const french = testFrench()
  const speller = createFrenchSpeller(french)
  const isFaulty = (task: string) =>
    proofread(`J’ai appris à ${task}.`, { language: 'fr', spelling: { speller } }).some(
      ({ severity, rule }) => severity === 'error' && rule !== 'typography',
    )
  const tasks = new Map<string, string[]>()
  for (const [code = '', , , sentence = ''] of rows) {
    const known = tasks.get(code) ?? []
    for (const task of tasksOf(sentence, french.morphology))
      if (!known.includes(task) && !isFaulty(task)) known.push(task)
    tasks.set(code, known)
  }
  return tasks
}

/** For each occupation those whose descriptions share most of their rarer words (cosine of TF-IDF vectors). */
function nearest(rows: readonly string[][]): Map<string, string[]> {
  const words = new Map<string, Map<string, number>>()
  for (const [code = '', kind, , sentence = ''] of rows) {
    if (kind !== 'definition') continue
    const own = words.get(code) ?? new Map<string, number>()
    for (const word of plainLetters(sentence).match(/[a-z]{4,}/gu) ?? []) {
      const stem = word.slice(0, 7)
      own.set(stem, (own.get(stem) ?? 0) + 1)
    }
    words.set(code, own)
  }
  const spread = new Map<string, number>()
  for (const own of words.values())
    for (const stem of own.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const vectors = new Map<string, Map<string, number>>()
  for (const [code, own] of words) {
    const weights = [...own].map(
      ([stem, count]) =>
        [stem, (1 + Math.log(count)) * Math.log(words.size / (spread.get(stem) ?? 1))] as const,
    )
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    vectors.set(code, new Map(weights.map(([stem, weight]) => [stem, weight / length])))
  }
  const byStem = new Map<string, [string, number][]>()
  for (const [code, vector] of vectors)
    for (const [stem, weight] of vector) byStem.set(stem, [...(byStem.get(stem) ?? []), [code, weight]])
  return new Map([...vectors].map(([code, vector]) => [code, nearestTo(code, vector, byStem)]))
}

function nearestTo(
  code: string,
  vector: ReadonlyMap<string, number>,
  byStem: ReadonlyMap<string, readonly [string, number][]>,
): string[] {
  const scores = new Map<string, number>()
  for (const [stem, weight] of vector)
    for (const [other, theirs] of byStem.get(stem) ?? [])
      if (other !== code) scores.set(other, (scores.get(other) ?? 0) + weight * theirs)
  // The register groups occupations: those of one group share the first letters of their code.
  const alike = (other: string) =>
    other.slice(0, 3) === code.slice(0, 3) ? 0.1 : other[0] === code[0] ? 0.03 : 0
  return [...scores]
    .map(([other, score]) => [other, score + alike(other)] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, nearOnes)
    .map(([other]) => other)
}

/** Rows of a CSV with quoted fields (RFC 4180). */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1) rows.push(row)
    row = []
  }
  return rows
}
