import { createLineScanner } from './line-scanner.ts'

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
