import { isClosingFormula } from '../text/closing-paragraph.ts'
import type { Language } from '../typography/fix.ts'
import type { Finding, ProofreadContext } from './finding.ts'

/** A stretch of the content with its place. */
export type Stretch = { text: string; start: number }

/** A letter cut once, so that rules stay cheap. */
export type ProofLetter = {
  content: string
  language: Language
  context: ProofreadContext
  paragraphs: readonly Stretch[]
  /** Sentences of the paragraphs between the address and the closing formula. */
  sentences: readonly Stretch[]
  /** «Madame, Monsieur,»: the first paragraph when it is an address. */
  opening: Stretch | undefined
  closing: Stretch | undefined
}

export type Mark = Pick<Finding, 'start' | 'end' | 'message'> & {
  fix?: string
  severity?: Finding['severity']
}
export type Rule = {
  id: string
  severity: Finding['severity']
  languages: readonly Language[]
  check: (letter: ProofLetter) => Iterable<Mark>
}

export function cutLetter(content: string, language: Language, context: ProofreadContext): ProofLetter {
  const paragraphs = stretches(content, /\r?\n[^\S\n]*\r?\n/gu)
  const first = paragraphs[0]
  const opening = first && first.text.length <= 80 && /,\s*$/u.test(first.text) ? first : undefined
  const last = paragraphs.length > 1 ? paragraphs.at(-1) : undefined
  const closing = last && isClosingFormula(last.text, language) ? last : undefined
  const body = paragraphs.filter((one) => one !== opening && one !== closing)
  return { content, language, context, paragraphs, opening, closing, sentences: body.flatMap(sentencesOf) }
}

function stretches(text: string, separator: RegExp, from = 0): Stretch[] {
  const found: Stretch[] = []
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
  /(?<=(?<!(?<!\p{L})(?:M|MM|Mme|Mlle|Dr|Mr|Ms|Mrs|etc|réf|n°|p|ex|cf|av))[.!?…]["»”)*_]*)\s+(?=[\p{L}«“"(*_\d-])/gu

const sentencesOf = ({ text, start }: Stretch) => stretches(text, sentenceEnd, start)

/** Every match of a pattern as a mark; `say` gives its message and its correction. */
export function* matches(
  { content }: ProofLetter,
  pattern: RegExp,
  say: (found: RegExpExecArray) => { message: string; fix?: string } | undefined,
): Iterable<Mark> {
  for (const found of content.matchAll(pattern)) {
    const said = say(found)
    if (said) yield { start: found.index, end: found.index + found[0].length, ...said }
  }
}
