import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { documentFromMarkdown } from './letter-document.ts'

const highlightMs = 1_400

type InsertionHighlight = { from: number; to: number; id: number }
type HighlightMeta = { add: InsertionHighlight } | { remove: number }

const highlightKey = new PluginKey<DecorationSet>('insertionHighlight')
let lastId = 0

/** Inserted text appears in blue and turns to the text colour: the decoration lasts as long as the animation. */
export function insertionHighlightPlugin(): Plugin<DecorationSet> {
  return new Plugin({
    key: highlightKey,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const meta = tr.getMeta(highlightKey) as HighlightMeta | undefined
        const mapped = set.map(tr.mapping, tr.doc)
        if (!meta) return mapped
        if ('remove' in meta)
          return mapped.remove(mapped.find(undefined, undefined, ({ id }) => id === meta.remove))
        const { from, to, id } = meta.add
        return mapped.add(tr.doc, [
          Decoration.inline(from, to, { class: 'inserted-text', 'data-insertion': String(id) }, { id }),
        ])
      },
    },
    props: {
      decorations: (state) => highlightKey.getState(state),
    },
  })
}

/** Highlights what `tr` inserts between two positions. */
export function highlightInsertion(editor: Editor, tr: Transaction, from: number, to: number): Transaction {
  if (from >= to) return tr
  lastId += 1
  const id = lastId
  setTimeout(() => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(highlightKey, { remove: id }))
  }, highlightMs)
  return tr.setMeta(highlightKey, { add: { from, to, id } } satisfies HighlightMeta)
}

export type LetterStream = {
  /** Displays the letter generated so far. */
  show(markdown: string): void
  /** Ends the stream: everything it wrote becomes one step to undo. */
  close(): void
}

/** Streams a letter into the editor, in place of its text. */
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
      view.dispatch(highlightInsertion(editor, tr, start, Math.min(end.b + overlap, tr.doc.content.size)))
    },
    close() {
      editor.setEditable(true)
      const written = editor.state.doc
      if (written.eq(before.doc)) return
      // Restores the previous history, then applies one replacement; its nodes are those on screen, so nothing is
      // redrawn.
      const tr = before.tr.replaceWith(0, before.doc.content.size, written.content)
      const highlights = highlightKey.getState(editor.state)
      const state = before.apply(tr)
      view.updateState(state)
      restoreHighlights(editor, highlights)
      editor.emit('update', { editor, transaction: tr, appendedTransactions: [] })
    },
  }
}

function restoreHighlights(editor: Editor, highlights: DecorationSet | undefined): void {
  for (const { from, to, spec } of highlights?.find() ?? []) {
    const meta: HighlightMeta = { add: { from, to, id: (spec as { id: number }).id } }
    editor.view.dispatch(editor.state.tr.setMeta(highlightKey, meta).setMeta('addToHistory', false))
  }
}
