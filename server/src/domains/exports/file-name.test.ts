import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { fileName, uniqueName } from './file-name.ts'

test.each([
  ['Chargée de communication, Ateliers Morvan', 'Chargée de communication, Ateliers Morvan.pdf'],
  ['../../x', 'x.pdf'],
  ['../..\\CON: "a/b"?*<>|', 'CON a b.pdf'],
  ['....', 'Lettre de motivation.pdf'],
  ['', 'Lettre de motivation.pdf'],
  [' \u200b\u202e ', 'Lettre de motivation.pdf'],
  ['CON', 'Lettre CON.pdf'],
  ['nul.txt', 'Lettre nul.txt.pdf'],
  ['COM1', 'Lettre COM1.pdf'],
  ['Contrôleur', 'Contrôleur.pdf'],
  ['facture\u202efdp.exe', 'facture fdp.exe.pdf'],
  ['10\u202f000\u00a0€', '10 000 €.pdf'],
  ['ligne\u2028une', 'ligne une.pdf'],
  ['Cafe\u0301', 'Café.pdf'],
])('%j gives %j', (title, expected) => {
  expect(fileName(title, 'pdf')).toBe(expected)
})

test('a name is cut to 120 characters and 200 bytes at a grapheme', () => {
  expect(fileName('x'.repeat(300), 'pdf')).toBe(`${'x'.repeat(120)}.pdf`)
  const emoji = fileName('👩🏽‍🚀'.repeat(60), 'pdf')
  expect(emoji.isWellFormed()).toBe(true)
  expect(Buffer.byteLength(emoji)).toBeLessThanOrEqual(204)
})

test('any title gives a safe name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = fileName(title, 'docx')
      expect(name).not.toMatch(/[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/)
      expect(name).toMatch(/[^\s.].*\.docx$/su)
      expect(name).not.toMatch(/^[\s.]|[\s.]\.docx$/u)
      expect(name.isWellFormed()).toBe(true)
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''[!#$&+.^_`|~0-9A-Za-z%-]+$/,
      )
    }),
  )
})

test('names of one archive are unique, ignoring case', () => {
  const taken = new Set<string>()
  expect(['Lettre.pdf', 'lettre.PDF', 'Lettre.pdf'].map((name) => uniqueName(name, taken))).toEqual([
    'Lettre.pdf',
    'lettre (2).PDF',
    'Lettre (3).pdf',
  ])
})

test('the header has the name in ASCII and in UTF-8', () => {
  expect(contentDisposition('Été «\u00a0100\u00a0%\u00a0» "l’œuvre".pdf')).toBe(
    'attachment; filename="Ete _ 100 _ _ _l__uvre_.pdf"; filename*=UTF-8\'\'%C3%89t%C3%A9%20%C2%AB%C2%A0100%C2%A0%25%C2%A0%C2%BB%20%22l%E2%80%99%C5%93uvre%22.pdf',
  )
})
