import { readRuns } from './read-runs.ts'
import { type RawBlock, type RawList, splitBlocks } from './split-blocks.ts'
import { tidyRuns } from './tidy-runs.ts'
import { type Block, inlinesOf, type LetterTree, type ListItem, type Run } from './tree.ts'

/**
 * Parses the letter's Markdown subset: paragraphs, lists, strong, emphasis, line breaks, escapes and character
 * references, as CommonMark has them; anything else is text. Never fails, and takes time in proportion to the text. A
 * single line feed is a line break, as people expect when they type a letter.
 */
export function parseLetter(markdown: string): LetterTree {
  return { blocks: readBlocks(markdown).flatMap(blocksOf) }
}

/** The paragraphs and lists of a letter, their lines as they are written. */
export const readBlocks = (markdown: string): RawBlock[] =>
  splitBlocks(markdown.replace(/^\ufeff/u, '').replaceAll('\0', '\ufffd'))

function blocksOf(block: RawBlock): Block[] {
  if (block.type === 'list') {
    const items = itemsOf(block)
    return items.length === 0
      ? []
      : [{ type: 'list', ordered: block.ordered, start: block.ordered ? block.start : 1, items }]
  }
  const children = inlinesOf(tidyRuns(readRuns(block.lines.join('\n'))))
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

/** The items of a list and of those inside it, one after the other. */
function itemsOf({ items }: RawList): ListItem[] {
  return items.flatMap((blocks): ListItem[] => {
    const own: Run[] = []
    const nested: ListItem[] = []
    for (const block of blocks) {
      if (block.type === 'list') for (const item of itemsOf(block)) nested.push(item)
      else {
        if (own.length > 0) own.push({ type: 'break' })
        for (const run of readRuns(block.lines.join('\n'))) own.push(run)
      }
    }
    const children = inlinesOf(tidyRuns(own))
    return children.length === 0 ? nested : [{ children }, ...nested]
  })
}
