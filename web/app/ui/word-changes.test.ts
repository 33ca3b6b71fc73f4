import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

test('adjacent changed words are one change', () => {
  expect(wordChanges('Vous ouvrirez en mars.', 'Au musée des Tissages.')).toEqual([
    { kind: 'gone', text: 'Vous ouvrirez en mars' },
    { kind: 'come', text: 'Au musée des Tissages' },
    { kind: 'same', text: '.' },
  ])
})

test('unchanged words separate two changes', () => {
  expect(wordChanges('le chat noir dort', 'le chien noir court').map(({ kind }) => kind)).toEqual([
    'same',
    'gone',
    'come',
    'same',
    'gone',
    'come',
  ])
})

test('deleted and unchanged parts give the old text, inserted and unchanged parts the new one', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'été', ' ', '\n', '.', '\u00a0'), { maxLength: 30 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const changes = wordChanges(before, after)
      const without = (kind: string) =>
        changes
          .filter((change) => change.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([without('come'), without('gone')]).toEqual([before, after])
    }),
  )
})
