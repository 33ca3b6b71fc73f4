import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { documentFromMarkdown } from './letter-document.ts'

const highlightMs = 1_400

type InsertionHighlight = { highlightInsertion: { from: number; to: number; drop: number } } | { dry: number }

const highlightKey = new PluginKey<DecorationSet>('wetInk')
let drops = 0

/** New text arrives in wet blue and turns to ink: the decoration lasts as long as the animation. */
export function insertionHighlightPlugin(): Plugin<DecorationSet> {
  return new Plugin({
    key: highlightKey,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const meta = tr.getMeta(highlightKey) as InsertionHighlight | undefined
        const mapped = set.map(tr.mapping, tr.doc)
        if (!meta) return mapped
        if ('dry' in meta)
          return mapped.remove(mapped.find(undefined, undefined, ({ drop }) => drop === meta.dry))
        const { from, to, drop } = meta.highlightInsertion
        return mapped.add(tr.doc, [
          Decoration.inline(from, to, { class: 'wet-ink', 'data-drop': String(drop) }, { drop }),
        ])
      },
    },
    props: {
      decorations: (state) => highlightKey.getState(state),
    },
  })
}

/** Marks what `tr` writes between two positions as wet. */
export function wet(editor: Editor, tr: Transaction, from: number, to: number): Transaction {
  if (from >= to) return tr
  drops += 1
  const drop = drops
  setTimeout(() => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(highlightKey, { dry: drop }))
  }, highlightMs)
  return tr.setMeta(highlightKey, { wet: { from, to, drop } })
}

export type LetterStream = {
  /** Shows the letter written so far. */
  show(markdown: string): void
  /** Ends the stream: everything it wrote becomes one step to undo. */
  close(): void
}

/** Writes a letter as it arrives, in place of the text there was. */
export function openLetterStream(editor: Editor): LetterStream {
  const { view } = editor
  const before = editor.state
  editor.setEditable(false)
  return {
    show(markdown) {
      const { doc } = editor.state
      const next = editor.schema.nodeFromJSON(documentFromMarkdown(markdown))
      const start = doc.content.findDiffStart(next.content)
      const end = doc.content.findDiffEnd(next.content)
      if (start === null || !end) return
      const overlap = Math.max(0, start - Math.min(end.a, end.b))
      const tr = editor.state.tr
        .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
        .setMeta('addToHistory', false)
      view.dispatch(wet(editor, tr, start, Math.min(end.b + overlap, tr.doc.content.size)))
    },
    close() {
      editor.setEditable(true)
      const written = editor.state.doc
      if (written.eq(before.doc)) return
      // Back to the history of before, then one replacement on top; its nodes are those on screen, so nothing redraws.
      const tr = before.tr.replaceWith(0, before.doc.content.size, written.content)
      const drying = highlightKey.getState(editor.state)
      const state = before.apply(tr)
      view.updateState(state)
      restoreHighlights(editor, drying)
      editor.emit('update', { editor, transaction: tr, appendedTransactions: [] })
    },
  }
}

function restoreHighlights(editor: Editor, drying: DecorationSet | undefined): void {
  for (const { from, to, spec } of drying?.find() ?? []) {
    const meta: InsertionHighlight = {
      highlightInsertion: { from, to, drop: (spec as { drop: number }).drop },
    }
    editor.view.dispatch(editor.state.tr.setMeta(highlightKey, meta).setMeta('addToHistory', false))
  }
}
