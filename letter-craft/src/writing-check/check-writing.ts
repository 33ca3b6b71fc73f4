import { openingAddress } from '../composer/address.ts'
import { closingFormula } from '../composer/closing-formula.ts'
import type { LetterType, Tone } from '../composer/request.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { splitLetter } from '../proofreading/proof-letter.ts'
import { proofread, rules } from '../proofreading/proofread.ts'
import { letterToMarkdown } from '../text/markdown.ts'
import { countWords } from '../text/measure.ts'
import { parseLetter } from '../text/parse.ts'
import { fixTypography, type Language } from '../typography/fix.ts'
import { type KnownFacts, namesAnotherCompany, readFacts, unsupportedClaims } from './claims.ts'
import { type BareLetter, readReply, unwrapReply } from './clean-reply.ts'
import { followsInjection, isInAnotherLanguage, type ReplyFault } from './reply-faults.ts'

/** Expectations for a reply. */
export type ExpectedLetter = {
  language: Language
  tone: Tone
  type: LetterType
  company: string
  recipientName?: string
  candidateGender?: 'feminine' | 'masculine'
  /** Every text the letter may use: offer, profile, interview, instructions. */
  facts: readonly string[]
  /** Texts that must not be repeated: the data delimiter, the sentences of the instructions. */
  secrets: readonly string[]
  seed: number
  /** The French dictionary, for corrections that need it. */
  morphology?: Morphology
}

export type Repair = 'opening-added' | 'closing-added' | 'sentence-dropped' | 'proofread'

export type CheckedReply =
  | { usable: true; content: string; repairs: readonly Repair[] }
  | { usable: false; fault: ReplyFault }

const fewestWords = 60
const mostWords = 700

const unusable = (fault: ReplyFault): CheckedReply => ({ usable: false, fault })

/**
 * Extracts a letter from a model's reply, or says why there is none. Removes wrapping, fixes typography and certain
 * errors, and drops sentences with a placeholder, or with an unsupported figure, name or diploma; a reply that would
 * lose too much is unusable. Pure, a few milliseconds.
 */
export function checkWriting(reply: string, expected: ExpectedLetter): CheckedReply {
  if (reply.trim() === '') return unusable('empty')
  if (followsInjection(reply, expected.secrets)) return unusable('obeys-data')
  const bare = readReply(reply, expected.language)
  const body = bare.body.join('\n\n')
  const words = countWords(body)
  if (isInAnotherLanguage(body, expected.language)) return unusable('wrong-language')
  if (bare.opening === undefined && bare.closing === undefined) return unusable('not-a-letter')
  if (words < fewestWords) return unusable('too-short')
  if (words > mostWords) return unusable('too-long')
  const facts = readFacts([expected.company, expected.recipientName ?? '', ...expected.facts])
  if (!mentions(body, expected.company) && namesAnotherCompany(body, facts)) return unusable('wrong-company')
  return assemble(bare, expected, facts)
}

const mentions = (text: string, company: string) => {
  const spaced = plainLetters(text)
  return [company, cleanCompanyName(company)].some(
    (name) => name !== '' && spaced.includes(plainLetters(name)),
  )
}

function assemble(bare: BareLetter, expected: ExpectedLetter, facts: KnownFacts): CheckedReply {
  const repairs = new Set<Repair>()
  const checked = dropSentences(bare.body.join('\n\n'), expected.language, facts)
  if (checked.dropped > 0) repairs.add('sentence-dropped')
  if (checked.dropped > Math.max(1, checked.sentences / 3) || countWords(checked.text) < fewestWords)
    return unusable(checked.fault ?? 'too-short')
  const opening = frameLine(bare.opening, expected.language) ?? `${addressOf(expected)},`
  const closing =
    frameLine(bare.closing, expected.language) ??
    closingFormula(opening, expected.language, expected.tone, expected.seed)
  if (opening !== bare.opening) repairs.add('opening-added')
  if (closing !== bare.closing) repairs.add('closing-added')
  const typeset = fixTypography([opening, checked.text, closing].join('\n\n'), expected.language)
  const content = applyCertainFixes(typeset, expected)
  if (content !== typeset) repairs.add('proofread')
  return { usable: true, content: letterToMarkdown(parseLetter(content)), repairs: [...repairs] }
}

