import { compose } from '@lettrine/letter-craft/composer/compose'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { race } from './measure.ts'
import { chromiumPrinting, pdfkit, reactPdf, typst } from './pdf-contenders.ts'
import { printProofreaderScores } from './proofreader.ts'
import { sampleLetter } from './sample-letter.ts'
import { sampleRequest } from './sample-request.ts'

const ms = (value: number) => `${value.toFixed(2)} ms`

/** One line per budget: what was measured, what was allowed, and whether it held. */
function verdict(name: string, measured: string, budget: string, held: boolean): void {
  console.log(`${held ? 'ok  ' : 'OVER'}  ${name}: ${measured} (budget ${budget})`)
  if (!held) process.exitCode = 1
}

/** A page and a half: 400 words, where the budget is hardest to keep. */
const fourHundredWords = [...sampleLetter.paragraphs, ...sampleLetter.paragraphs.slice(1, 4)].join('\n\n')

async function measureComposer(): Promise<void> {
  const times = await race([{ name: 'composer', run: (seed) => compose(sampleRequest, seed) }], 14)
  const median = times.get('composer')!
  verdict('a letter by the composer, median of 210', ms(median), '10 ms', median <= 10)
}

async function measureProofreader(): Promise<void> {
  const content = fourHundredWords
  const options = {
    language: 'fr',
    context: { company: 'Ateliers Morvan', offer: sampleRequest.offer },
  } as const
  const times = await race([{ name: 'proofreader', run: () => proofread(content, options) }], 14)
  const median = times.get('proofreader')!
  verdict('proofreading 400 words without spelling, median of 210', ms(median), '3 ms', median <= 3)
}

function measureCorpus(): void {
  const { recall, precision } = printProofreaderScores()
  verdict('recall of the proofreader on its corpus', recall.toFixed(3), '0.95', recall >= 0.95)
  verdict('precision of the proofreader on its corpus', precision.toFixed(3), '0.97', precision >= 0.97)
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
    verdict('a one-page PDF, median of 90', ms(typstTime), '8 ms', typstTime <= 8)
    verdict('faster than @react-pdf', `${ratio('@react-pdf').toFixed(1)} ×`, '3 ×', ratio('@react-pdf') >= 3)
    const chromiumRatio = ratio('Chromium printing')
    verdict('faster than Chromium printing', `${chromiumRatio.toFixed(1)} ×`, '5 ×', chromiumRatio >= 5)
  } finally {
    await browser.close()
  }
}

await measureComposer()
await measureProofreader()
measureCorpus()
await measurePdf()
