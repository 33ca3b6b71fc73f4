import type { JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../scripts/test-size.ts'
import { documentFromMarkdown, markdownFromDocument } from './letter-document.ts'

const typed = (...texts: string[]): JSONContent => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

describe('typed characters stay text', () => {
  it.each([
    '<b>gras</b>',
    '# x',
    '* pas une puce',
    '- non plus',
    '1. ni ceci',
    '**a** et _b_ et `c`',
    '[lien](https://exemple.fr)',
    'R&D &amp; &nbsp;',
    'C:\\dossier\\',
    '5 * 3 * 2',
    '> citation',
    '---',
    '~~barré~~',
    'https://exemple.fr/?a=1&b=2',
    'fin.\u202f!',
  ])('%j', (text) => {
    expect(documentFromMarkdown(markdownFromDocument(typed(text)))).toEqual(typed(text))
  })
})

describe('the subset', () => {
  it('has paragraphs, breaks, bold, italic and lists', () => {
    const markdown = 'Madame,\n\nUn **gras**, un _italique_,  \nà la ligne.\n\n- un\n- deux\n\n3. trois'
    const doc = documentFromMarkdown(markdown)
    expect(doc.content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'bulletList',
      'orderedList',
    ])
    expect(doc.content?.[3]?.attrs).toEqual({ start: 3 })
    expect(markdownFromDocument(doc)).toBe(markdown)
  })

  it('drops control characters that the server would refuse', () => {
    expect(markdownFromDocument(typed('a\u000bb\u0007'))).toBe('ab')
  })

  it('is one empty paragraph when empty', () => {
    expect(documentFromMarkdown('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(markdownFromDocument({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('')
  })

  it('saving and loading is idempotent', () => {
    const word = fc.constantFrom(
      'mot',
      'é',
      ' ',
      '*',
      '_',
      '#',
      '- ',
      '1. ',
      '<b>',
      '&amp;',
      '\\',
      '(',
      '»',
      '\u00a0',
      '\u202f!',
      '`',
      '[',
      '~~',
    )
    const mark = fc.subarray([{ type: 'bold' }, { type: 'italic' }])
    const text = fc.record({ words: fc.array(word, { minLength: 1, maxLength: 4 }), marks: mark })
    const inline = fc.oneof(
      {
        weight: 6,
        arbitrary: text.map(
          ({ words, marks }): JSONContent => ({ type: 'text', text: words.join(''), marks }),
        ),
      },
      { weight: 1, arbitrary: fc.constant<JSONContent>({ type: 'hardBreak' }) },
    )
    const paragraph = fc
      .array(inline, { maxLength: 5 })
      .map((content): JSONContent => ({ type: 'paragraph', content }))
    const list = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map(
      (items): JSONContent => ({
        type: 'bulletList',
        content: items.map((item) => ({ type: 'listItem', content: [item] })),
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(paragraph, list), { maxLength: 5 }), (content) => {
        const once = markdownFromDocument({ type: 'doc', content })
        expect(markdownFromDocument(documentFromMarkdown(once))).toBe(once)
      }),
      propertyRuns(300, 1_500),
    )
  })
})
