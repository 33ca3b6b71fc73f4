import { inlineText } from '@lettrine/letter-craft/text/plain-text'
import { type Block, type Inline, inlinesOf, type Run, runsOf } from '@lettrine/letter-craft/text/tree'

/** A paragraph that begins with a drop cap, cut as `letter-initial.typ` needs it. */
export type InitialParagraph = {
  type: 'initial'
  /** Characters before the letter, such as an opening quote. */
  before: string
  letter: string
  /** Whether an apostrophe follows the letter. */
  elided: boolean
  /** How many lines deep. */
  lines: number
  /** The words beside the letter and a few more, the end of the first one first. */
  words: Inline[][]
  rest: Inline[]
}

// The smallest font on the widest page has about 110 characters per line.
const wordsApart = 70
const deepFrom = 360
const shortest = 220

/** The first paragraph long enough for a drop cap, split for it; undefined where there is none. */
export function initialParagraph(
  blocks: readonly Block[],
): { index: number; paragraph: InitialParagraph } | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'paragraph') continue
    const length = inlineText(block.children).length
    if (length < shortest) continue
    const paragraph = cut(runsOf(block.children), length)
    return paragraph && { index, paragraph }
  }
  return undefined
}

function cut(runs: readonly Run[], length: number): InitialParagraph | undefined {
  const [first, ...others] = runs
  if (first?.type !== 'text') return undefined
  // The letter with its accent, composed or decomposed.
  const opening = /^([«“"‘([\u00a0\u202f]*)(\p{L}\p{M}*)/u.exec(first.value)
  const [whole = '', before = '', letter = ''] = opening ?? []
  if (letter === '' || !/^[\p{Script=Latin}\p{M}]+$/u.test(letter)) return undefined
  const { words, rest } = split([{ ...first, value: first.value.slice(whole.length) }, ...others])
  return {
    type: 'initial',
    before,
    letter,
    elided: /^[’']/.test(first.value.slice(whole.length)),
    lines: length >= deepFrom ? 3 : 2,
    words,
    rest,
  }
}

/** The first words, each with its own marks, and what follows them. A line break ends the words. */
function split(runs: readonly Run[]): { words: Inline[][]; rest: Inline[] } {
  const words: Run[][] = [[]]
  const rest: Run[] = []
  for (const run of runs) {
    if (rest.length > 0 || run.type === 'break') {
      rest.push(run)
      continue
    }
    const parts = run.value.split(' ')
    const room = wordsApart - words.length + 1
    for (const [index, value] of parts.slice(0, room).entries()) {
      if (index > 0) words.push([])
      if (value !== '') words.at(-1)!.push({ ...run, value })
    }
    if (parts.length > room) rest.push({ ...run, value: ` ${parts.slice(room).join(' ')}` })
  }
  return { words: words.map(inlinesOf), rest: inlinesOf(rest) }
}
