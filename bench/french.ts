import { readFileSync } from 'node:fs'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { createTagger } from '../letter-craft/src/french/tagger/tagger.ts'
import { createFrenchSpeller } from '../letter-craft/src/spelling/speller.ts'
import { testFrench } from '../letter-craft/testing/french.ts'
import { accuracyOf } from '../letter-craft/training/accuracy.ts'
import { readTreebank, sentenceTexts } from '../letter-craft/training/treebank.ts'
import { measureFrenchEngine } from './french-engine.ts'
import { race } from './measure.ts'
import { ms, report } from './report.ts'
import { measureSideBySide } from './side-by-side.ts'

const dataOf = (name: string) => readFileSync(new URL(`../letter-craft/data/${name}`, import.meta.url))

/** Accuracy of the tagger on sentences it never saw, false alarms of the rules on them, and time for 1,000 words. */
export async function measureFrench(): Promise<void> {
  const french = testFrench()
  const held = dataOf('treebank/sequoia-test.tsv').toString('utf8')
  const { words, accuracy } = accuracyOf(
    createTagger(new Int8Array(dataOf('french-tagger.bin'))),
    readTreebank(held, french.morphology),
  )
  console.log(`      ${words} words of Sequoia's test set`)
  report('words with the right tag', `${(100 * accuracy).toFixed(2)} %`, '96.5 %', accuracy >= 0.965)

  const speller = createFrenchSpeller(french)
  const sentences = sentenceTexts(held)
  const alarms = sentences.flatMap((text) =>
    proofread(text, { language: 'fr', spelling: { speller } }).filter(
      ({ rule, severity }) => rule.includes('/') && severity === 'error',
    ),
  )
  // Most are real faults of the treebank, which this counts as alarms.
  const perThousand = (1000 * alarms.length) / words
  report(
    'errors reported in 1,000 words of published prose',
    perThousand.toFixed(2),
    '1.5',
    perThousand <= 1.5,
  )

  const page = sentences.slice(0, 60).join(' ')
  const size = page.split(/\s+/u).length
  const times = await race([{ name: 'read', run: () => french.parse(page) }], 14)
  const perWord = (1000 * times.get('read')!) / size
  report('reading 1,000 words: dictionary, tagger', ms(perWord), '30 ms', perWord <= 30)

  await measureFrenchEngine()
  await measureSideBySide()
}
