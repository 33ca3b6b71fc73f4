import type { Morphology } from '../french/morphology.ts'
import type { Speller } from '../spelling/speller.ts'
import { SpanIndex } from '../text/span-index.ts'
import type { Language } from '../typography/fix.ts'
import { companyRules } from './company-rules.ts'
import { contentRules } from './content-rules.ts'
import { englishRules } from './english-rules.ts'
import type { Finding, ProofreadContext, Severity } from './finding.ts'
import { formulaRules } from './formula-rules.ts'
import { genderRules } from './gender-rules.ts'
import { grammarFindings } from './grammar-findings.ts'
import { languageRules } from './language-rules.ts'
import { numberRules } from './number-rules.ts'
import { pageRules } from './page-rules.ts'
import { phraseRules } from './phrase-rules.ts'
import { type Rule, splitLetter } from './proof-letter.ts'
import { punctuationRules } from './punctuation-rules.ts'
import { spellingFindings, wordsIn } from './spelling.ts'
import { styleRules } from './style-rules.ts'
import { typographyRules } from './typography-rules.ts'

export const rules: readonly Rule[] = [
  ...typographyRules,
  ...numberRules,
  ...languageRules,
  ...genderRules,
  ...phraseRules,
  ...punctuationRules,
  ...formulaRules,
  ...pageRules,
  ...contentRules,
  ...companyRules,
  ...styleRules,
  ...englishRules,
]

export type ProofreadOptions = {
  language: Language
  context?: ProofreadContext
  /** `accepted`: texts whose words are accepted, such as a profile and a personal dictionary. */
  spelling?: { speller: Speller; accepted?: readonly string[] }
  /** The French dictionary, where there is no speller: some lines of the tables need it. */
  morphology?: Morphology
  /** Ids of rules of grammar whose findings are left out. */
  ignoredRules?: readonly string[]
}

/**
 * Proofreads a letter. `content` is Markdown; offsets are UTF-16 units in it. Findings are in text order; on
 * overlap, the more severe wins. Pure, a few milliseconds for a page. With a speller, every word is checked; those
 * of `spelling.accepted` and of the context are accepted.
 */
export function proofread(
  content: string,
  { language, context = {}, spelling, morphology, ignoredRules = [] }: ProofreadOptions,
): Finding[] {
  const french = language === 'fr' ? spelling?.speller.french : undefined
  const letter = splitLetter(content, language, context, french?.morphology ?? morphology)
  const found = rules
    .filter((rule) => rule.languages.includes(language))
    .flatMap(({ id, severity, check }) =>
      [...check(letter)].map((mark): Finding => ({ rule: id, severity, ...mark })),
    )
  if (spelling) {
    const { company = '', jobTitle = '', recipient = '', offer = '' } = context
    const acceptedWords = wordsIn([company, jobTitle, recipient, offer, ...(spelling.accepted ?? [])])
    found.push(...spellingFindings(letter, spelling.speller, acceptedWords))
  }
  if (french)
    found.push(...[...grammarFindings(letter, french)].filter(({ rule }) => !ignoredRules.includes(rule)))
  return withoutConsequences(withoutOverlaps(outsidePlaceholders(found))).sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )
}

/** Unfilled fields are skipped: «{{de entreprise}}» needs no elision. */
function outsidePlaceholders(findings: readonly Finding[]): Finding[] {
  const places = new SpanIndex(findings.filter(({ rule }) => rule === 'placeholder'))
  return findings.filter(
    (one) =>
      one.rule === 'placeholder' ||
      !places.someNear(one, ({ start, end }) => start <= one.start && one.end <= end),
  )
}

const gravity = { error: 0, warning: 1, advice: 2 } as const satisfies Record<Severity, number>

/**
 * A finding on a long sentence may contain a smaller one; two findings on the same words are not reported together.
 */
const meets = (one: Finding, other: Finding) =>
  one.start < other.end &&
  other.start < one.end &&
  (one.rule === other.rule ||
    ofGrammar(one) ||
    ofGrammar(other) ||
    !(holds(one, other) || holds(other, one))) &&
  !beside(one, other) &&
  !beside(other, one)
const ofGrammar = ({ rule, fix }: Finding) => rule.includes('/') && fix !== undefined
/** A finding without fix does not hide the one on an apostrophe inside it. */
const beside = (one: Finding, other: Finding) =>
  one.rule === 'typography' && other.rule !== 'typography' && other.fix === undefined
/** A correction of certain words says more about them than one that counts their persons or genders. */
const namesWords = ({ rule, fix }: Finding) =>
  fix !== undefined && /^(?:spelling$|(?:homophone(?!\/by-context)|confusion|expression)\/)/u.test(rule)
const isTypography = ({ rule }: Finding) => Number(rule === 'typography')
const holds = (one: Finding, other: Finding) =>
  one.start <= other.start && other.end <= one.end && one.end - one.start > 3 * (other.end - other.start)

function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const ranked = [...findings].sort(
    (one, other) =>
      isTypography(one) - isTypography(other) ||
      gravity[one.severity] - gravity[other.severity] ||
      one.end - one.start - (other.end - other.start) ||
      Number(namesWords(other)) - Number(namesWords(one)),
  )
  const kept: Finding[] = []
  const places = new SpanIndex<Finding>()
  for (const finding of ranked) {
    if (places.someNear(finding, (other) => meets(finding, other))) continue
    kept.push(finding)
    places.add(finding)
  }
  return kept
}

const governs = /^(?:confusion|homophone\/|agreement\/ce-cette)/u
const follows = /^(?:conjugation|agreement)\//u

/** «à confirmé»: once «à» is «a», the participle after it is right. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const governed = new Set(
    findings.filter(({ rule, fix }) => governs.test(rule) && fix !== undefined).map(({ end }) => end + 1),
  )
  return findings.filter(({ rule, start }) => !follows.test(rule) || !governed.has(start))
}

/** Number of findings by severity. */
export function summarize(findings: readonly Finding[]): Record<Severity, number> {
  const summary = { error: 0, warning: 0, advice: 0 }
  for (const { severity } of findings) summary[severity] += 1
  return summary
}
