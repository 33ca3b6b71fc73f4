import { expect, it } from 'vitest'
import { pastedLines, withoutTables, withWordLists } from './pasted-text.ts'

it.each([
  ['un\n\ndeux', [['un'], ['deux']]],
  ['un\r\ndeux', [['un', 'deux']]],
  ['\n\n un \n \n\ndeux\n', [['un'], ['deux']]],
  ['un\u000bdeux\u2029trois', [['un', 'deux'], ['trois']]],
  [' \n ', []],
  ['# x\n<b>y</b>', [['# x', '<b>y</b>']]],
])('%j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines)
})

it('separates the cells of a pasted table', () => {
  expect(
    withoutTables('<table border=1><tbody><tr><td>Inès</td><TH scope="row">Lyon</TH></tr></tbody></table>'),
  ).toBe('<div><div><div><div>Inès</div><div>Lyon</div></div></div></div>')
  expect(withoutTables('<p>the <b>track</b></p><title>t</title>')).toBe(
    '<p>the <b>track</b></p><title>t</title>',
  )
})

it('reads the lists of Word', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span></span><!--[endif]-->${text}</p>`
  expect(withWordLists(`${item('·', 'Un')}\n${item('·', 'Deux')}`)).toBe(
    '<ul><li><p>Un</p></li><li><p>Deux</p></li></ul>',
  )
  expect(withWordLists(item('1.', 'Un'))).toBe('<ol><li><p>Un</p></li></ol>')
  expect(withWordLists('<p>Un</p>')).toBe('<p>Un</p>')
})
