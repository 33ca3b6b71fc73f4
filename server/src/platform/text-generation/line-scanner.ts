import { createStringScanner } from './string-scanner.ts'

/** What an object of a reply says of a sentence. */
export type Line = { text?: string; paragraph?: number; facts?: string[]; isBroken?: boolean }

const textKeys = new Set(['s', 'sentence', 'text', 'phrase'])
/** `n` counts sentences, where they are asked for again. */
const paragraphKeys = new Set(['p', 'n', 'paragraph', 'paragraphe'])
const factKeys = new Set(['facts', 'f', 'ids'])

type Scanner = { push: (piece: string) => void; end: () => void }

/** Objects with a sentence, at any depth of a reply in JSON, found character by character. */
export function createLineScanner(given: {
  /** More of the text of a sentence, which `line` has already. */
  onText: (text: string, line: Line) => void
  onLine: (line: Line) => void
}): Scanner {
  let line: Line = {}
  let key = ''
  let token = ''
  let isValue = false

  const isText = () => isValue && textKeys.has(key)
  const endLine = () => {
    if (line.text !== undefined) given.onLine(line)
    line = {}
    key = ''
    isValue = false
  }
  const string = createStringScanner({
    mayHoldQuotes: isText,
    onText(text) {
      token += text
      if (!isText() || text === '') return
      line.text = (line.text ?? '') + text
      given.onText(text, line)
    },
    onQuote() {
      line.isBroken = true
    },
    onEnd(isCut) {
      if (isValue && factKeys.has(key)) line.facts = [...(line.facts ?? []), token]
      if (isValue && paragraphKeys.has(key)) line.paragraph = Number.parseInt(token, 10) || 1
      if (!isValue) key = token
      token = ''
      if (isCut) line.isBroken = true
    },
  })
  const outside = (char: string) => {
    if (char === '"') string.open()
    else if (char === ':') isValue = true
    else if (char === '[' && factKeys.has(key)) line.facts ??= []
    else if (char === ',' && !factKeys.has(key)) isValue = false
    else if (char === ']') {
      isValue = false
      key = ''
    } else if (char === '{' || char === '}') endLine()
    else if (isValue && paragraphKeys.has(key) && /\d/u.test(char))
      line.paragraph = (line.paragraph ?? 0) * 10 + Number(char)
  }
  return {
    push(piece) {
      for (const char of piece) {
        if (!string.isOpen()) outside(char)
        else if (char === '\n') {
          // The line ended before its sentence, or right after it.
          if (string.cut()) endLine()
        } else if (string.take(char) === 'after') outside(char)
      }
    },
    end() {
      if (string.isOpen()) string.cut()
      if (/[.!?…]\s*$/u.test(line.text ?? '')) endLine()
    },
  }
}
