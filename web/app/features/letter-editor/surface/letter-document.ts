import { letterToMarkdown } from '@lettrine/letter-craft/text/markdown'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { tidyRuns } from '@lettrine/letter-craft/text/tidy-runs'
import {
  type Block,
  type Inline,
  inlinesOf,
  type LetterTree,
  type Run,
  runsOf,
} from '@lettrine/letter-craft/text/tree'
import type { JSONContent } from '@tiptap/core'

/** The editor document of a letter; an empty letter is one empty paragraph. */
export function documentFromMarkdown(markdown: string): JSONContent {
  const content = parseLetter(markdown).blocks.map(nodeOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** The Markdown to save of an editor document. */
export function markdownFromDocument(doc: JSONContent): string {
  return letterToMarkdown(treeOf(doc))
}

function nodeOf(block: Block): JSONContent {
  if (block.type === 'paragraph') return paragraph(block.children)
  const content = block.items.map((item) => ({ type: 'listItem', content: [paragraph(item.children)] }))
  return block.ordered
    ? { type: 'orderedList', attrs: { start: block.start }, content }
    : { type: 'bulletList', content }
}

function paragraph(inlines: readonly Inline[]): JSONContent {
  const content = runsOf(inlines).flatMap((run): JSONContent[] => {
    if (run.type === 'break') return [{ type: 'hardBreak' }]
    if (run.value === '') return []
    const marks = [...(run.strong ? [{ type: 'bold' }] : []), ...(run.emphasis ? [{ type: 'italic' }] : [])]
    return [{ type: 'text', text: run.value, ...(marks.length > 0 ? { marks } : {}) }]
  })
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

function treeOf(doc: JSONContent): LetterTree {
  return { blocks: (doc.content ?? []).flatMap(blockOf) }
}

function blockOf(node: JSONContent): Block[] {
  if (node.type === 'paragraph') {
    const children = inlinesOf(tidyRuns(runsFrom(node)))
    return children.length > 0 ? [{ type: 'paragraph', children }] : []
  }
  if (node.type !== 'bulletList' && node.type !== 'orderedList') return []
  const items = (node.content ?? [])
    .flatMap((item) => item.content ?? [])
    .map((line) => ({ children: inlinesOf(tidyRuns(runsFrom(line))) }))
    .filter(({ children }) => children.length > 0)
  const ordered = node.type === 'orderedList'
  const start = ordered && typeof node.attrs?.start === 'number' ? node.attrs.start : 1
  return items.length > 0 ? [{ type: 'list', ordered, start, items }] : []
}

// The server refuses control characters; text pasted from a word processor can contain some.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

function runsFrom(node: JSONContent): Run[] {
  return (node.content ?? []).flatMap((child): Run[] => {
    if (child.type === 'hardBreak') return [{ type: 'break' }]
    const value = (child.text ?? '').replace(controlCharacters, '')
    const has = (mark: string) => child.marks?.some(({ type }) => type === mark) ?? false
    return value === '' ? [] : [{ type: 'text', value, strong: has('bold'), emphasis: has('italic') }]
  })
}
