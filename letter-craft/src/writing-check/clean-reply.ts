import { isClosingFormula } from '../text/closing-paragraph.ts'
import type { Language } from '../typography/fix.ts'

/** A letter extracted from a model's reply; `opening` and `closing` are present when the reply had them. */
export type BareLetter = { opening?: string; body: string[]; closing?: string }

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu
const fence = /(?:^|\n)[ \t]*(?:`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:\n[ \t]*(?:`{3,}|~{3,})[ \t]*(?=\n|$)|$)/u
const hiddenElement = /<(script|style|title|head)\b[^>]*>[\s\S]*?<\/\1\s*>/giu
const lineEndingTag = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/giu
const tag = /<!--[\s\S]*?-->|<\/?[a-z!][^<>]*>/giu

/** Removes wrapping that models add: code fences, HTML, headings, rules, bold around a whole line. */
export function unwrapReply(reply: string): string {
  const text = reply.replaceAll('\r\n', '\n').replace(invisible, '')
  const inside = fence.exec(text)?.[1] ?? text
  return inside
    .replace(hiddenElement, '')
    .replace(lineEndingTag, '\n')
    .replace(tag, '')
    .split('\n')
    .map(unwrapLine)
    .join('\n')
    .trim()
}

const unwrapLine = (line: string) =>
  line
    .trim()
    .replace(/^(?:[-*_=] ?){3,}$/u, '')
    .replace(/^#{1,6}\s+/u, '')
    .replace(/^(\*\*|__)([^*_]+)\1$/u, '$2')

const openings = {
  fr: /^(?:bonjour[ ,]|(?:mon |ma )?ch[eè]re?s? |madame|mesdames|monsieur|messieurs|docteur|maître|professeur|à l’attention)/iu,
  en: /^(?:dear |hello[ ,]|to whom it may concern|good (?:morning|afternoon))/iu,
} as const

const isOpening = (line: string, language: Language) =>
  line.length <= 80 &&
  (openings[language].test(line) || /^bonjour,?$/iu.test(line)) &&
  !/[.!?:;]$/u.test(line) &&
  !/(?<!\p{L})(?:je|nous|vous|i)(?!\p{L})/iu.test(line)

const framing = [
  /^(?:bien s[ûu]r|certainement|absolument|d[’']accord|avec plaisir|voici|voilà|sure|certainly|of course|absolutely|here(?: is|[’']s))\b.{0,160}[:!.]$/iu,
  /^(?:objet|subject|re|réf(?:érence)?|p\.? ?j\.?)\s*:/iu,
  /^(?:[\p{L}’' -]{2,40}, )?(?:le )?\d{1,2}(?:er)? \p{L}{3,9} \d{4}\.?$/iu,
  /^\p{L}{3,9} \d{1,2}, \d{4}$/u,
] as const

/** Lines around a letter that do not belong to it: «Voici votre lettre :», subject, date. */
const isFraming = (line: string) => framing.some((pattern) => pattern.test(line))

/**
 * Extracts the letter of a reply: text before its salutation (preamble, addresses, subject, date) and after its
 * closing formula (signature, remarks) is left out. Lines of a paragraph are joined.
 */
export function readReply(reply: string, language: Language): BareLetter {
  const lines = unwrapReply(reply).split('\n')
  const first = lines.findIndex((line) => isOpening(line, language))
  const letter = first === -1 ? lines.filter((line) => !isFraming(line)) : lines.slice(first + 1)
  const paragraphs = paragraphsOf(letter, language)
  const last = paragraphs.findLastIndex((paragraph) => isClosingFormula(paragraph, language))
  return {
    ...(first === -1 ? {} : { opening: lines[first]!.replace(/[\s,]*$/u, ',') }),
    body: (last === -1 ? paragraphs : paragraphs.slice(0, last)).filter((text) => !isFraming(text)),
    ...(last === -1 ? {} : { closing: paragraphs[last]! }),
  }
}

function paragraphsOf(lines: readonly string[], language: Language): string[] {
  const paragraphs: string[] = []
  let current = ''
  const keep = () => {
    if (current !== '') paragraphs.push(current)
    current = ''
  }
  for (const line of lines) {
    if (line === '') keep()
    else {
      const isItem = /^[-*•] /u.test(line)
      current = current === '' ? line : `${current}${isItem ? '\n' : ' '}${line}`
      // A name often follows «Yours faithfully,» on the next line.
      if (isClosingFormula(current, language)) keep()
    }
  }
  keep()
  return paragraphs
}
