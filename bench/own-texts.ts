import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { cleanAgreements, cleanVerbs } from '../letter-craft/src/proofreading/clean-grammar.cases.ts'
import { cleanProse } from '../letter-craft/src/proofreading/clean-prose.cases.ts'
import { createFrenchSpeller } from '../letter-craft/src/spelling/speller.ts'
import { testFrench } from '../letter-craft/testing/french.ts'
import { cleanLetters } from '../letter-craft/testing/letters/clean-letters.fr.ts'
import { report } from './report.ts'
import { sampleLetter } from './sample-letter.ts'
import { writeLetter } from './sample-request.ts'
import { templateFields } from './template-fields.fr.ts'

const root = resolve(import.meta.dirname, '..')

/** Sentences of the files that hold our French, without commands of a terminal. */
async function productSentences(): Promise<string[]> {
  const paths = globSync(
    [
      '{contract,server,web,scripts}/**/*.fr.ts',
      'sandbox/{mailbox,paypal}/*.fr.ts',
      'letter-craft/src/proofreading/{messages,reasons}.fr.ts',
    ],
    {
      cwd: root,
      exclude: (path) =>
        /(?:^|\/)(?:node_modules|build|(?:faulty-[^/]*|screenshot-texts|common-passwords)(?:\.fr\.ts)?)$/.test(
          path,
        ),
    },
  )
  const modules = await Promise.all(
    paths.sort().map((path) => import(resolve(root, path)) as Promise<Record<string, unknown>>),
  )
  return [...new Set(modules.flatMap((module) => Object.values(module).flatMap(stringsIn)))]
    .filter((text) => /^[\p{Lu}«].*\s.*\s.*[.!?…]$/su.test(text) && !/\b(?:npm|npx)\b/u.test(text))
    .map((text) => text.replace(/<[^>]*>/gu, ''))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return typeof value === 'object' && value !== null && !(value instanceof RegExp)
    ? Object.values(value).flatMap(stringsIn)
    : []
}

const templateLetters = (): string[] =>
  globSync('server/templates/*/*.md', { cwd: root })
    .sort()
    .flatMap((path) => {
      // The head of the file, between two lines of dashes, is no text of the letter.
      const { template } = parseTemplate(
        readFileSync(resolve(root, path), 'utf8')
          .replace(/^---\n[\s\S]*?\n---\n/u, '')
          .trim(),
      )
      if (!template) throw new Error(`${path} is no template`)
      return (['feminine', 'masculine'] as const).map(
        (gender) =>
          fillTemplate(template, {
            fields: templateFields[gender],
            gender,
            tone: 'professional',
            civility: 'madame',
            morphology: testFrench().morphology,
          }).content,
      )
    })

const composedLetters = (): string[] => Array.from({ length: 40 }, (_, seed) => writeLetter(seed))

const sampleLetters = (): string[] => [
  sampleLetter.paragraphs.join('\n\n'),
  ...cleanLetters.filter(({ language = 'fr' }) => language === 'fr').map(({ text }) => text),
  ...cleanProse,
  ...cleanAgreements,
  ...cleanVerbs,
]

/** Rules of language and spelling: what a sentence is, whatever letter it stands in. */
const ofLanguage =
  /\/|^(?:confusion|construction|elision|hyphen|repeated-word|wished-conditional|spelling|capital)$/u

/** Between guillemets: a word that is spoken of, often a fault or English. */
const isMentioned = (text: string, at: number) =>
  text.lastIndexOf('«', at) > text.lastIndexOf('»', at - 1) && text.includes('»', at)

/** Reads the French texts of the product, which are right: each finding is printed, and is a false alarm. */
export async function measureOwnTexts(): Promise<void> {
  const speller = createFrenchSpeller(testFrench())
  const sources = {
    'texts of the product': await productSentences(),
    'template library': templateLetters(),
    'letters of the composer': composedLetters(),
    'sample letters and clean sentences': sampleLetters(),
  }
  let [words, alarms] = [0, 0]
  for (const [name, texts] of Object.entries(sources)) {
    const found = new Set<string>()
    for (const text of texts)
      for (const { rule, severity, start, end, fix, suggestions } of proofread(text, {
        language: 'fr',
        spelling: { speller, accepted: ['null chromium lifetime'] },
      }))
        if (severity !== 'advice' && ofLanguage.test(rule) && !isMentioned(text, start))
          found.add(
            `${rule}${severity === 'warning' ? ' ?' : ''}: ${text.slice(Math.max(0, start - 50), start)}[${text.slice(start, end)} → ${fix ?? suggestions ?? ''}]${text.slice(end, end + 30)}`,
          )
    const count = texts.join(' ').split(/\s+/u).length
    words += count
    alarms += found.size
    console.log(`      ${name}: ${count} words, ${found.size} alarms`)
    for (const one of found) console.log(`        ${one.replaceAll('\n', ' ')}`)
  }
  const perThousand = (1000 * alarms) / words
  report('alarms in 1,000 words of our own texts', perThousand.toFixed(2), '1', perThousand <= 1)
}
