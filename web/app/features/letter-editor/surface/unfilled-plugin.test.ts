import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { documentFromMarkdown } from './letter-document.ts'
import { letterExtensions } from './letter-extensions.ts'
import { fillPlaces, placesLike, removeSentence, toUnfilled, unfilledIn } from './unfilled-plugin.ts'

const schema = getSchema(letterExtensions(() => 'fr'))
const stateOf = (markdown: string) =>
  EditorState.create({ schema, doc: schema.nodeFromJSON(documentFromMarkdown(markdown)) })
const selected = (state: EditorState) => state.doc.textBetween(state.selection.from, state.selection.to)

/** What Tab selects each time it is pressed. */
function walk(state: EditorState, steps: number, direction: 1 | -1): string[] {
  let now = state
  return Array.from({ length: steps }, () => {
    const transaction = toUnfilled(now, direction)
    if (transaction) now = now.apply(transaction)
    return selected(now)
  })
}

const letter = '{{appel}},\n\nJe suis {motivé|motivée}  \npar {{de entreprise}}.\n\n- le {{poste}}'

test('fields and choices are found in paragraphs, after a line break, and in lists', () => {
  const { doc } = stateOf(letter)
  expect(unfilledIn(doc).map(({ from, to }) => doc.textBetween(from, to))).toEqual([
    '{{appel}}',
    '{motivé|motivée}',
    '{{de entreprise}}',
    '{{poste}}',
  ])
})

test('Tab goes through them and begins again; Shift+Tab goes back', () => {
  const state = stateOf(letter)
  expect(walk(state, 5, 1)).toEqual([
    '{{appel}}',
    '{motivé|motivée}',
    '{{de entreprise}}',
    '{{poste}}',
    '{{appel}}',
  ])
  expect(walk(state, 2, -1)).toEqual(['{{poste}}', '{{de entreprise}}'])
})

test('a word typed in place of a field leaves the others', () => {
  const state = stateOf('Chez {{entreprise}}, à {{ville}}.')
  const at = state.apply(toUnfilled(state, 1)!)
  const typed = at.apply(at.tr.insertText('Morvan'))
  expect(walk(typed, 1, 1)).toEqual(['{{ville}}'])
})

test('a letter without any leaves Tab alone', () => {
  const state = stateOf('Madame,')
  expect(toUnfilled(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2))), 1)).toBeNull()
})

test('one answer fills all places of its field, and one choice all choices of gender', () => {
  const state = stateOf('Chez {{entreprise}}, {motivé|motivée}.\n\n{{de entreprise}}, {prêt|prête}')
  const [company, gender] = unfilledIn(state.doc)
  const like = placesLike(company!, state.doc)
  const filled = fillPlaces(
    state,
    like.map((place, index) => ({ place, words: ['Orange', 'D’Orange'][index]! })),
  )
  expect(filled.doc.textContent).toBe('Chez Orange, {motivé|motivée}.D’Orange, {prêt|prête}')
  // The next question.
  expect(selected(state.apply(filled))).toBe('{motivé|motivée}')
  expect(placesLike(gender!, state.doc)).toHaveLength(2)
})

test('a sentence is removed with its place, or the paragraph that has nothing else', () => {
  const state = stateOf('Madame. {{projet}}. Je viens.\n\n[[Dites quoi. Et où.]]\n\nBien à vous.')
  const [field, open] = unfilledIn(state.doc)
  const textOf = (place = field) => removeSentence(state, place!).doc
  expect(textOf().textContent).toBe('Madame. Je viens.[[Dites quoi. Et où.]]Bien à vous.')
  expect(textOf(open).childCount).toBe(2)
})
