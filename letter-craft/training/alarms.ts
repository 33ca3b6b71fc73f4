// node letter-craft/training/alarms.ts [RULE]: runs the rules of grammar over the treebanks, whose sentences are right but
// for a few, and prints what they report.
import { readFileSync } from 'node:fs'
import { grammarFaults } from '../src/proofreading/rules/grammar-rules.ts'
import { testFrench } from '../testing/french.ts'
import { sentenceTexts } from './treebank.ts'

const [wanted = ''] = process.argv.slice(2)
const french = testFrench()
let words = 0
let alarms = 0
for (const name of ['sequoia-train', 'sequoia-dev', 'sequoia-test', 'gsd-dev', 'gsd-test'])
  for (const text of sentenceTexts(
    readFileSync(new URL(`../data/treebank/${name}.tsv`, import.meta.url), 'utf8'),
  )) {
    const sentence = french.parse(text)
    words += sentence.words.length
    for (const { rule, fault } of grammarFaults({ sentence, french })) {
      if (!rule.id.includes(wanted)) continue
      alarms += 1
      const { start = 0, end = 0 } = {
        start: sentence.words[fault.first]?.start,
        end: sentence.words[fault.last]?.end,
      }
      const marked = `${text.slice(Math.max(0, start - 60), start)}[${text.slice(start, end)} → ${fault.fix ?? fault.suggestions ?? ''}]${text.slice(end, end + 50)}`
      console.log(`${rule.id}${fault.doubtful ? ' ?' : ''}\t${marked}`)
    }
  }
console.log(`${alarms} reports in ${words} words`)
