import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { highlightInsertion } from '../surface/highlight-insertion.ts'
import { drawFindings, placedFindings } from './findings-plugin.ts'
import { type ProofText, placeIn } from './proof-text.ts'
import type { FindingCommands } from './proofreading.store.ts'

/** Commands of the list and the card of findings on the text; `read` returns the text as it was last read. */
export function findingCommands(
  editor: Editor,
  read: () => ProofText | undefined,
  readAgain: () => void,
): FindingCommands {
  return {
    draw(findings) {
      const text = read()
      if (!text || editor.isDestroyed) return
      const placed = findings.flatMap((finding) => {
        const place = placeIn(text, finding.start, finding.end)
        return place ? [{ finding, ...place }] : []
      })
      editor.view.dispatch(drawFindings(editor.state.tr, placed))
    },
    reveal(id) {
      const place = placedFindings(editor.state).find(({ finding }) => finding.id === id)
      if (!place) return
      const selection = TextSelection.create(editor.state.doc, place.to)
      editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
    },
    replace(changes) {
      const wanted = new Map(changes.map(({ id, text }) => [id, text]))
      const places = placedFindings(editor.state)
        .filter(({ finding }) => wanted.has(finding.id))
        .sort((one, other) => other.from - one.from)
      let tr = closeHistory(editor.state.tr)
      let limit = Number.POSITIVE_INFINITY
      for (const { finding, from, to } of places) {
        // Of two overlapping corrections, the later one waits for the next reading.
        const text = wanted.get(finding.id)
        if (text === undefined || to > limit) continue
        limit = from
        const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? []
        tr = text === '' ? tr.delete(from, to) : tr.replaceWith(from, to, editor.schema.text(text, marks))
        if (places.length === 1) tr = highlightInsertion(editor, tr, from, from + text.length)
      }
      if (tr.docChanged) editor.view.dispatch(tr)
      const { doc } = editor.state
      return {
        isLast: () => !editor.isDestroyed && editor.state.doc.eq(doc),
        undo: () => void editor.commands.undo(),
      }
    },
    focus: () => void editor.commands.focus(),
    readAgain,
  }
}
