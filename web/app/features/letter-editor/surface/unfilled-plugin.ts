import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Place = { from: number; to: number }

const unfilledKey = new PluginKey<DecorationSet>('unfilled')

/** Ranges of unfilled template fields: `{{entreprise}}`, `{motivé|motivée}`. */
export function unfilledIn(doc: Node): Place[] {
  const places: Place[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    // A hard break takes one position, like its character here.
    const text = node.textBetween(0, node.content.size, '\n', '\n')
    for (const { start, end } of findUnfilled(text))
      places.push({ from: position + 1 + start, to: position + 1 + end })
    return false
  })
  return places
}

/** Selects the next or previous unfilled field. Null when none is left; without `wraps`, none on that side. */
export function toUnfilled(state: EditorState, direction: 1 | -1, wraps = true): Transaction | null {
  const places = unfilledIn(state.doc)
  const { from, to } = state.selection
  const place =
    direction === 1
      ? (places.find((one) => one.from >= to) ?? (wraps ? places[0] : undefined))
      : (places.findLast((one) => one.to <= from) ?? (wraps ? places.at(-1) : undefined))
  if (!place) return null
  return state.tr.setSelection(TextSelection.create(state.doc, place.from, place.to)).scrollIntoView()
}

const drawn = (doc: Node) =>
  DecorationSet.create(
    doc,
    unfilledIn(doc).map(({ from, to }) => Decoration.inline(from, to, { class: 'unfilled' })),
  )

/** Highlights unfilled fields; Tab moves from one to the next, and leaves the editor behind the last: no trap. */
export const UnfilledFields = Extension.create({
  name: 'unfilledFields',
  // Registered before lists, which use Shift+Tab too.
  priority: 200,
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => {
      const transaction = toUnfilled(this.editor.state, direction, false)
      if (transaction) this.editor.view.dispatch(transaction)
      return transaction !== null
    }
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: unfilledKey,
      state: {
        init: (_, { doc }) => drawn(doc),
        apply: (transaction, set) => (transaction.docChanged ? drawn(transaction.doc) : set),
      },
      props: { decorations: (state) => unfilledKey.getState(state) },
    }),
  ],
})
