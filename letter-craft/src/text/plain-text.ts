import { type Block, type Inline, type LetterTree, runsOf } from './tree.ts'

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
  return runsOf(inlines)
    .map((run) => (run.type === 'break' ? '\n' : run.value))
    .join('')
}

/** One string per paragraph and per list item, without markers: for counting and rules. */
export function textUnits(tree: LetterTree): string[] {
  return tree.blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? [inlineText(block.children)]
      : block.items.map((item) => inlineText(item.children)),
  )
}
