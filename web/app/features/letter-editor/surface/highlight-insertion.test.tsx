import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { openLetterStream } from './highlight-insertion.ts'
import { documentFromMarkdown, markdownFromDocument } from './letter-document.ts'
import { letterExtensions } from './letter-extensions.ts'

const open = (markdown: string) =>
  new Editor({
    element: document.createElement('div'),
    extensions: letterExtensions(() => 'fr'),
    content: documentFromMarkdown(markdown),
  })
const highlighted = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('.inserted-text')].map((span) => span.textContent)
const letter = (said: string, more: string) =>
  `Madame,\n\nVous cherchez une fleuriste. ${said} Vos bouquets sont connus.\n\nJ’ai tenu la caisse.\n\n${more}`

test('sentences that are replaced at the end are highlighted, and those between them are not', async () => {
  const editor = open('')
  const stream = openLetterStream(editor)
  stream.show(letter('J’ai vendu 900 roses.', 'J’ai dirigé Google.'))
  await expect.poll(() => highlighted(editor)).toEqual([])
  const final = letter('J’ai livré les fleurs.', 'J’ai formé une apprentie.')
  stream.show(final)
  // Their last letters are those of the words before.
  expect(highlighted(editor)).toEqual(['livré les fleur', 'formé une apprenti'])
  expect(markdownFromDocument(editor.getJSON())).toBe(final)
  stream.close()
  expect(markdownFromDocument(editor.getJSON())).toBe(final)
  editor.commands.undo()
  expect(markdownFromDocument(editor.getJSON())).toBe('')
})

test.each([
  ['a paragraph more', 'Un.\n\nDeux.', 'Un.\n\nDeux.\n\nTrois.'],
  ['a paragraph less', 'Un.\n\nDeux.\n\nTrois.', 'Un.\n\nTrois.'],
  ['a list for a paragraph', 'Un.\n\nDeux.', 'Un.\n\n- Deux.'],
  ['the same words twice', 'Un un un.\n\nDeux.', 'Un un.\n\nDeux deux.'],
  ['nothing', 'Un.', 'Un.'],
])('%s: the text is what is shown', (_, before, after) => {
  const editor = open('')
  const stream = openLetterStream(editor)
  stream.show(before)
  stream.show(after)
  expect(markdownFromDocument(editor.getJSON())).toBe(after)
})
