import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** A range of a document that is selected and deleted whole, by its positions. */
export type Range = { readonly from: number; readonly to: number }

/** A selection that ends inside a range takes the whole range. */
export function wholeRanges(
  { selection, doc }: EditorState,
  ranges: readonly Range[],
): TextSelection | undefined {
  if (!(selection instanceof TextSelection)) return undefined
  const inside = (at: number) => ranges.find(({ from, to }) => from < at && at < to)
  const [first, last] = [inside(selection.from), inside(selection.to)]
  if (!first && !last) return undefined
  const [from, to] = [first?.from ?? selection.from, last?.to ?? selection.to]
  return selection.anchor <= selection.head
    ? TextSelection.create(doc, from, to)
    : TextSelection.create(doc, to, from)
}

/** A key that would delete one character of a range selects the range instead; the next one deletes it. */
export function selectBeforeDeleting(view: EditorView, event: Event, ranges: readonly Range[]): boolean {
  if (!(event instanceof InputEvent) || !/^delete(?:Content|Word)/u.test(event.inputType)) return false
  const { selection, doc, tr } = view.state
  if (!selection.empty) return false
  const isBackward = event.inputType.endsWith('Backward')
  const range = ranges.find(({ from, to }) => (isBackward ? to : from) === selection.head)
  if (!range) return false
  event.preventDefault()
  view.dispatch(tr.setSelection(TextSelection.create(doc, range.from, range.to)))
  return true
}
