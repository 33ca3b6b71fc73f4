import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
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

/** Replaces what differs, from the first difference to the last. */
function showChange(editor: Editor, next: Node): void {
  const { doc } = editor.state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const tr = editor.state.tr
    .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    .setMeta('addToHistory', false)
  editor.view.dispatch(highlightInsertion(editor, tr, start, Math.min(end.b + overlap, tr.doc.content.size)))
}

/** Replaces what differs in each paragraph: between two sentences that change, the others stay as they are. */
function showBlocks(editor: Editor, next: Node): void {
  for (let index = next.childCount - 1; index >= 0; index -= 1) {
    const { doc, tr } = editor.state
    const [block, other] = [doc.child(index), next.child(index)]
    if (block.eq(other)) continue
    let before = 0
    for (let earlier = 0; earlier < index; earlier += 1) before += doc.child(earlier).nodeSize
    const inside = before + 1
    const start =
      block.isTextblock && other.sameMarkup(block) ? block.content.findDiffStart(other.content, inside) : null
    const end = block.content.findDiffEnd(
      other.content,
      inside + block.content.size,
      inside + other.content.size,
    )
    if (start === null || !end) {
      tr.replaceWith(before, before + block.nodeSize, other).setMeta('addToHistory', false)
      editor.view.dispatch(highlightInsertion(editor, tr, inside, before + other.nodeSize - 1))
      continue
    }
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    tr.replaceWith(start, end.a + overlap, other.content.cut(start - inside, end.b + overlap - inside))
    tr.setMeta('addToHistory', false)
    editor.view.dispatch(highlightInsertion(editor, tr, start, end.b + overlap))
  }
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
      const next = editor.schema.nodeFromJSON(documentFromMarkdown(markdown))
      if (next.childCount === editor.state.doc.childCount) showBlocks(editor, next)
      else showChange(editor, next)
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
