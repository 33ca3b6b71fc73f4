import type { Finding } from '@lettrine/contract/proofreading'
import { z } from 'zod'
import { outsideFinding } from './outside-finding.ts'
import { type OutsideProofreader, SecondOpinionFailure } from './second-opinion.ts'

/** The server of Grammalecte (`grammalecte-server`): French only. */
export const grammalecteAt = (baseUrl: string): OutsideProofreader => ({
  source: 'grammalecte',
  url: `${baseUrl}/gc_text/fr`,
  languages: ['fr'],
  form: (text) => ({ text }),
  read: readGrammalecte,
})

const Answer = z.object({
  data: z.array(z.object({ iParagraph: z.int().min(1), lGrammarErrors: z.array(z.unknown()) })),
})

const GrammarError = z.object({
  nStart: z.int().min(0),
  nEnd: z.int().min(0),
  sRuleId: z.string().min(1).max(200),
  sType: z.string().default(''),
  sMessage: z.string(),
  aSuggestions: z.array(z.string()).default([]),
})

/** Options of Grammalecte that concern typography, which is ours: spaces, quotation marks, dashes, numbers. */
const typography = new Set(
  ['typo', 'apos', 'eepi', 'esp', 'tab', 'nbsp', 'unit', 'num', 'nf', 'liga', 'mapos', 'chim', 'ocr'].concat(
    // «poncfin» and «virg»: a stop or a comma that our own rules ask for where a letter needs one.
    ['poncfin', 'virg'],
  ),
)
/** Its rules without an option («notype») say what they concern in their name. */
const typographicRule = /^(?:num|typo|eepi|esp|nbsp|unit)_/u
/** Those that concern style: heavy, repeated, redundant words. */
const style = new Set(['bs', 'pleo', 'eleu', 'neg', 'redon1', 'redon2', 'mc'])

/** Grammar errors of an answer; its spelling errors are left to our own spell checker. */
export function readGrammalecte(answer: unknown, text: string): Finding[] {
  const read = Answer.safeParse(answer)
  if (!read.success) throw new SecondOpinionFailure('unknown-format', read.error)
  const lines = linesOf(text)
  return read.data.data.flatMap(({ iParagraph, lGrammarErrors }) => {
    const line = lines[iParagraph - 1]
    if (!line) return []
    const unitOf = unitsOf(line.text)
    return lGrammarErrors.flatMap((one) => {
      const error = GrammarError.safeParse(one)
      if (!error.success || typography.has(error.data.sType) || typographicRule.test(error.data.sRuleId))
        return []
      const { nStart, nEnd, sRuleId, sType, sMessage, aSuggestions } = error.data
      const [start, end] = [unitOf[nStart], unitOf[nEnd]]
      if (start === undefined || end === undefined) return []
      return outsideFinding(text, {
        source: 'grammalecte',
        rule: sRuleId,
        severity: style.has(sType) ? 'advice' : 'warning',
        start: line.start + start,
        end: line.start + end,
        message: sMessage,
        suggestions: aSuggestions,
      })
    })
  })
}

/** The paragraphs that Grammalecte counts, from 1: the lines of the text, empty ones included. */
function linesOf(text: string): { text: string; start: number }[] {
  const lines: { text: string; start: number }[] = []
  let start = 0
  for (const ending of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ text: text.slice(start, ending.index), start })
    start = ending.index + ending[0].length
  }
  return [...lines, { text: text.slice(start), start }]
}

/** The UTF-16 offset of each code point of a line, and of its end: Python counts code points. */
function unitsOf(line: string): number[] {
  const units: number[] = []
  let unit = 0
  for (const character of line) {
    units.push(unit)
    unit += character.length
  }
  return [...units, unit]
}
