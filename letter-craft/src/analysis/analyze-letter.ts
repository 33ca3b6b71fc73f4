import { unsourcedClaims } from '../claims/unsourced-claims.ts'
import type { Finding } from '../proofreading/finding.ts'
import type { MappedPoint } from '../requirement-map/map-requirements.ts'
import { analysisMessages as messages } from './analysis.fr.ts'
import type { AnalysisInput, ImprovementArea, LetterAnalysis, Place, Priority, Remark } from './analysis.ts'
import { competitivenessOf, type Measures, measureForAnalysis, strengthOf } from './scores.ts'
import { toneOf } from './tone.ts'

const mostSuggestions = 3
const mostWeaknesses = 2
const mostAreas = 3

/** A possible improvement: the sentence of advice, its wording as a weakness, and its severity. */
type Issue = {
  category: keyof typeof messages.categories
  priority: Priority
  suggestion: string
  /** Only severe issues are listed as weaknesses. */
  weakness?: string
  place?: Place
}

/**
 * Scores a letter by measurable criteria: findings of the proofreader, answered requirements, verifiable facts.
 * Pure: equal letters get equal scores. The texts are in French, whatever the letter’s language.
 */
export function analyzeLetter(input: AnalysisInput): LetterAnalysis {
  const measures = measureForAnalysis(input)
  const scores = {
    strength: strengthOf(measures),
    competitiveness: competitivenessOf(input, measures),
    tone: toneOf(input.content, input.language),
  }
  if (measures.words === 0)
    return { ...scores, suggestions: [{ text: messages.blank }], weaknesses: [], improvementAreas: [] }
  const issues = issuesOf(input, measures).sort(
    (one, other) => gravity[one.priority] - gravity[other.priority],
  )
  const areas = oncePerCategory(issues).slice(0, mostAreas)
  return {
    ...scores,
    // Weaknesses already covered by an improvement area are not repeated.
    suggestions: issues
      .filter((issue) => !areas.includes(issue))
      .slice(0, mostSuggestions)
      .map(({ suggestion, place }): Remark => ({ text: suggestion, ...(place && { place }) })),
    weaknesses: issues
      .flatMap(({ weakness, place }): Remark[] =>
        weakness ? [{ text: weakness, ...(place && { place }) }] : [],
      )
      .slice(0, mostWeaknesses),
    improvementAreas: areas.map(
      ({ category, priority, suggestion, place }): ImprovementArea => ({
        category: messages.categories[category],
        priority,
        suggestion,
        ...(place && { place }),
      }),
    ),
  }
}

const gravity = { high: 0, medium: 1, low: 2 } as const satisfies Record<Priority, number>

function oncePerCategory(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ category }) => !seen.has(category) && seen.add(category))
}

const placeOf = ({ start, end }: Place): Place => ({ start, end })

function issuesOf(input: AnalysisInput, measures: Measures): Issue[] {
  return [
    ...languageIssues(input),
    ...fitIssues(input, measures),
    ...proofIssues(input, measures),
    ...formIssues(input, measures),
  ]
}

function languageIssues({ content, findings }: AnalysisInput): Issue[] {
  const issues: Issue[] = []
  const errors = findings.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first)
    issues.push({
      category: 'spelling',
      priority: errors.length > 2 ? 'high' : 'medium',
      suggestion: messages.errors(errors.length),
      weakness: messages.errorsWeak(errors.length),
      place: placeOf(first),
    })
  const rule = (id: string) => findings.find((finding) => finding.rule === id)
  const cliche = rule('cliche') ?? rule('machine-turn')
  if (cliche)
    issues.push({
      category: 'style',
      priority: 'medium',
      suggestion: messages.cliche(content.slice(cliche.start, cliche.end)),
      place: placeOf(cliche),
    })
  const je = rule('je-openings')
  if (je) issues.push({ category: 'style', priority: 'low', suggestion: messages.je, place: placeOf(je) })
  const long = rule('long-sentence')
  if (long)
    issues.push({
      category: 'style',
      priority: 'low',
      suggestion: messages.longSentence,
      place: placeOf(long),
    })
  return issues
}

