import type { Morphology } from '../french/morphology.ts'
import { isClosingFormula } from '../text/closing-paragraph.ts'
import type { Language } from '../typography/fix.ts'
import type { Finding, ProofreadContext } from './finding.ts'

/** A range of the content with its offset. */
export type TextSpan = { text: string; start: number }

/** A letter split once for all rules. */
export type ProofLetter = {
  content: string
  language: Language
  context: ProofreadContext
  /** The French dictionary, where it is loaded. */
  morphology: Morphology | undefined
  paragraphs: readonly TextSpan[]
  /** Sentences of the paragraphs between salutation and closing formula. */
  sentences: readonly TextSpan[]
  /** «Madame, Monsieur,»: the first paragraph when it is a salutation. */
  opening: TextSpan | undefined
  closing: TextSpan | undefined
}

export type RuleMatch = Pick<Finding, 'start' | 'end' | 'message'> & {
  fix?: string
  severity?: Finding['severity']
}
export type Rule = {
  id: string
  severity: Finding['severity']
  languages: readonly Language[]
  check: (letter: ProofLetter) => Iterable<RuleMatch>
}

export function splitLetter(
  content: string,
  language: Language,
  context: ProofreadContext,
  morphology?: Morphology,
): ProofLetter {
  const paragraphs = stretches(content, /\r?\n[^\S\n]*\r?\n/gu)
  const head = openingIndex(paragraphs)
  const opening = paragraphs[head]
  const at = paragraphs.length > 1 ? closingIndex(paragraphs, language) : -1
  const closing = paragraphs[at]
  const body = paragraphs.slice(head + 1, closing ? at : undefined)
  const sentences = body.flatMap(sentencesOf)
  return { content, language, context, morphology, paragraphs, opening, closing, sentences }
}

const civilities =
  /^(?:(?:Madame|Monsieur|Mesdames|Messieurs|Mademoiselle)(?: (?:le|la|l’|l'|les) ?[^,.!?:]{3,50})?(?:,? (?:et |ou )?|\/|(?=[.:!]?$)))+[.:!]?$/iu

/** «Madame, Monsieur,», or the same without its comma. */
const isAddress = (text: string, isFollowed: boolean) =>
  text.length <= 80 && (/,\s*$/u.test(text) || (isFollowed && civilities.test(text)))

/** The salutation is first, or below a date and a subject. */
function openingIndex(paragraphs: readonly TextSpan[]): number {
  const [first] = paragraphs
  if (first && isAddress(first.text, paragraphs.length > 1)) return 0
  const found = paragraphs.findIndex(
    ({ text }) =>
      text.length <= 80 && /^(?:Madame|Monsieur|Mesdames|Messieurs|Bonjour|Cher|Chère)[^.!?]*,$/u.test(text),
  )
  return found <= 3 && paragraphs.slice(0, found).every(({ text }) => text.length < 120) ? found : -1
}

/** The closing formula is last, except for a signature or a second formula. */
function closingIndex(paragraphs: readonly TextSpan[], language: Language): number {
  const last = paragraphs.length - 1
  const found = paragraphs.findLastIndex(({ text }) => isClosingFormula(text, language))
  if (found < 1 || last - found > 2) return -1
  const isTail = paragraphs.slice(found + 1).every(({ text }) => text.length <= 60)
  const first = found > 1 && isClosingFormula(paragraphs[found - 1]?.text ?? '', language) ? found - 1 : found
  return isTail ? first : -1
}

function stretches(text: string, separator: RegExp, from = 0): TextSpan[] {
  const found: TextSpan[] = []
  let start = 0
  const keep = (end: number) => {
    const raw = text.slice(start, end)
    const kept = raw.trim()
    if (kept !== '') found.push({ text: kept, start: from + start + raw.indexOf(kept) })
  }
  for (const match of text.matchAll(separator)) {
    keep(match.index)
    start = match.index + match[0].length
  }
  keep(text.length)
  return found
}

const sentenceEnd =
  /(?=\s)(?<=(?<!(?<!\p{L})(?:M|MM|Mme|Mlle|Dr|Mr|Ms|Mrs|etc|réf|n°|p|ex|cf|av))[.!?…]["»”)*_]*)\s+(?=[\p{L}«“"(*_\d-])/gu

/** Sentences of a paragraph. */
export const sentencesOf = ({ text, start }: TextSpan) => stretches(text, sentenceEnd, start)

const curly = new WeakMap<ProofLetter, string>()

/** The content with curly apostrophes, same length: patterns only match these. */
function curlyOf(letter: ProofLetter): string {
  const known = curly.get(letter)
  if (known !== undefined) return known
  const content = letter.content.replaceAll("'", '’')
  curly.set(letter, content)
  return content
}

/** Every match of a pattern; `say` returns its message and correction. */
export function* matches(
  letter: ProofLetter,
  pattern: RegExp,
  say: (found: RegExpExecArray) => { message: string; fix?: string } | undefined,
): Iterable<RuleMatch> {
  for (const found of curlyOf(letter).matchAll(pattern)) {
    const said = say(found)
    if (said) yield { start: found.index, end: found.index + found[0].length, ...said }
  }
}
