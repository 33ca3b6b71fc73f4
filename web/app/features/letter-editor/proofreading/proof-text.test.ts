import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { documentFromMarkdown } from '../surface/letter-document.ts'
import { letterExtensions } from '../surface/letter-extensions.ts'
import { placeIn, proofText } from './proof-text.ts'

const schema = getSchema(letterExtensions(() => 'fr'))
const read = (markdown: string) => {
  const doc = schema.nodeFromJSON(documentFromMarkdown(markdown))
  return { doc, proof: proofText(doc) }
}

it('gives paragraphs, lines and items as text', () => {
  const { proof } = read('Madame,\n\nUne ligne\\\nune autre.\n\n- **un**\n- deux')
  expect(proof.text).toBe('Madame,\n\nUne ligne\nune autre.\n\n- un\n\n- deux')
  expect(proof.positions).toHaveLength(proof.text.length)
})

it.each(['Madame', 'ligne', 'une autre', 'un', 'deux', 'e l'])('maps %j to the document', (words) => {
  const { doc, proof } = read('Madame,\n\nUne **lig**ne\\\nune autre.\n\n- un\n- deux')
  const start = proof.text.lastIndexOf(words)
  const place = placeIn(proof, start, start + words.length)
  expect(place && doc.textBetween(place.from, place.to)).toBe(words)
})

it('maps no position for a list marker', () => {
  const { proof } = read('- un')
  expect(placeIn(proof, 0, 2)).toBeNull()
})
