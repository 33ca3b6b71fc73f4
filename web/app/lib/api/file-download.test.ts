import { expect, test } from 'vitest'
import { nameIn } from './file-download.ts'

test.each([
  ['attachment; filename="Ete.pdf"; filename*=UTF-8\'\'%C3%89t%C3%A9.pdf', 'Été.pdf'],
  ['attachment; filename="Lettre.pdf"', 'Lettre.pdf'],
  ['attachment', ''],
])('%s names %j', (header, name) => {
  expect(nameIn(header)).toBe(name)
})
