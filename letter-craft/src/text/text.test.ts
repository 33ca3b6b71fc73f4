import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { letterToMarkdown } from './markdown.ts'
import { measureLetter } from './measure.ts'
import { parseLetter } from './parse.ts'
import { plainText } from './plain-text.ts'

const roundTrip = (markdown: string) => parseLetter(letterToMarkdown(parseLetter(markdown)))

describe('parseLetter', () => {
  it('reads paragraphs, lists, marks and breaks', () => {
    const tree = parseLetter('Madame,\n\nJe **sais** *faire*  \ncela.\n\n- un\n- deux\n\n3. trois')
    expect(tree.blocks.map((block) => block.type)).toEqual(['paragraph', 'paragraph', 'list', 'list'])
    expect(tree.blocks[1]).toEqual({
      type: 'paragraph',
      children: [
        { type: 'text', value: 'Je ' },
        { type: 'strong', children: [{ type: 'text', value: 'sais' }] },
        { type: 'text', value: ' ' },
        { type: 'emphasis', children: [{ type: 'text', value: 'faire' }] },
        { type: 'break' },
        { type: 'text', value: 'cela.' },
      ],
    })
    expect(tree.blocks[3]).toMatchObject({ ordered: true, start: 3 })
  })

  it.each([
    ['# Titre', '# Titre'],
    ['> cité', '> cité'],
    ['Titre\n===', 'Titre\n==='],
    ['---', '---'],
    ['<b>gras</b> & <script>', '<b>gras</b> & <script>'],
    ['`code` et [lien](https://a.fr) ![x](y)', '`code` et [lien](https://a.fr) ![x](y)'],
    ['    en retrait', 'en retrait'],
    ['```\ncode\n```', '```\ncode\n```'],
    ['une ligne\nune autre', 'une ligne\nune autre'],
    ['A&nbsp;: B &amp; C', 'A\u00a0: B & C'],
    ['un\\\ndeux', 'un\ndeux'],
    ['&nbsp;', ''],
    ['', ''],
  ])('%j is the text %j', (markdown, text) => {
    expect(plainText(parseLetter(markdown))).toBe(text)
  })

  it('flattens nested lists', () => {
    expect(plainText(parseLetter('- a\n  - b\n\n  suite\n- c'))).toBe(
      '- a\n- b\n- c'.replace('- a', '- a\nsuite'),
    )
  })
})

describe('letterToMarkdown', () => {
  it.each([
    '5 \\* 3 \\* 2 et a_b',
    '**gras _les deux_** fin',
    '*a***b**',
    'x*a*y **« b »** c**(d)**e',
    '\\- pas une liste\n\\# ni un titre',
    '2019\\. Une année',
    '- a\n- b\n\n* c',
    '1. a\n   suite\n2. b',
    '\\&amp; et \\<b>',
  ])('%j survives a round trip', (markdown) => {
    expect(roundTrip(markdown)).toEqual(parseLetter(markdown))
  })

  it('round-trips any text', () => {
    const token = fc.constantFrom(
      'mot',
      'é',
      ' ',
      ' ',
      '\n',
      '\n\n',
      '  \n',
      '*',
      '**',
      '_',
      '- ',
      '+ ',
      '1. ',
      '12) ',
      '#',
      '> ',
      '`',
      '<b>',
      '[',
      '](',
      '\\',
      '&amp;',
      '&',
      ';',
      '~~',
      '(',
      '»',
      '\u00a0',
      '\u202f!',
      ':',
      '---',
      '===',
      '|',
      '\t',
      '…',
    )
    fc.assert(
      fc.property(fc.array(token, { maxLength: 25 }), (tokens) => {
        const tree = parseLetter(tokens.join(''))
        expect(parseLetter(letterToMarkdown(tree))).toEqual(tree)
      }),
      propertyRuns(300, 1_500),
    )
  })
})

describe('measureLetter', () => {
  it('counts as a word processor does', () => {
    expect(measureLetter('Madame,\n\nL’offre\u00a0: **10\u202f000** idées !\n\n- une\n- deux')).toEqual({
      wordCount: 6,
      characterCount: 38,
      paragraphCount: 3,
      readingMinutes: 1,
    })
  })
  it('counts zero in an empty letter', () => {
    expect(measureLetter(' \n\n ')).toEqual({
      wordCount: 0,
      characterCount: 0,
      paragraphCount: 0,
      readingMinutes: 0,
    })
  })
})
