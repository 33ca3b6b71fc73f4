import { readFileSync } from 'node:fs'
import type { Finding } from '@lettrine/contract/proofreading'
import { seededRandom } from '@lettrine/letter-craft/composer/seeded-random'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { readExample } from '../letter-craft/src/proofreading/rules/grammar-rule.ts'
import { allRules } from '../letter-craft/src/proofreading/rules/grammar-rules.ts'
import { createFrenchSpeller } from '../letter-craft/src/spelling/speller.ts'
import { freshFrench, testFrench } from '../letter-craft/testing/french.ts'
import { sentencesOf, sentenceTexts } from '../letter-craft/training/treebank.ts'
import { alignColumns } from '../scripts/align-columns.ts'
import { askGrammalecte, hasGrammalecte } from './grammalecte.ts'
import { type MadeFault, makeFaults } from './made-faults.fr.ts'
import { median } from './measure.ts'

const treebank = (name: string) =>
  readFileSync(new URL(`../letter-craft/data/treebank/${name}.tsv`, import.meta.url), 'utf8')
/** The tagger did not learn from these; the rules were tried on them. */
const heldOut = ['sequoia-dev', 'sequoia-test'].map(treebank)
const learned = ['sequoia-train', 'gsd-dev', 'gsd-test'].map(treebank)

const wordsOf = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/u).length

/** Rules of language; those of a letter, and of typography and spelling, are not compared. */
const ofLanguage = /\/|^(?:confusion|construction|elision|hyphen|repeated-word|wished-conditional)$/u

type Reader = (sentence: string) => readonly Finding[]
type Side = {
  name: string
  read: (sentences: readonly string[]) => Promise<readonly (readonly Finding[])[]>
}

function lettrine(french = testFrench()): Reader {
  const speller = createFrenchSpeller(french)
  return (sentence) =>
    proofread(sentence, { language: 'fr', spelling: { speller } }).filter(({ rule }) => ofLanguage.test(rule))
}

const ours = lettrine()
const everyFinding: Side = { name: 'Lettrine', read: async (sentences) => sentences.map(ours) }
const errorsOnly: Side = {
  name: 'Lettrine, errors alone',
  read: async (sentences) => sentences.map((one) => ours(one).filter(({ severity }) => severity === 'error')),
}
const theirs: Side = {
  name: 'Grammalecte',
  read: async (sentences) => (await askGrammalecte(sentences)).findings,
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
type Row = readonly string[]

/** The faults that each side finds: a finding shares a character with the faulty words. */
async function foundBy(sides: readonly Side[], faults: readonly MadeFault[]): Promise<Set<MadeFault>[]> {
  const texts = faults.map(({ text }) => text)
  const answers = await Promise.all(sides.map(({ read }) => read(texts)))
  return answers.map(
    (findings) =>
      new Set(
        faults.filter(({ start, end }, at) =>
          findings[at]?.some((one) => one.start < end && one.end > start),
        ),
      ),
  )
}

/** Findings on right sentences; advice on style is none. */
async function alarmsOf(sides: readonly Side[], sentences: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(sides.map(({ read }) => read(sentences)))
  return answers.map((findings) => findings.flat().filter(({ severity }) => severity !== 'advice').length)
}

/**
 * Milliseconds for 1,000 words of each side: the time for two sets of sentences less that for the first of them, so
 * that neither the start of a process nor the first reading of its data counts.
 */
async function pace(theyToo: boolean): Promise<{ ours: number; theirs: number }> {
  const [first = [], second = []] = heldOut.map(sentenceTexts)
  const thousands = wordsOf(second) / 1000
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < 5; round++) {
    const read = lettrine(freshFrench())
    first.forEach(read)
    const started = performance.now()
    second.forEach(read)
    times.ours.push((performance.now() - started) / thousands)
    if (!theyToo) continue
    const one = await askGrammalecte(first)
    const both = await askGrammalecte([...first, ...second])
    times.theirs.push((both.milliseconds - one.milliseconds) / thousands)
  }
  return { ours: median(times.ours), theirs: median(times.theirs) }
}

/** Recall on the project's own faults, on those made in the treebank, and by kind of these. */
async function recallRows(sides: readonly Side[]): Promise<Row[]> {
  const own = allRules.flatMap(({ breaks }) => breaks).map((one) => ({ kind: 'own', ...readExample(one) }))
  const { morphology } = testFrench()
  const made = makeFaults(heldOut.flatMap(sentencesOf), morphology, seededRandom(1, 'faults').next)
  const rowOf = (name: string, faults: readonly MadeFault[], found: readonly ReadonlySet<MadeFault>[]) => [
    `${name}, of ${faults.length}`,
    ...found.map((these) => percent(faults.filter((one) => these.has(one)).length, faults.length)),
  ]
  const found = await foundBy(sides, made)
  return [
    rowOf('recall: breaks of our rules ¹', own, await foundBy(sides, own)),
    rowOf('recall: faults made in the treebank ²', made, found),
    ...Object.entries(Object.groupBy(made, ({ kind }) => kind)).map(([kind, faults = []]) =>
      rowOf(`  ${kind}`, faults, found),
    ),
  ]
}

async function alarmRows(sides: readonly Side[]): Promise<Row[]> {
  const allowed = allRules.flatMap(({ allows }) => allows)
  const rows: Row[] = []
  for (const [name, sentences] of [
    ['allows of our rules ¹', allowed],
    ['treebank, held out ³', heldOut.flatMap(sentenceTexts)],
    ['treebank, learned from ³', learned.flatMap(sentenceTexts)],
  ] as const) {
    const words = wordsOf(sentences)
    const alarms = await alarmsOf(sides, sentences)
    rows.push([
      `alarms in 1,000 words: ${name}, ${words} words`,
      ...alarms.map((count) => `${((1000 * count) / words).toFixed(2)} (${count})`),
    ])
  }
  return rows
}

/** Prints our proofreader beside Grammalecte: faults found, alarms on right sentences, and speed. */
export async function measureSideBySide(): Promise<void> {
  const installed = await hasGrammalecte()
  if (!installed)
    console.log(
      '      Grammalecte is not installed (apt-get install grammalecte-cli): only ours is measured.',
    )
  const sides = installed ? [everyFinding, errorsOnly, theirs] : [everyFinding, errorsOnly]
  const times = await pace(installed)
  const rows: Row[] = [
    ['', ...sides.map(({ name }) => name)],
    ...(await recallRows(sides)),
    ...(await alarmRows(sides)),
    [
      'milliseconds for 1,000 words ⁴',
      times.ours.toFixed(1),
      '',
      ...(installed ? [`${times.theirs.toFixed(0)} (${(times.theirs / times.ours).toFixed(0)} ×)`] : []),
    ],
  ]
  for (const line of alignColumns(rows)) console.log(`    ${line}`)
  for (const note of notes) console.log(`      ${note}`)
}

const notes = [
  '¹ The project’s own cases: ours was written until it met them, so that only Grammalecte’s figures say something.',
  '² Neither side has seen them. One word of a sentence is replaced, and a finding must touch it.',
  '³ Findings on published prose, advice on style left out. A few are real faults.',
  '⁴ Median of 5: two sets of sentences less the first alone, hence without start and warm-up. Ours also corrects spelling.',
]
