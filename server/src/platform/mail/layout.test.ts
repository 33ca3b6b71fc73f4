import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { greeting } from './greeting.fr.ts'
import { renderMail } from './layout.ts'

test('escapes addresses and texts', () => {
  const words = {
    subject: '</title><script>',
    summary: '<b>',
    title: '<i>',
    paragraphs: ['"><script>'],
    action: { label: '<u>', url: 'https://lettrine.example/?a="><script>' },
    notes: ['<s>'],
    reason: '<s>',
  }
  expect(renderMail(words, 'https://lettrine.example').html).not.toMatch(/<(?:script|b|i|u|s)>/)
})

test.each([
  ['Inès Carpentier', 'Bonjour Inès Carpentier,'],
  ['J. Martin', 'Bonjour J. Martin,'],
  ['Gagnez sur evil.example', 'Bonjour,'],
  ['http://evil', 'Bonjour,'],
  ['x'.repeat(61), 'Bonjour,'],
])('«%s» is greeted with «%s»', (name, expected) => {
  expect(greeting(name)).toBe(expected)
})

test('every domain tests its mails', () => {
  const domains = join(import.meta.dirname, '../../domains')
  const files = globSync('**/*.mail.fr.ts', { cwd: domains })
  expect(files.length).toBeGreaterThan(0)
  const missing = files.filter((file) => !existsSync(join(domains, file.replace('.fr.ts', '.test.ts'))))
  expect(missing).toEqual([])
})
