import { splitLetter } from '../proofreading/proof-letter.ts'
import { countWords } from '../text/measure.ts'
import type { AnalysisInput } from './analysis.ts'

/** Counts taken once per letter. */
export type Measures = {
  words: number
  paragraphs: number
  hasOpening: boolean
  hasClosing: boolean
  errors: number
  warnings: number
  advices: number
  /** Distinct verifiable facts: figures, employers, schools, diplomas, tools. */
  proofs: number
  namesCompany: boolean
}

export function measureForAnalysis(input: AnalysisInput): Measures {
  const { content, language, findings, claims } = input
  const { paragraphs, opening, closing } = splitLetter(content, language, {})
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  return {
    words: countWords(content),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== opening && paragraph !== closing).length,
    hasOpening: opening !== undefined,
    hasClosing: closing !== undefined,
    errors: of('error'),
    warnings: of('warning'),
    advices: of('advice'),
    proofs: new Set(claims.filter(({ kind }) => kind !== 'date').map(({ key }) => key)).size,
    namesCompany: !findings.some(({ rule }) => rule === 'company-missing'),
  }
}

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const loss = (count: number, each: number, most: number) => Math.min(most, count * each)

/** Quality of a letter: 100 minus penalties. */
export function strengthOf(measures: Measures): number {
  const { words, paragraphs, errors, warnings, advices, proofs, hasOpening, hasClosing } = measures
  if (words === 0) return 0
  const length =
    words < 80 ? 40 : words < 150 ? 22 : words < 200 ? 10 : words > 450 ? 15 : words > 400 ? 8 : 0
  const evidence = [25, 12, 5][proofs] ?? 0
  return Math.round(
    between(
      100 -
        loss(errors, 6, 42) -
        loss(warnings, 3, 18) -
        loss(advices, 1.5, 12) -
        length -
        evidence -
        (paragraphs < 3 || paragraphs > 5 ? 5 : 0) -
        (hasOpening ? 0 : 8) -
        (hasClosing ? 0 : 8),
      0,
      100,
    ),
  )
}

const weights = { duty: 1.5, must: 2, nice: 1 } as const
/** Without an offer there is nothing to compare with. */
const mostWithoutOffer = 65
const fullProofs = 5

/** Match with the offer: two thirds for answered requirements, the rest for evidence and the company’s name. */
export function competitivenessOf({ points }: AnalysisInput, measures: Measures): number {
  if (measures.words === 0) return 0
  const proofs = Math.min(measures.proofs, fullProofs) / fullProofs
  const faults = loss(measures.errors, 3, 15)
  const company = measures.namesCompany ? 1 : 0
  if (points.length === 0)
    return Math.round(between(mostWithoutOffer * (0.25 + 0.5 * proofs + 0.25 * company) - faults, 0, 100))
  const total = points.reduce((sum, { need }) => sum + weights[need], 0)
  const answered = points.reduce((sum, { need, answer }) => sum + (answer ? weights[need] : 0), 0)
  // No letter answers everything: four fifths count as a full answer.
  const share = Math.min(1, answered / total / 0.8)
  return Math.round(between(66 * share + 22 * proofs + 12 * company - faults, 0, 100))
}
