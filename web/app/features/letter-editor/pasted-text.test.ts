import { expect, it } from 'vitest'
import { pastedLines } from './pasted-text.ts'

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
