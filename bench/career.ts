import { readCareer } from '@lettrine/letter-craft/career/read-career'
import { testCareerLexicon } from '../letter-craft/testing/career.ts'
import { allCvs } from './cvs/all-cvs.ts'
import { fileOf, readFileOf } from './cvs/open-cv.ts'
import type { SampleCv } from './cvs/sample-cv.ts'
import { type CvScore, type Share, scoreCv } from './cvs/score-cv.ts'
import { measureHostileFiles } from './hostile-files.ts'
import { ms, report } from './report.ts'

const shares = ['employers', 'titles', 'dates', 'lines', 'diplomas', 'languages', 'certificates'] as const

type Measured = { cv: SampleCv; score: CvScore; readMs: number; fileMs: number }

const rounds = 15

/** The median time of a few runs, after the first one has warmed the code. */
async function medianMs(run: () => unknown): Promise<number> {
  await run()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!
}

async function measureCv(cv: SampleCv): Promise<Measured> {
  const lexicon = testCareerLexicon()
  const bytes = await fileOf(cv.source)
  const { text, career } = await readFileOf(bytes, lexicon)
  return {
    cv,
    score: scoreCv(cv, text, career),
    readMs: await medianMs(() => readCareer(text, lexicon, 'jobs')),
    fileMs: await medianMs(() => readFileOf(bytes, lexicon)),
  }
}

const sum = (all: Share[]): Share => ({
  found: all.reduce((total, { found }) => total + found, 0),
  of: all.reduce((total, { of }) => total + of, 0),
})

const cell = ({ found, of }: Share) => `${found}/${of}`

function printTable(measured: Measured[]): void {
  const row = (name: string, cells: string[]) =>
    console.log(`      ${name.padEnd(28)}${cells.map((text) => text.padStart(13)).join('')}`)
  row('CV', [...shares, 'invented', 'lost', 'reading', 'file'])
  for (const { cv, score, readMs, fileMs } of measured)
    row(`${cv.name} (${cv.source.kind})`, [
      ...shares.map((share) => cell(score[share])),
      `${score.invented}`,
      `${score.lost}`,
      ms(readMs),
      ms(fileMs),
    ])
}

function printMisses(measured: Measured[]): void {
  for (const { cv, score } of measured)
    for (const { what, wanted, got } of score.misses)
      console.log(`      ${cv.name}: ${what}: wanted «${wanted}», got «${got}»`)
}

/**
 * Reads the CVs of invented people, and compares the cards with those of a careful person. The CVs were written
 * without a look at the rules of the reader: it is not to be tuned to their wording.
 */
export async function measureCareer(): Promise<void> {
  const measured: Measured[] = []
  for (const cv of allCvs) measured.push(await measureCv(cv))
  printTable(measured)
  printMisses(measured)
  const least = (name: (typeof shares)[number], percent: number) => {
    const total = sum(measured.map(({ score }) => score[name]))
    const reached = (100 * total.found) / total.of
    report(
      `${name} read, ${cell(total)}`,
      `${reached.toFixed(1)} %`,
      `at least ${percent} %`,
      reached >= percent,
    )
  }
  least('employers', 95)
  least('titles', 90)
  least('dates', 95)
  least('lines', 90)
  for (const name of ['diplomas', 'languages', 'certificates'] as const)
    console.log(`      ${name} read: ${cell(sum(measured.map(({ score }) => score[name])))}`)
  for (const name of ['invented', 'lost'] as const) {
    const total = measured.reduce((all, { score }) => all + score[name], 0)
    report(name === 'lost' ? 'lines lost' : 'jobs invented', `${total}`, '0', total === 0)
  }
  const slowest = Math.max(...measured.map(({ readMs }) => readMs))
  report('reading the slowest CV, median of 15', ms(slowest), '100 ms', slowest <= 100)
  const pdfs = measured.filter(({ cv }) => cv.source.kind === 'pdf')
  const slowestPdf = Math.max(...pdfs.map(({ fileMs }) => fileMs))
  report('the slowest PDF, extracted and read', ms(slowestPdf), '500 ms', slowestPdf <= 500)
  await measureHostileFiles()
}
