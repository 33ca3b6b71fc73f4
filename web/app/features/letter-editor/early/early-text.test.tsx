import { describe, expect, it } from 'vitest'
import { documentFromMarkdown, markdownFromDocument } from '../surface/letter-document.ts'
import { caretIn, elementsOf, readDocument } from './early-text.ts'

function surfaceWith(html: string): HTMLElement {
  const surface = document.createElement('div')
  surface.innerHTML = html
  return surface
}

const readMarkdown = (surface: HTMLElement) => markdownFromDocument(readDocument(surface).document)

describe('the page that stands in for the editor', () => {
  it.each([
    'Madame, Monsieur,\n\nJe suis **fleuriste** et *curieuse*.',
    'Mes atouts :\n\n- patience\n- **rigueur**\n\nÀ bientôt,',
    '3. trois\n4. quatre',
    'Une ligne\\\nune autre',
    'Cinq \\* six \\_ sept',
    '',
  ])('shows a letter and reads it back unchanged: %j', (markdown) => {
    const { content = [] } = documentFromMarkdown(markdown)
    const surface = surfaceWith('')
    surface.append(...content.map((node) => elementsOf(node as Parameters<typeof elementsOf>[0])))
    expect(readMarkdown(surface)).toBe(markdownFromDocument(documentFromMarkdown(markdown)))
  })

  it.each([
    ['text beside paragraphs', 'Madame,<p>Bonjour</p>', 'Madame,\n\nBonjour'],
    ['paragraphs of the browser', '<div>Un</div><div>Deux</div>', 'Un\n\nDeux'],
    ['a paragraph with its last break', '<p>Un<br></p>', 'Un'],
    ['marks of the browser', '<p>Un <b>mot</b></p>', 'Un **mot**'],
    ['an item without a paragraph', '<ul><li><p>un</p></li><li>deux</li></ul>', '- un\n- deux'],
    ['nothing', '<br>', ''],
  ])('reads %s', (_name, html, markdown) => {
    expect(readMarkdown(surfaceWith(html))).toBe(markdown)
  })

  it('keeps an empty paragraph and a last space, which the next key continues', () => {
    const { document } = readDocument(surfaceWith('<p>Madame, </p><p><br></p>'))
    expect(document.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Madame, ' }] },
      { type: 'paragraph' },
    ])
  })

  it('counts the characters before the caret, by paragraph', () => {
    const surface = surfaceWith(
      '<p>Madame,</p><p>Je <strong>suis</strong><br>là</p><ul><li><p>un</p></li></ul><p><br></p>',
    )
    const { lines } = readDocument(surface)
    const [first, second, list, last] = surface.children as unknown as [Element, Element, Element, Element]
    const at = (node: Node, offset: number) => caretIn(lines, node, offset)
    expect(at(first.firstChild!, 3)).toEqual({ block: 0, offset: 3 })
    expect(at(second.querySelector('strong')!.firstChild!, 2)).toEqual({ block: 1, offset: 5 })
    expect(at(second.lastChild!, 1)).toEqual({ block: 1, offset: 9 })
    expect(at(second, 2)).toEqual({ block: 1, offset: 7 })
    expect(at(list.querySelector('p')!.firstChild!, 2)).toEqual({ block: 2, offset: 2 })
    expect(at(last, 0)).toEqual({ block: 3, offset: 0 })
    expect(at(document.body, 0)).toBeUndefined()
  })
})
