/** A sentence of a reply; `facts` is undefined where its line is broken or names none. */
export type RepliedSentence = { paragraph: number; text: string; facts?: string[] }

/** Not known before its first characters. */
export type ReplyKind = 'unknown' | 'sentences' | 'prose'

export type ReplyReader = {
  /** Takes a piece of the reply; gives the text to show, and the sentences that it ends. */
  push: (piece: string) => { shown: string; sentences: RepliedSentence[]; kind: ReplyKind }
  /** Ends the reply: what it was, as a whole. */
  end: () => { kind: 'sentences' | 'prose'; text: string; sentences: RepliedSentence[] }
}

const textKeys = new Set(['s', 'sentence', 'text', 'phrase'])
/** `n` counts sentences, where they are asked for again. */
const paragraphKeys = new Set(['p', 'n', 'paragraph', 'paragraphe'])
const factKeys = new Set(['facts', 'f', 'ids'])
const escapes: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', b: '', f: '' }

type Line = { text?: string; paragraph?: number; facts?: string[]; isBroken?: boolean }

/**
 * Reads a reply as it comes: one JSON object a line, `{"p":1,"s":"…","facts":["…"]}`, or the same objects within one
 * document. The words of a sentence are shown before its line ends. A reply that does not begin as JSON is prose.
 */
export function createReplyReader(): ReplyReader {
  let reply = ''
  let kind: ReplyKind = 'unknown'
  let head = ''
  let shown = ''
  let shownSentences = 0
  let lastParagraph = 1
  const all: RepliedSentence[] = []
  let ended: RepliedSentence[] = []
  const scanner = createLineScanner({
    onText: (text, line) => {
      if (line.text === text) {
        const paragraph = line.paragraph ?? lastParagraph
        shown += shownSentences === 0 ? '' : paragraph === lastParagraph ? ' ' : '\n\n'
        shownSentences += 1
        lastParagraph = paragraph
      }
      shown += text
    },
    onLine: ({ text = '', paragraph = lastParagraph, facts, isBroken }) => {
      if (text.trim() === '') return
      lastParagraph = paragraph
      const sentence = { paragraph, text, ...(facts && !isBroken && { facts }) }
      all.push(sentence)
      ended.push(sentence)
    },
  })
  const take = (piece: string) => {
    if (kind === 'prose') shown += piece
    else scanner.push(piece)
  }
  return {
    push(piece) {
      reply += piece
      if (kind === 'unknown') {
        head += piece
        // «```json» stands before the first object.
        const begun = /^\s*(?:`{3}\w*[^\S\n]*\n\s*)?([^\s`])/u.exec(head)
        if (begun || head.length > 40) {
          kind = begun?.[1] === '{' || begun?.[1] === '[' ? 'sentences' : 'prose'
          take(kind === 'prose' ? head.trimStart() : head)
        }
      } else take(piece)
      const given = { shown, sentences: ended, kind }
      shown = ''
      ended = []
      return given
    },
    end() {
      if (kind === 'prose' && /^\s*\{\s*"/mu.test(reply))
        scanner.push(reply.slice(reply.search(/^\s*\{\s*"/mu)))
      scanner.end()
      return { kind: all.length > 0 ? 'sentences' : 'prose', text: reply, sentences: all }
    },
  }
}

type ScannerState = 'outside' | 'string' | 'escape' | 'unicode' | 'quote'
type Scanner = { push: (piece: string) => void; end: () => void }

/** Objects with a sentence, at any depth, found character by character. */
function createLineScanner(given: {
  onText: (text: string, line: Line) => void
  onLine: (line: Line) => void
}): Scanner {
  let line: Line = {}
  let key = ''
  let token = ''
  let state: ScannerState = 'outside'
  let isValue = false
  let hex = ''
  /** Spaces since a quotation mark. */
  let gap = ''

  const isText = () => isValue && textKeys.has(key)
  const add = (text: string) => {
    token += text
    if (!isText()) return
    line.text = (line.text ?? '') + text
    if (text !== '') given.onText(text, line)
  }
  const endString = () => {
    state = 'outside'
    if (isValue && factKeys.has(key)) line.facts = [...(line.facts ?? []), token]
    if (isValue && paragraphKeys.has(key)) line.paragraph = Number.parseInt(token, 10) || 1
    if (!isValue) key = token
    token = ''
  }
  const endLine = () => {
    if (line.text !== undefined) given.onLine(line)
    line = {}
    key = ''
    isValue = false
  }
  const outside = (char: string) => {
    if (char === '"') {
      state = 'string'
      token = ''
    } else if (char === ':') isValue = true
    else if (char === '[' && factKeys.has(key)) line.facts ??= []
    else if (char === ',' && !factKeys.has(key)) isValue = false
    else if (char === ']') {
      isValue = false
      key = ''
    } else if (char === '{') endLine()
    else if (char === '}') endLine()
    else if (isValue && paragraphKeys.has(key) && /\d/u.test(char))
      line.paragraph = (line.paragraph ?? 0) * 10 + Number(char)
  }
  const afterQuote = (char: string) => {
    if (/\s/u.test(char) && char !== '\n') gap += char
    else if (/[,}\]\n:]/u.test(char) || !isText()) {
      endString()
      outside(char)
    } else {
      // A quotation mark within the sentence that was not escaped.
      state = 'string'
      line.isBroken = true
      add(`"${gap}${char}`)
    }
  }
  const inEscape = (char: string) => {
    state = char === 'u' ? 'unicode' : 'string'
    hex = ''
    if (char !== 'u') add(escapes[char] ?? char)
  }
  const inUnicode = (char: string) => {
    hex += char
    if (hex.length < 4) return
    state = 'string'
    add(String.fromCharCode(Number.parseInt(hex, 16) || 0x20))
  }
  const inString = (char: string) => {
    if (char === '\\') state = 'escape'
    else if (char === '"') {
      state = 'quote'
      gap = ''
    } else if (char === '\n') {
      // The line ended before its sentence.
      line.isBroken = true
      endString()
      endLine()
    } else add(char)
  }
  const takers = {
    outside,
    string: inString,
    escape: inEscape,
    unicode: inUnicode,
    quote: afterQuote,
  } as const satisfies Record<ScannerState, (char: string) => void>
  return {
    push: (piece) => {
      for (const char of piece) takers[state](char)
    },
    end: () => {
      if (state !== 'outside') {
        line.isBroken = true
        endString()
      }
      if (/[.!?…]\s*$/u.test(line.text ?? '')) endLine()
    },
  }
}
