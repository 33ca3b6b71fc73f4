import { describe, expect, test } from 'vitest'
import { createReplyReader } from './reply-reader.ts'

/** The reply in pieces of `size` characters. */
function read(reply: string, size = 3) {
  const reader = createReplyReader()
  let shown = ''
  for (let at = 0; at < reply.length; at += size) shown += reader.push(reply.slice(at, at + size)).shown
  return { shown, ...reader.end() }
}

const lines = [
  { p: 1, s: 'Vous cherchez une vendeuse.', facts: [] },
  { p: 1, s: 'Chez Etam, je tenais la caisse.', facts: ['job-1'] },
  { p: 2, s: 'J’aime «\u00a0Le Monde\u00a0» et les "guillemets".', facts: ['job-1', 'job-2'] },
]
const sentences = lines.map(({ p, s, facts }) => ({ paragraph: p, text: s, facts }))
const shown = `${lines[0]!.s} ${lines[1]!.s}\n\n${lines[2]!.s}`
const asLines = lines.map((line) => JSON.stringify(line)).join('\n')

test.each([
  ['a line each', asLines],
  ['in a fence', `\`\`\`json\n${asLines}\n\`\`\``],
  ['one array', JSON.stringify(lines, undefined, 2)],
  ['one document', JSON.stringify({ sentences: lines })],
  [
    'with other names',
    asLines.replaceAll('"p"', '"paragraph"').replaceAll('"s"', '"sentence"').replaceAll('"facts"', '"ids"'),
  ],
  ['the paragraph as text', asLines.replace(/"p":(\d)/gu, '"p":"$1"')],
  ['with escapes', asLines.replaceAll('é', '\\u00e9').replaceAll('’', '\\u2019')],
])('%s: each sentence with its paragraph and its facts, and its words as they come', (_, reply) => {
  for (const size of [1, 3, 1_000])
    expect(read(reply, size)).toMatchObject({ kind: 'sentences', sentences, shown })
})

test('the first words are shown before the line ends', () => {
  const reader = createReplyReader()
  expect(reader.push('{"p":1,"s":"Vous cher').shown).toBe('Vous cher')
  expect(reader.push('chez.","facts":[]}').sentences).toEqual([
    { paragraph: 1, text: 'Vous cherchez.', facts: [] },
  ])
})

describe('broken lines', () => {
  test.each([
    [
      'no end of the string',
      '{"p":1,"s":"Un début.\n{"p":1,"s":"Deux.","facts":["a"]}',
      ['Un début.', 'Deux.'],
    ],
    [
      'quotation marks not escaped',
      '{"p":1,"s":"Je lis "Le Monde" ici.","facts":["a"]}',
      ['Je lis "Le Monde" ici.'],
    ],
    ['cut after a sentence', '{"p":1,"s":"Un."}\n{"p":1,"s":"Deux.', ['Un.', 'Deux.']],
    ['cut within a sentence', '{"p":1,"s":"Un."}\n{"p":1,"s":"Deux mots', ['Un.']],
    ['a comma too many', '[{"p":1,"s":"Un.",},{"p":1,"s":"Deux.",},]', ['Un.', 'Deux.']],
  ])('%s', (_, reply, texts) => {
    expect(read(reply).sentences.map(({ text }) => text)).toEqual(texts)
  })

  test('a broken line names no facts', () => {
    expect(read('{"p":1,"s":"Je lis "Le Monde" ici.","facts":["a"]}').sentences[0]).not.toHaveProperty(
      'facts',
    )
  })
})

test('prose is shown as it comes', () => {
  const letter = 'Madame,\n\nVous cherchez une vendeuse.'
  expect(read(letter)).toEqual({ kind: 'prose', shown: letter, text: letter, sentences: [] })
})

test('a remark before the lines does not hide them', () => {
  expect(read(`Voici la lettre :\n${asLines}`)).toMatchObject({ kind: 'sentences', sentences })
})

test('nothing is nothing', () => {
  expect(read('')).toEqual({ kind: 'prose', shown: '', text: '', sentences: [] })
})
