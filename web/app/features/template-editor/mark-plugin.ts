import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { selectBeforeDeleting, wholeRanges } from '../../lib/prosemirror/whole-ranges.ts'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { positionOf, textOfLines } from './template-lines.ts'
import { type TemplateMark, templateMarks } from './template-marks.ts'

/** A mark of the document, with its positions in it. */
export type PlacedMark = { from: number; to: number; mark: TemplateMark }

type Drawn = { set: DecorationSet; marks: readonly PlacedMark[] }

const markKey = new PluginKey<Drawn>('templateMarks')

function draw(doc: Node): Drawn {
  const text = textOfLines(doc)
  const marks = templateMarks(text).map((mark): PlacedMark => {
    return { from: positionOf(text, mark.start), to: positionOf(text, mark.end), mark }
  })
  const decorations = marks.flatMap(({ from, to, mark }) => [
    Decoration.widget(from, (view) => chipOf(from, mark, view), {
      side: 1,
      key: `${from} ${mark.kind} ${mark.label}`,
      ignoreSelection: true,
    }),
    Decoration.inline(from, to, { class: 'template-marks', 'aria-hidden': 'true' }),
  ])
  return { marks, set: DecorationSet.create(doc, decorations) }
}

function chipOf(from: number, { kind, label }: TemplateMark, view: EditorView): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute('role', 'button')
  chip.className = 'template-chip'
  chip.dataset.kind = kind
  chip.contentEditable = 'false'
  chip.textContent = label
  if (kind === 'open' || kind === 'close') chip.setAttribute('aria-label', texts.chips.names[kind])
  chip.addEventListener('mousedown', (event) => event.preventDefault())
  chip.addEventListener('click', () => {
    const to = markKey.getState(view.state)?.marks.find((one) => one.from === from)?.to
    if (to === undefined) return
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)))
    view.focus()
  })
  return chip
}

/** The mark that is selected, and nothing else. */
export const selectedMark = (state: EditorState): PlacedMark | undefined =>
  markKey
    .getState(state)
    ?.marks.find(({ from, to }) => from === state.selection.from && to === state.selection.to)

/** Displays the marks of a template as chips: the marks stay in the text, and take no room. */
export const TemplateMarks = Extension.create({
  name: 'templateMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Drawn>({
      key: markKey,
      state: {
        init: (_, { doc }) => draw(doc),
        apply: (transaction, drawn) => (transaction.docChanged ? draw(transaction.doc) : drawn),
      },
      appendTransaction(_, __, state) {
        const whole = wholeRanges(state, markKey.getState(state)?.marks ?? [])
        return whole ? state.tr.setSelection(whole) : null
      },
      props: {
        decorations: (state) => markKey.getState(state)?.set,
        handleDOMEvents: {
          beforeinput: (view, event) =>
            selectBeforeDeleting(view, event, markKey.getState(view.state)?.marks ?? []),
        },
      },
    }),
  ],
})
