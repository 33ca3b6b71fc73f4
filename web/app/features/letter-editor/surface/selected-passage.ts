import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { highlightInsertion } from './highlight-insertion.ts'
import { documentFromMarkdown, markdownFromDocument } from './letter-document.ts'

/** The selection, extended to whole words, with the letter around it; all in Markdown. */
export type SelectedPassage = {
  from: number
  to: number
  doc: Node
  text: string
  before: string
  after: string
}

/** The selection extended to whole words; undefined when it holds no word. */
export function selectedPassage(editor: Editor): SelectedPassage | undefined {
  const { doc, selection } = editor.state
  const [from, to] = [wordEdge(doc, selection.from, -1), wordEdge(doc, selection.to, 1)]
  const text = markdownBetween(doc, from, to)
  if (selection.empty || !/\p{L}/u.test(text)) return undefined
  const before = markdownBetween(doc, 0, from)
  return { from, to, doc, text, before, after: markdownBetween(doc, to, doc.content.size) }
}

const isSpace = (character: string | undefined) => character === undefined || /\s/u.test(character)

/** Outwards to the end of a word that the selection cuts, inwards over spaces that it holds. */
function wordEdge(doc: Node, position: number, way: 1 | -1): number {
  const { parent, parentOffset } = doc.resolve(position)
  if (!parent.isTextblock) return position
  const text = parent.textBetween(0, parent.content.size, undefined, '\n')
  const [outer, inner] = way > 0 ? [0, -1] : [-1, 0]
  let offset = parentOffset
  while (!isSpace(text[offset + outer]) && !isSpace(text[offset + inner])) offset += way
  while (text[offset + inner] !== undefined && isSpace(text[offset + inner])) offset -= way
  return position + offset - parentOffset
}

function markdownBetween(doc: Node, from: number, to: number): string {
  if (from >= to) return ''
  // With its block nodes, even when it stays within one block.
  const content = doc.slice(from, to, true).content.toJSON()
  return content ? markdownFromDocument({ type: 'doc', content }) : ''
}

/**
 * Replaces a passage by `markdown`, as one step to undo; false when the letter has changed since the passage was
 * taken.
 */
export function replacePassage(
  editor: Editor,
  { from, to, doc }: SelectedPassage,
  markdown: string,
): boolean {
  if (!editor.state.doc.eq(doc)) return false
  const { content } = editor.schema.nodeFromJSON(documentFromMarkdown(markdown))
  const open = doc.slice(from, to)
  const only = content.childCount === 1 ? content.firstChild : null
  const inline = only?.isTextblock && doc.resolve(from).sameParent(doc.resolve(to))
  const slice = inline
    ? new Slice(only?.content ?? Fragment.empty, 0, 0)
    : new Slice(content, Math.min(1, open.openStart), Math.min(1, open.openEnd))
  const tr = closeHistory(editor.state.tr).replace(from, to, slice)
  editor.view.dispatch(highlightInsertion(editor, tr, from, tr.mapping.map(to)).scrollIntoView())
  return true
}
