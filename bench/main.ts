import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { measureCareer } from './career.ts'
import { measureEditorOpening } from './editor-opening.ts'
import { measureFirstWord } from './first-word.ts'
import { measureFrench } from './french.ts'
import { measureGrowth } from './growth.ts'
import { measureLetters } from './letters.ts'
import { measurePages } from './lighthouse.ts'
import { measureLiveSockets } from './live-sockets.ts'
import { measureLoad } from './load.ts'
import { measureManyLetters } from './many-letters.ts'
import { race } from './measure.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureOwnTexts } from './own-texts.ts'
import { chromiumPrinting, pdfkit, reactPdf, typst } from './pdf-generators.ts'
import { measureProofreader } from './proofreader.ts'
import { measureScores } from './proofreader-scores.ts'
import { ms, report } from './report.ts'
import { writeLetter } from './sample-request.ts'
import { measureSearch } from './search.ts'
import { measureSignIn } from './sign-in.ts'
import { measureTemplates } from './templates.ts'
import { measureUnknownAddress } from './unknown-address.ts'
import { measureZip } from './zip.ts'

async function measureComposer(): Promise<void> {
  const times = await race([{ name: 'composer', run: (seed) => writeLetter(seed) }], 14)
  const median = times.get('composer')!
  report('a letter by the composer, median of 210', ms(median), '50 ms', median <= 50)
}

async function measurePdf(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const ours = typst()
    const times = await race([ours, pdfkit(), reactPdf(), await chromiumPrinting(browser)], 6)
    const typstTime = times.get(ours.name)!
    for (const [name, time] of times) {
      console.log(`      ${name}: ${ms(time)}, ${(time / typstTime).toFixed(1)} × Lettrine`)
    }
    const ratio = (name: string) => times.get(name)! / typstTime
    report('a one-page PDF, median of 90', ms(typstTime), '8 ms', typstTime <= 8)
    report('faster than @react-pdf', `${ratio('@react-pdf').toFixed(1)} ×`, '3 ×', ratio('@react-pdf') >= 3)
    const chromiumRatio = ratio('Chromium printing')
    report('faster than Chromium printing', `${chromiumRatio.toFixed(1)} ×`, '5 ×', chromiumRatio >= 5)
  } finally {
    await browser.close()
  }
}

async function measureWriter(): Promise<void> {
  const { directMs, throughUsMs } = await measureFirstWord(40)
  const addedMs = throughUsMs - directMs
  console.log(
    `      first streamed word, median of 40: ${ms(directMs)} from the provider, ${ms(throughUsMs)} through us, ${(throughUsMs / directMs).toFixed(1)} ×`,
  )
  report('added delay before the first streamed word', ms(addedMs), '5 ms', addedMs <= 5)
}

async function measureArchive(): Promise<void> {
  const { seconds, megabytes, peakGrowthMb, lateGrowthMb } = await measureZip(200)
  console.log(
    `      a ZIP of 200 letters: ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB, memory +${peakGrowthMb.toFixed(1)} MB at its peak`,
  )
  const budgetMb = 30
  report(
    'memory of the second hundred letters of a ZIP beyond the first',
    `${lateGrowthMb.toFixed(1)} MB`,
    `${budgetMb} MB`,
    lateGrowthMb <= budgetMb,
  )
}

const measures = {
  frames: async () => measureLetters(),
  composer: measureComposer,
  proofreader: measureProofreader,
  scores: measureScores,
  french: measureFrench,
  career: measureCareer,
  texts: measureOwnTexts,
  writer: measureWriter,
  archive: measureArchive,
  pdf: measurePdf,
  letters: measureManyLetters,
  growth: measureGrowth,
  search: measureSearch,
  templates: measureTemplates,
  address: measureUnknownAddress,
  'sign-in': measureSignIn,
  load: measureLoad,
  mixed: measureMixedLoad,
  sockets: measureLiveSockets,
  pages: measurePages,
  editor: measureEditorOpening,
}

// One after another: on few cores, two at once would measure each other.
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in measures))
if (unknown.length > 0)
  throw new Error(`No measure is called ${unknown}; there are ${Object.keys(measures).join(', ')}`)
for (const [name, measure] of Object.entries(measures))
  if (asked.length === 0 || asked.includes(name)) await measure()
