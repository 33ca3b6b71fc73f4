import type { Node } from '@tiptap/pm/model'

// The text of a template stays as typed: each line is a paragraph of the editor.

export const linesDocument = (text: string) => ({
  type: 'doc',
  content: text
    .split('\n')
    .map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    ),
})

export const textOfLines = (doc: Node): string => doc.textBetween(0, doc.content.size, '\n')

/** The position of an offset of the text: between two lines there is one character, but the end of a node and the start of one. */
export const positionOf = (text: string, offset: number): number =>
  1 + offset + (text.slice(0, offset).match(/\n/g)?.length ?? 0)
