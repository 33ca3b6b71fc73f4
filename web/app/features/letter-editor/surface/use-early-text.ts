import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { type RefObject, useLayoutEffect } from 'react'
import type { EarlyText } from '../../../lib/api/early-letter.ts'

/** Takes over what was typed before the editor came, with the caret where it is; can be undone as one step. */
export function useEarlyText(editor: Editor, sheet: RefObject<HTMLElement | null>, letterId: string): void {
  // Before the next frame: two texts to type in are never there at once.
  useLayoutEffect(() => {
    const page = globalThis.lettrineEarlyPage
    if (!page) return
    // A letter was left while its page was on its way.
    if (page.letterId !== letterId) return page.leave()
    return page.handOver((text) => {
      takeOver(editor, text)
      if (sheet.current) sheet.current.scrollTop = text.scrollTop
    })
  }, [editor, sheet, letterId])
}

function takeOver(editor: Editor, { document, isEdited, caret }: EarlyText): void {
  const { view, schema } = editor
  if (isEdited) {
    const { content } = schema.nodeFromJSON(document)
    view.dispatch(closeHistory(view.state.tr).replaceWith(0, view.state.doc.content.size, content))
  }
  if (!caret) return
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, positionOf(editor, caret))))
  view.focus()
}

function positionOf(editor: Editor, { block, offset }: { block: number; offset: number }): number {
  const { doc } = editor.state
  const starts: [number, number][] = []
  doc.descendants((node, position) => {
    if (node.isTextblock) starts.push([position + 1, node.content.size])
  })
  const [start, size] = starts[block] ?? starts.at(-1) ?? [1, 0]
  return start + Math.min(offset, size)
}
