import { expect, test } from 'vitest'
import { readGrammalecte } from './grammalecte.ts'
import { languageCode, readLanguageTool } from './languagetool.ts'

const grammarError = (fields: object) => ({
  nStart: 0,
  nEnd: 1,
  sLineId: '#1',
  sRuleId: 'g2__conj_il__b1_a1_1',
  sType: 'conj',
  sMessage: 'Conjugaison erronée.',
  aSuggestions: [],
  URL: '',
  ...fields,
})
const grammalecte = (...paragraphs: [number, ...object[]][]) => ({
  program: 'grammalecte-fr',
  version: '2.1.2',
  lang: 'fr',
  error: '',
  data: paragraphs.map(([iParagraph, ...lGrammarErrors]) => ({
    iParagraph,
    lGrammarErrors,
    lSpellingErrors: [{ nStart: 0, nEnd: 3, sValue: 'xyz' }],
  })),
})
const match = (fields: object, category = 'GRAMMAR') => ({
  message: 'Un accord est à revoir.',
  shortMessage: '',
  offset: 0,
  length: 1,
  replacements: [],
  rule: { id: 'ACCORD', category: { id: category } },
  ...fields,
})
const languageTool = (...matches: unknown[]) => ({ software: { name: 'LanguageTool' }, matches })

const quotes = (text: string, findings: readonly { start: number; end: number }[]) =>
  findings.map(({ start, end }) => text.slice(start, end))

test('Grammalecte: code points of a line become UTF-16 units of the text', () => {
  const text = '🎉🎉 Bonjour,\r\n\r\n🧑‍💻 Il manges.\nEt 🎉 ils mange'
  const answer = grammalecte(
    [1, grammarError({ nStart: 3, nEnd: 10 })],
    [3, grammarError({ nStart: 7, nEnd: 13 })],
    [4, grammarError({ nStart: 9, nEnd: 14 })],
  )
  expect(quotes(text, readGrammalecte(answer, text))).toEqual(['Bonjour', 'manges', 'mange'])
})

test('Grammalecte: a finding has a source, a rule of its own, a reason and suggestions, and no fix', () => {
  const answer = grammalecte([1, grammarError({ nStart: 3, nEnd: 9, aSuggestions: ['mange', 'mangés'] })])
  expect(readGrammalecte(answer, 'Il manges.')).toEqual([
    {
      rule: 'grammalecte:g2__conj_il__b1_a1_1',
      source: 'grammalecte',
      severity: 'warning',
      start: 3,
      end: 9,
      message: 'Conjugaison erronée.',
      suggestions: ['mange', 'mangés'],
    },
  ])
})

test('Grammalecte: style is an advice, typography and spelling are ours', () => {
  const types = ['conj', 'gn', 'pleo', 'esp', 'typo', 'nbsp', 'virg']
  const answer = grammalecte([
    1,
    ...types.map((sType, at) => grammarError({ sType, nStart: at, nEnd: at + 1 })),
    grammarError({ sType: 'notype', sRuleId: 'num_grand_nombre_avec_espaces', nStart: 0, nEnd: 7 }),
  ])
  const found = readGrammalecte(answer, 'abcdefg')
  expect(found.map(({ start, severity }) => [types[start], severity])).toEqual([
    ['conj', 'warning'],
    ['gn', 'warning'],
    ['pleo', 'advice'],
  ])
})

test('LanguageTool: offsets are UTF-16 units, and categories decide what is kept', () => {
  const text = '🎉 Ils mange beaucoup.\n\nC’est plus meilleur.'
  const at = (words: string, category?: string) =>
    match({ offset: text.indexOf(words), length: words.length }, category)
  const answer = languageTool(
    at('mange'),
    at('plus meilleur', 'STYLE'),
    at('Ils', 'TYPOS'),
    at('.', 'TYPOGRAPHY'),
  )
  const found = readLanguageTool(answer, text)
  expect(quotes(text, found)).toEqual(['mange', 'plus meilleur'])
  expect(found.map(({ severity, rule, source }) => [severity, rule, source])).toEqual([
    ['warning', 'languagetool:ACCORD', 'languagetool'],
    ['advice', 'languagetool:ACCORD', 'languagetool'],
  ])
})

test.each([
  null,
  42,
  'ok',
  [],
  {},
  { error: 'Fatal error.' },
  { data: 'x', matches: 'x' },
  { data: {}, matches: {} },
])('%j is no answer of either', (answer) => {
  expect(() => readGrammalecte(answer, 'Un texte.')).toThrow('unknown-format')
  expect(() => readLanguageTool(answer, 'Un texte.')).toThrow('unknown-format')
})

test('remarks that point at no words are dropped, and the others kept', () => {
  const text = 'Il 🎉 manges.\n'
  const faulty = [
    { nStart: 5, nEnd: 99 },
    { nStart: 5, nEnd: 5 },
    { nStart: 8, nEnd: 5 },
    { nStart: -1, nEnd: 5 },
    { nStart: 1.5, nEnd: 5 },
    { nStart: '1', nEnd: 5 },
    { nStart: 2, nEnd: 3 },
    { nStart: 5, nEnd: 11, sMessage: ' ' },
    { nStart: 5, nEnd: 11, sMessage: undefined },
    { nStart: 5, nEnd: 11, sRuleId: '' },
  ].map(grammarError)
  const good = grammarError({ nStart: 5, nEnd: 11 })
  const answer = grammalecte([1, ...faulty, null as never, good], [9, good], [2, good])
  expect(quotes(text, readGrammalecte(answer, text))).toEqual(['manges'])
  const matches = [
    match({ offset: 6, length: 99 }),
    match({ offset: 6, length: 0 }),
    match({ offset: 4, length: 3 }),
    match({ offset: 13, length: 1 }),
    match({ offset: 6, length: 6, rule: undefined }),
    'nonsense',
    match({ offset: 6, length: 6 }),
  ]
  expect(quotes(text, readLanguageTool(languageTool(...matches), text))).toEqual(['manges'])
})

test('suggestions are distinct lines of text, five at most, and messages have an end', () => {
  const values = ['manges', 'mange', 'mange', '', ' ', 'a\nb', 'x'.repeat(201), 'b', 'c', 'd', 'e', 'f']
  const answer = languageTool(
    match({
      offset: 3,
      length: 6,
      message: 'm'.repeat(9_999),
      replacements: values.map((value) => ({ value })),
    }),
  )
  const [found] = readLanguageTool(answer, 'Il manges.')
  expect(found?.suggestions).toEqual(['mange', 'b', 'c', 'd', 'e'])
  expect(found?.message).toHaveLength(500)
})

test.each([
  ['Je cherche un poste.', 'fr', 'fr'],
  ['I have led a team.', 'en', 'en-GB'],
  ['I honored the neighborhood center.', 'en', 'en-US'],
  ['I organise the colour center.', 'en', 'en-GB'],
] as const)('%j is checked as %s: %s', (text, language, code) => {
  expect(languageCode(text, language)).toBe(code)
})
