import { compose } from '@lettrine/letter-craft/composer/compose'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { measureFirstWord } from './first-word.ts'
import { race } from './measure.ts'
import { chromiumPrinting, pdfkit, reactPdf, typst } from './pdf-contenders.ts'
import { sampleLetter } from './sample-letter.ts'
import { sampleRequest } from './sample-request.ts'

const ms = (value: number) => `${value.toFixed(2)} ms`

/** One line per budget: what was measured, what was allowed, and whether it held. */
function verdict(name: string, measured: string, budget: string, held: boolean): void {
  console.log(`${held ? 'ok  ' : 'OVER'}  ${name}: ${measured} (budget ${budget})`)
  if (!held) process.exitCode = 1
}

async function measureComposer(): Promise<void> {
  const times = await race([{ name: 'composer', run: (seed) => compose(sampleRequest, seed) }], 14)
  const median = times.get('composer')!
  verdict('a letter by the composer, median of 210', ms(median), '10 ms', median <= 10)
}

async function measureProofreader(): Promise<void> {
  const content = sampleLetter.paragraphs.join('\n\n')
  const options = {
    language: 'fr',
    context: { company: 'Ateliers Morvan', offer: sampleRequest.offer },
  } as const
  const times = await race([{ name: 'proofreader', run: () => proofread(content, options) }], 14)
  const median = times.get('proofreader')!
  verdict('proofreading a page without spelling, median of 210', ms(median), '3 ms', median <= 3)
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

async function measureWriter(): Promise<void> {
  const { directMs, throughUsMs } = await measureFirstWord(40)
  const addedMs = throughUsMs - directMs
  console.log(
    `      first streamed word, median of 40: ${ms(directMs)} from the provider, ${ms(throughUsMs)} through us, ${(throughUsMs / directMs).toFixed(1)} ×`,
  )
  verdict('added delay before the first streamed word', ms(addedMs), '5 ms', addedMs <= 5)
}

await measureComposer()
await measureProofreader()
await measureWriter()
await measurePdf()
