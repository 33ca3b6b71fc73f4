import { repeatedAddress } from '../composer/address.ts'
import { closingFormula } from '../composer/closing-formula.ts'
import type { Tone } from '../composer/request.ts'
import { seededRandom } from '../composer/seeded-random.ts'
import type { Morphology } from '../french/morphology.ts'
import { upperFirst } from '../french/plain-letters.ts'
import type { Finding } from '../proofreading/finding.ts'
import { proofread } from '../proofreading/proofread.ts'
import { conceptsOf, coverage } from '../requirement-map/concepts.ts'
import { isClosingFormula } from '../text/closing-paragraph.ts'
import { fixTypography, type Language } from '../typography/fix.ts'
import { connectorsEn, formalTurnsEn, shorterTurnsEn, warmerTurnsEn } from './turns.en.ts'
import { connectors, formalTurns, shorterTurns, type Turn, warmerTurns } from './turns.fr.ts'

export type RewriteIntent = 'shorter' | 'warmer' | 'formal' | 'concrete' | 'other'

export type Rewriting = {
  passage: string
  intent: RewriteIntent
  language: Language
  /** The letter’s salutation, which a closing formula repeats. */
  address: string
  /** Sentences that state facts of the writer; the most relevant may be added to make a passage concrete. */
  proofs: readonly string[]
  /** Another seed gives another wording where there is one. */
  seed: number
  /** The French dictionary, for corrections that need it. */
  morphology?: Morphology | undefined
}

/**
 * Rewrites a passage without a model: phrases, connectors, closing formulas, certain corrections and typography; a
 * fact of the writer to make it concrete. Invents nothing: what it cannot rewrite stays.
 */
export function rewritePassage(task: Rewriting): string {
  const { passage, intent, language, proofs, seed } = task
  const fixed = withCertainFixes(passage, task)
  if (isClosingFormula(fixed, language) && intent !== 'concrete')
    return anotherClosing(fixed, { ...task, intent })
  const turned = turnsOf[language][intent].reduce(
    (text, [pattern, instead]) => replaceTurn(text, pattern, instead),
    fixed,
  )
  const rewritten =
    intent === 'concrete'
      ? withProof(turned, proofs)
      : intent === 'other'
        ? otherConnectors(turned, language, seed)
        : turned
  return fixTypography(tidied(rewritten, task), language)
}

const turnsOf = {
  fr: { shorter: shorterTurns, formal: formalTurns, warmer: warmerTurns, concrete: [], other: [] },
  en: { shorter: shorterTurnsEn, formal: formalTurnsEn, warmer: warmerTurnsEn, concrete: [], other: [] },
} as const satisfies Record<Language, Record<RewriteIntent, readonly Turn[]>>

const formulaTone = {
  shorter: 'professional',
  warmer: 'enthusiastic',
  formal: 'formal',
  other: 'professional',
} as const satisfies Record<Exclude<RewriteIntent, 'concrete'>, Tone>

const formulasTried = 8

function anotherClosing(
  now: string,
  { intent, address, language, seed }: Rewriting & { intent: keyof typeof formulaTone },
): string {
  const formulas = Array.from({ length: formulasTried }, (_, turn) =>
    closingFormula(repeatedAddress(address), language, formulaTone[intent], seed + turn),
  ).filter((formula) => formula !== now)
  if (intent !== 'shorter') return formulas[0] ?? now
  return formulas.reduce((shortest, formula) => (formula.length < shortest.length ? formula : shortest), now)
}

const patterns = new Map<string, RegExp>()

function replaceTurn(text: string, pattern: string, instead: string): string {
  let search = patterns.get(pattern)
  if (!search) {
    const bounded = `(?<![\\p{L}’])(?:${pattern})${/\p{L}$/u.test(pattern) ? '(?!\\p{L})' : ''}`
    search = new RegExp(bounded.replaceAll(' ', '[ \\u00a0]'), 'giu')
    patterns.set(pattern, search)
  }
  return text.replace(search, (found: string) => {
    const capital = /^\p{Lu}/u.test(found) && !/^I(?:$|[ ’])/u.test(instead)
    return capital && instead !== '' ? upperFirst(instead) : instead
  })
}

/** A sentence that lost its first words is capitalised again; the middle of one stays as it was. */
function tidied(text: string, task: Rewriting): string {
  const spaced = text
    .trimStart()
    .replace(/ {2,}/gu, ' ')
    .replace(/ +([,.])/gu, '$1')
  const capital = spaced.replace(
    /(^|[.!?…]["»”)]*\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
  const first = /^\p{Ll}/u.test(task.passage) ? capital.charAt(0).toLowerCase() + capital.slice(1) : capital
  return withCertainFixes(first, task)
}

type Correcting = Pick<Rewriting, 'language' | 'morphology'>

/** Certain corrections of the proofreader. */
function withCertainFixes(text: string, { language, morphology }: Correcting): string {
  const inside = (finding: Finding) => finding.severity === 'error' && finding.fix !== undefined
  return proofread(text, { language, ...(morphology && { morphology }) })
    .filter((finding) => inside(finding) && finding.rule !== 'capital')
    .sort((one, other) => other.start - one.start)
    .reduce((content, { start, end, fix = '' }) => content.slice(0, start) + fix + content.slice(end), text)
}

/** Adds the fact on the same subject, if there is one that the passage lacks. */
function withProof(passage: string, proofs: readonly string[]): string {
  if (!/[.!?…]["»”)*_]*\s*$/u.test(passage)) return passage
  const told = conceptsOf(passage)
  let best: string | undefined
  let highest = 0
  for (const proof of proofs) {
    if (passage.includes(proof)) continue
    const { strong } = coverage(conceptsOf(proof), told)
    if (strong > highest) [best, highest] = [proof, strong]
  }
  return best === undefined ? passage : `${passage.trimEnd()} ${best}`
}

function otherConnectors(text: string, language: Language, seed: number): string {
  const chance = seededRandom(seed, 'connectors')
  return (language === 'fr' ? connectors : connectorsEn).reduce((content, line) => {
    const search = new RegExp(`(?<![\\p{L}’])(?:${line.join('|')})(?=,)`, 'gu')
    return content.replace(search, (found) => chance.shuffle(line.filter((one) => one !== found))[0] ?? found)
  }, text)
}
