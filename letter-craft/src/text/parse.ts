import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { tidyRuns } from './tidy-runs.ts'
import { type Block, inlinesOf, type LetterTree, type ListItem, type Run } from './tree.ts'

/** Anything but a paragraph, a list, strong, emphasis or a line break is plain text in a letter. */
const outsideTheSubset = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'setextUnderline',
  'thematicBreak',
]

/**
 * Parses the letter's Markdown subset. Never fails: unknown syntax stays as text. A single line feed is a line
 * break, as people expect when they type a letter.
 */
export function parseLetter(markdown: string): LetterTree {
  const root = fromMarkdown(markdown, { extensions: [{ disable: { null: outsideTheSubset } }] })
  return { blocks: root.children.flatMap(blocksOf) }
}

function blocksOf(node: RootContent): Block[] {
  if (node.type === 'list') {
    const items = node.children.flatMap(itemsOf)
    if (items.length === 0) return []
    const ordered = node.ordered === true
    return [{ type: 'list', ordered, start: ordered ? (node.start ?? 1) : 1, items }]
  }
  if (node.type !== 'paragraph') return []
  const children = inlinesOf(tidyRuns(node.children.flatMap((child) => readRuns(child))))
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

function itemsOf(node: Nodes): ListItem[] {
  if (node.type === 'list') return node.children.flatMap(itemsOf)
  if (node.type !== 'listItem') return []
  const own: Run[] = []
  const nested: ListItem[] = []
  for (const child of node.children) {
    if (child.type === 'list') nested.push(...child.children.flatMap(itemsOf))
    else if (child.type === 'paragraph') {
      if (own.length > 0) own.push({ type: 'break' })
      own.push(...child.children.flatMap((inline) => readRuns(inline)))
    }
  }
  const children = inlinesOf(tidyRuns(own))
  return children.length === 0 ? nested : [{ children }, ...nested]
}

function readRuns(node: PhrasingContent, strong = false, emphasis = false): Run[] {
  switch (node.type) {
    case 'text':
      return node.value
        .split('\n')
        .flatMap((value, index): Run[] => [
          ...(index > 0 ? [{ type: 'break' } as const] : []),
          { type: 'text', value, strong, emphasis },
        ])
    case 'break':
      return [{ type: 'break' }]
    case 'strong':
      return node.children.flatMap((child) => readRuns(child, true, emphasis))
    case 'emphasis':
      return node.children.flatMap((child) => readRuns(child, strong, true))
    default:
      return []
  }
}
