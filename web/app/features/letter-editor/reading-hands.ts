import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { drawAnswers } from './answers-plugin.ts'
import { type ProofText, placeIn } from './proof-text.ts'
import type { ReadingHands } from './reading.store.ts'

/** What the panel of the offer does to the text; `read` is the text as it was last read. */
export function readingHands(editor: Editor, read: () => ProofText | undefined): ReadingHands {
  return {
    draw(points, active) {
      const text = read()
      if (!text || editor.isDestroyed) return
      const answers = points.flatMap(({ answer }, index) => {
        const place = answer && placeIn(text, answer.start, answer.end)
        return place && place.to <= editor.state.doc.content.size
          ? [{ ...place, number: index + 1, lit: index === active }]
          : []
      })
      editor.view.dispatch(drawAnswers(editor.state.tr, answers))
    },
    reveal({ start, end }) {
      const text = read()
      const place = text && placeIn(text, start, end)
      if (!place || editor.isDestroyed || place.to > editor.state.doc.content.size) return
      const selection = TextSelection.create(editor.state.doc, place.to)
      editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
    },
  }
}
