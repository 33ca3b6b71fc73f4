import type { FieldPlace } from '@lettrine/letter-craft/templates/fill-template'
import { findUnfilled, placeLabel, type Unfilled } from '@lettrine/letter-craft/templates/unfilled'
import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { selectBeforeDeleting, wholeRanges } from '../../../lib/prosemirror/whole-ranges.ts'

/** An unfilled place of the document; `before` is what stands before it in its paragraph. */
export type Place = { from: number; to: number; unfilled: Unfilled; before: string }

type Drawn = { set: DecorationSet; places: readonly Place[]; open: number | undefined }
type OpenMeta = { open: number | undefined }

const unfilledKey = new PluginKey<Drawn>('unfilled')

/** Unfilled places: `{{entreprise}}`, `{motivé|motivée}`, `[[Dites votre projet.]]`. */
export function unfilledIn(doc: Node): Place[] {
  const places: Place[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    // A hard break takes one position, like its character here.
    const text = node.textBetween(0, node.content.size, '\n', '\n')
    for (const unfilled of findUnfilled(text)) {
      const { start, end } = unfilled
      places.push({
        ...{ from: position + 1 + start, to: position + 1 + end },
        ...{ unfilled, before: text.slice(0, start) },
      })
    }
    return false
  })
  return places
}

/** Selects the next or previous unfilled place. Null when none is left; without `wraps`, none on that side. */
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

/** The place whose question is asked; undefined when none is. */
export function openPlaceIn(state: EditorState): Place | undefined {
  const drawn = unfilledKey.getState(state)
  return drawn?.places.find(({ from }) => from === drawn.open)
}

/** Asks the question of the place that begins at `from`, or of none. */
export const openPlace = (tr: Transaction, from: number | undefined): Transaction =>
  tr.setMeta(unfilledKey, { open: from } satisfies OpenMeta).setMeta('addToHistory', false)

/** The element of the place that begins at `from`. */
export const placeElement = (view: EditorView, from: number): Element | null =>
  view.dom.querySelector(`[data-place="${from}"]`)

/** Places of the same field, or choices of gender, which one answer fills together. */
export function placesLike({ from, unfilled }: Place, doc: Node): Place[] {
  return unfilledIn(doc).filter(
    (other) =>
      other.from === from ||
      (unfilled.kind === 'gender' && other.unfilled.kind === 'gender') ||
      (unfilled.kind === 'field' &&
        other.unfilled.kind === 'field' &&
        unfilled.field !== undefined &&
        other.unfilled.field === unfilled.field),
  )
}

/** The place of a template field, for the form that its sentence needs; undefined for any other place. */
export const fieldPlaceOf = ({ unfilled, before }: Place): FieldPlace | undefined =>
  unfilled.kind === 'field' && unfilled.field
    ? { field: unfilled.field, particle: unfilled.particle, before }
    : undefined

/** Puts words in the places, as one step to undo, and asks the next question. */
export function fillPlaces(
  state: EditorState,
  filled: readonly { place: Place; words: string }[],
): Transaction {
  const tr = closeHistory(state.tr)
  for (const { place, words } of filled) {
    const [from, to] = [tr.mapping.map(place.from), tr.mapping.map(place.to, -1)]
    if (words === '') tr.delete(from, to)
    else tr.insertText(words, from, to)
  }
  const after = tr.mapping.map(filled[0]?.place.to ?? 0)
  tr.setSelection(TextSelection.create(tr.doc, after))
  const places = unfilledIn(tr.doc)
  const next = places.find(({ from }) => from >= after) ?? places[0]
  if (!next) return openPlace(tr, undefined).setMeta('addToHistory', true)
  tr.setSelection(TextSelection.create(tr.doc, next.from, next.to)).scrollIntoView()
  return openPlace(tr, next.from).setMeta('addToHistory', true)
}

