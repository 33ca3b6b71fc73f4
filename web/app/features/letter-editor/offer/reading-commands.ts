import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { type ProofText, placeIn } from '../proofreading/proof-text.ts'
import { drawAnswers, spotlight } from './answers-plugin.ts'
import type { ReadingCommands } from './reading.store.ts'

/** Commands of the offer panel on the text; `read` returns the text as it was last read. */
export function readingCommands(
  editor: Editor,
  read: () => ProofText | undefined,
): Omit<ReadingCommands, 'sayFields'> {
  const reveal = ({ start, end }: { start: number; end: number }) => {
    const text = read()
    const place = text && placeIn(text, start, end)
    if (!place || editor.isDestroyed || place.to > editor.state.doc.content.size) return
    const selection = TextSelection.create(editor.state.doc, place.to)
    const tr = editor.state.tr.setSelection(selection).scrollIntoView()
    editor.view.dispatch(spotlight(tr, place.from, place.to))
    // Focusing would open the keyboard of a phone over the words.
    if (matchMedia('(pointer: fine)').matches) editor.view.focus()
  }
  return {
    reveal,
    revealQuote(quote) {
      const words = quote.replace(/[*_\\]/gu, '')
      const start = read()?.text.indexOf(words) ?? -1
      if (start >= 0) reveal({ start, end: start + words.length })
    },
    remove({ start, end }) {
      const text = read()
      const place = text && placeIn(text, start, end)
      if (!place || editor.isDestroyed || place.to > editor.state.doc.content.size) return
      const { doc, tr } = editor.state
      const at = doc.resolve(place.from)
      const before = doc.textBetween(at.start(), place.from)
      const after = doc.textBetween(place.to, at.end())
      const alone = `${before}${after}`.trim() === '' && at.depth === 1
      // The space that separated it from its neighbour is deleted too.
      const from = before.endsWith(' ') ? place.from - 1 : place.from
      const to = before === '' && after.startsWith(' ') ? place.to + 1 : place.to
      editor.view.dispatch(
        alone ? closeHistory(tr).delete(at.before(), at.after()) : closeHistory(tr).delete(from, to),
      )
    },
    undo: () => void editor.commands.undo(),
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
  }
}