function fitIssues({ points, company, findings }: AnalysisInput, { namesCompany }: Measures): Issue[] {
  if (points.length === 0) return [{ category: 'fit', priority: 'medium', suggestion: messages.noOffer }]
  // What is mentioned is not absent.
  const open = points.filter(({ answer }) => !answer)
  const absent = open.filter(({ mention }) => !mention)
  const [must] = [...open].sort(
    (one, other) => Number(other.couldSay !== undefined) - Number(one.couldSay !== undefined),
  )
  const issues: Issue[] = []
  if (!namesCompany && company !== '')
    issues.push({
      category: 'fit',
      priority: 'high',
      suggestion: messages.noCompany(company),
      weakness: messages.noCompanyWeak,
    })
  if (must)
    issues.push({
      category: 'fit',
      priority: open.length > points.length / 2 ? 'high' : 'medium',
      suggestion: suggestionFor(must),
      ...(must.mention && { place: placeOf(must.mention) }),
      ...(absent.length > points.length / 2 && {
        weakness: messages.unanswered(absent.length, points.length),
      }),
    })
  const wrong = findings.find(({ rule }) => rule === 'wrong-company')
  if (wrong)
    issues.push({
      category: 'fit',
      priority: 'high',
      suggestion: wrong.message,
      weakness: wrong.message,
      place: placeOf(wrong),
    })
  return issues
}

function suggestionFor({ text, mention, couldSay }: MappedPoint): string {
  if (mention) return messages.showPoint(text, mention.why === 'copied')
  return couldSay ? messages.answerFromProfile(text, couldSay) : messages.answerPoint(text)
}

function proofIssues({ claims, profileKnown }: AnalysisInput, { proofs }: Measures): Issue[] {
  const issues: Issue[] = []
  if (proofs === 0)
    issues.push({
      category: 'proof',
      priority: 'high',
      suggestion: messages.noProof,
      weakness: messages.noProofWeak,
    })
  else if (proofs === 1) issues.push({ category: 'proof', priority: 'medium', suggestion: messages.oneProof })
  const unsaid = profileKnown ? unsourcedClaims(claims) : []
  const [orphan] = unsaid
  if (orphan)
    issues.push({
      category: 'truth',
      priority: 'medium',
      suggestion: messages.unsourcedClaims(unsaid.length),
      place: placeOf(orphan),
    })
  return issues
}

function formIssues({ findings }: AnalysisInput, measures: Measures): Issue[] {
  const { words, paragraphs, hasOpening, hasClosing } = measures
  const issues: Issue[] = []
  const add = (condition: boolean, issue: Issue) => condition && issues.push(issue)
  add(words < 200, {
    category: 'length',
    priority: words < 120 ? 'high' : 'medium',
    suggestion: messages.tooShort(words),
  })
  add(words > 400, { category: 'length', priority: 'medium', suggestion: messages.tooLong(words) })
  add(!hasOpening, { category: 'form', priority: 'high', suggestion: messages.noOpening })
  add(!hasClosing, { category: 'form', priority: 'high', suggestion: messages.noClosing })
  add(paragraphs < 3 || paragraphs > 5, {
    category: 'form',
    priority: 'low',
    suggestion: messages.paragraphs,
  })
  const formula = findings.find(({ rule }) => formulas.has(rule))
  if (formula) issues.push(formIssueOf(formula))
  return issues
}

const formulas: ReadonlySet<string> = new Set([
  'hanging-participle',
  'closing-mirror',
  'salutation-name',
  'expression-of-greetings',
  'believe-in',
  'doubled-closing',
])

const formIssueOf = (finding: Finding): Issue => ({
  category: 'form',
  priority: 'medium',
  suggestion: finding.message,
  place: placeOf(finding),
})
