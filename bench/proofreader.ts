import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { loadSpeller } from '../server/src/domains/proofreading/index.ts'
import { race } from './measure.ts'
import { ms, report } from './report.ts'
import { sampleLetter } from './sample-letter.ts'
import { sampleRequest } from './sample-request.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Time to proofread a page, with and without spelling, and cost of the French dictionary. */
export async function measureProofreader(): Promise<void> {
  // The body twice: a full page of 400 words.
  const content = [...sampleLetter.paragraphs.slice(0, -1), ...sampleLetter.paragraphs.slice(1)].join('\n\n')
  const options = {
    language: 'fr',
    context: { company: 'Ateliers Morvan', offer: sampleRequest.offer },
  } as const
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  const speller = await loadSpeller('fr')
  const load = performance.now() - started
  collectGarbage()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  const plain = { name: 'without spelling', run: () => proofread(content, options) }
  const spelled = {
    name: 'with spelling',
    run: () => proofread(content, { ...options, spelling: { speller } }),
  }
  const times = await race([plain, spelled], 14)
  const [without = 0, withSpelling = 0] = [times.get(plain.name), times.get(spelled.name)]
  const words = content.split(/\s+/u).length
  report(`proofreading ${words} words without spelling, median of 210`, ms(without), '3 ms', without <= 3)
  report('the same with spelling, warm', ms(withSpelling), '15 ms', withSpelling <= 15)
  report('reading the French dictionary, once', ms(load), '400 ms', load <= 400)
  report('what it holds in memory', `${megabytes.toFixed(1)} MB`, '60 MB', megabytes <= 60)
}