/** Removes the sentence of a place, or its paragraph where nothing else is in it. */
export function removeSentence(state: EditorState, { from }: Place): Transaction {
  const at = state.doc.resolve(from)
  const text = at.parent.textBetween(0, at.parent.content.size, '\n', '\n')
  const { start, end } = sentenceAround(text, from - at.start())
  const tr = closeHistory(state.tr)
  const isAlone = `${text.slice(0, start)}${text.slice(end)}`.trim() === ''
  if (isAlone && at.depth === 1 && state.doc.childCount > 1) tr.delete(at.before(), at.after())
  else tr.delete(at.start() + start, at.start() + end)
  return openPlace(tr, undefined).setMeta('addToHistory', true)
}

/** Offsets of the sentence around an offset, with the space after it; marks of places may hold full stops. */
function sentenceAround(text: string, offset: number): { start: number; end: number } {
  const plain = findUnfilled(text).reduce(
    (hidden, { start, end }) => hidden.slice(0, start) + 'x'.repeat(end - start) + hidden.slice(end),
    text,
  )
  const ends = [...plain.matchAll(/[.!?…]+[»”]?(?:\s+|$)|\n/gu)].map((stop) => stop.index + stop[0].length)
  return {
    start: ends.findLast((one) => one <= offset) ?? 0,
    end: ends.find((one) => one > offset) ?? text.length,
  }
}

function draw(doc: Node, open: number | undefined): Drawn {
  const places = unfilledIn(doc)
  const decorations = places.flatMap((place) => [
    Decoration.widget(place.from, (view) => chipOf(place, view), {
      side: 1,
      key: `${place.from} ${placeLabel(place.unfilled)}`,
      ignoreSelection: true,
    }),
    Decoration.inline(place.from, place.to, { class: 'unfilled-marks', 'aria-hidden': 'true' }),
  ])
  return { places, set: DecorationSet.create(doc, decorations), open }
}

/** What is displayed of a place: its question, which a click asks. */
function chipOf({ from, unfilled }: Place, view: EditorView): HTMLElement {
  // A button element does not break over lines.
  const chip = document.createElement('span')
  chip.setAttribute('role', 'button')
  chip.className = 'unfilled'
  chip.contentEditable = 'false'
  chip.setAttribute('data-place', String(from))
  chip.textContent = placeLabel(unfilled)
  chip.addEventListener('mousedown', (event) => event.preventDefault())
  chip.addEventListener('click', () => {
    const place = unfilledIn(view.state.doc).find((one) => one.from === from)
    if (!place) return
    const selection = TextSelection.create(view.state.doc, from, place.to)
    view.dispatch(openPlace(view.state.tr.setSelection(selection), from))
  })
  return chip
}

/** Displays unfilled places as chips; Tab moves from one to the next, and leaves the editor behind the last: no trap. */
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
    const open = () => {
      const { state, view } = this.editor
      const { from, to } = state.selection
      const place = unfilledKey.getState(state)?.places.find((one) => one.from === from && one.to === to)
      if (place) view.dispatch(openPlace(state.tr, place.from))
      return place !== undefined
    }
    return { Tab: go(1), 'Shift-Tab': go(-1), Enter: open }
  },
  addProseMirrorPlugins: () => [
    new Plugin<Drawn>({
      key: unfilledKey,
      state: {
        init: (_, { doc }) => draw(doc, undefined),
        apply(transaction, drawn) {
          const told = transaction.getMeta(unfilledKey) as OpenMeta | undefined
          const open = told ? told.open : transaction.docChanged ? undefined : drawn.open
          return transaction.docChanged ? draw(transaction.doc, open) : { ...drawn, open }
        },
      },
      appendTransaction(_, __, state) {
        const whole = wholeRanges(state, unfilledKey.getState(state)?.places ?? [])
        return whole ? state.tr.setSelection(whole) : null
      },
      props: {
        decorations: (state) => unfilledKey.getState(state)?.set,
        handleDOMEvents: {
          beforeinput: (view, event) =>
            selectBeforeDeleting(view, event, unfilledKey.getState(view.state)?.places ?? []),
        },
      },
    }),
  ],
})
