import type { Block, Inline, LetterTree } from './tree.ts'

/** The letter without marks: blocks separated by an empty line, items with «- » or «1. », breaks as line feeds. */
export function plainText(tree: LetterTree): string {
  return tree.blocks.map(plainBlock).join('\n\n')
}

function plainBlock(block: Block): string {
  if (block.type === 'paragraph') return inlineText(block.children)
  return block.items
    .map((item, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${inlineText(item.children)}`)
    .join('\n')
}

/** The text of a line of the letter, line breaks as line feeds. */
export function inlineText(inlines: readonly Inline[]): string {
  let text = ''
  for (const inline of inlines) {
    if (inline.type === 'text') text += inline.value
    else text += inline.type === 'break' ? '\n' : inlineText(inline.children)
  }
  return text
}

/** One string per paragraph and per list item, without markers: for counting and rules. */
export function textUnits(tree: LetterTree): string[] {
  return tree.blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? [inlineText(block.children)]
      : block.items.map((item) => inlineText(item.children)),
  )
}
