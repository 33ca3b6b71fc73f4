import type { Language } from '@lettrine/contract/letters'
import type { Finding } from '@lettrine/contract/proofreading'
import { z } from 'zod'
import { outsideFinding } from './outside-finding.ts'
import { type OutsideProofreader, SecondOpinionFailure } from './second-opinion.ts'

/** A LanguageTool server, version 2 of its API. */
export const languageToolAt = (baseUrl: string): OutsideProofreader => ({
  source: 'languagetool',
  url: `${baseUrl}/v2/check`,
  languages: ['fr', 'en'],
  form: (text, language) => ({ text, language: languageCode(text, language) }),
  read: readLanguageTool,
})

const Answer = z.object({ matches: z.array(z.unknown()) })

const Match = z.object({
  message: z.string(),
  offset: z.int().min(0),
  length: z.int().min(1),
  replacements: z.array(z.object({ value: z.string() })).default([]),
  rule: z.object({
    id: z.string().min(1).max(200),
    category: z.object({ id: z.string() }).default({ id: '' }),
  }),
})

/** Ours: spelling and typography. */
const skipped = new Set(['TYPOS', 'TYPOGRAPHY'])
const style = new Set([
  'STYLE',
  'REDUNDANCY',
  'PLAIN_ENGLISH',
  'WIKIPEDIA',
  'COLLOQUIALISMS',
  'REPETITIONS_STYLE',
])

/** The matches of an answer, save those on spelling and typography. Its offsets are UTF-16 units. */
export function readLanguageTool(answer: unknown, text: string): Finding[] {
  const read = Answer.safeParse(answer)
  if (!read.success) throw new SecondOpinionFailure('unknown-format', read.error)
  return read.data.matches.flatMap((one) => {
    const match = Match.safeParse(one)
    if (!match.success || skipped.has(match.data.rule.category.id)) return []
    const { message, offset, length, replacements, rule } = match.data
    return outsideFinding(text, {
      source: 'languagetool',
      rule: rule.id,
      severity: style.has(rule.category.id) ? 'advice' : 'warning',
      start: offset,
      end: offset + length,
      message,
      suggestions: replacements.map(({ value }) => value),
    })
  })
}

const american =
  /\b(?:behavior|color|endeavor|favor|honor|labor|neighbor|rigor|center|theater|defense|catalog|analyz(?:e|ing)|skillful)/i
const british =
  /\b(?:behaviour|colour|endeavour|favour|honour|labour|neighbour|rigour|centre|theatre|defence|catalogue|analys(?:e|ing)|programme|skilful)/i

/** LanguageTool needs a variety of English; a letter that mixes both is read as a British one. */
export const languageCode = (text: string, language: Language): 'fr' | 'en-GB' | 'en-US' =>
  language === 'fr' ? 'fr' : american.test(text) && !british.test(text) ? 'en-US' : 'en-GB'