const addressOf = ({ recipientName, language, tone, type }: ExpectedLetter) =>
  openingAddress(recipientName, language, tone, type)

const placeholderRule = rules.find(({ id }) => id === 'placeholder')!

const hasPlaceholder = (text: string, language: Language) =>
  [...placeholderRule.check(splitLetter(text, language, {}))].length > 0

/** A salutation or closing formula with a placeholder is generated anew. */
const frameLine = (line: string | undefined, language: Language) =>
  line !== undefined && !hasPlaceholder(line, language) ? line : undefined

type CheckedBody = { text: string; sentences: number; dropped: number; fault?: ReplyFault }

function dropSentences(body: string, language: Language, facts: KnownFacts): CheckedBody {
  // A salutation added first keeps a short first paragraph from being parsed as one.
  const prefix = 'X,\n\n'
  const { sentences } = splitLetter(prefix + body, language, {})
  let text = body
  let dropped = 0
  let fault: ReplyFault | undefined
  for (const sentence of [...sentences].reverse()) {
    const found = sentenceFault(sentence.text, language, facts)
    if (!found) continue
    fault = found
    dropped += 1
    const start = sentence.start - prefix.length
    text = text.slice(0, start) + text.slice(start + sentence.text.length).replace(/^[^\S\n]+/u, '')
  }
  const tidy = text
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  return { text: tidy, sentences: sentences.length, dropped, ...(fault ? { fault } : {}) }
}

function sentenceFault(sentence: string, language: Language, facts: KnownFacts): ReplyFault | undefined {
  if (hasPlaceholder(sentence, language)) return 'placeholder'
  return unsupportedClaims(sentence, facts).length > 0 ? 'unsupported' : undefined
}

/** Applies certain corrections, from the last to the first so that offsets stay valid. */
function applyCertainFixes(content: string, expected: ExpectedLetter): string {
  const { language, company, recipientName, candidateGender, type, morphology } = expected
  const context = {
    company,
    type,
    ...(recipientName ? { recipient: recipientName } : {}),
    ...(candidateGender ? { candidateGender } : {}),
  }
  return proofread(content, { language, context, ...(morphology && { morphology }) })
    .filter((finding) => finding.fix !== undefined)
    .reverse()
    .reduce((text, { start, end, fix }) => text.slice(0, start) + fix + text.slice(end), content)
}

/** Expectations for a rewritten passage. */
export type ExpectedPassage = Pick<ExpectedLetter, 'language' | 'secrets'> & {
  passage: string
  /** Every text the passage may use besides itself. */
  facts: readonly string[]
}

/** The same for a rewritten passage: nothing is dropped from it, so any fault makes it unusable. */
export function checkPassage(reply: string, expected: ExpectedPassage): CheckedReply {
  const { language, passage } = expected
  if (followsInjection(reply, expected.secrets)) return unusable('obeys-data')
  const text = unwrapReply(reply)
    .replace(/^[^\n]{0,120}:\n+/u, '')
    .replace(/^[«“"]\s*([^«»“”"]+?)\s*[»”"]$/u, '$1')
    .trim()
  if (text === '') return unusable('empty')
  if (isInAnotherLanguage(text, language)) return unusable('wrong-language')
  if (countWords(text) > 2 * countWords(passage) + 30) return unusable('too-long')
  if (hasPlaceholder(text, language)) return unusable('placeholder')
  const facts = readFacts([passage, ...expected.facts])
  const { sentences } = splitLetter(`X,\n\n${text}`, language, {})
  if (sentences.some((sentence) => unsupportedClaims(sentence.text, facts).length > 0))
    return unusable('unsupported')
  return { usable: true, content: fixTypography(text, language), repairs: [] }
}
