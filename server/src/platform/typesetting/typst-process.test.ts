import { expect, test } from 'vitest'
import { TypesettingFailure } from './typeset-document.ts'
import { buildTypesetting } from './typesetter.ts'
import { openTypstProcesses } from './typst-process.ts'

const glyph = (letter: string) => ({
  template: 'glyph' as const,
  data: { letter, font: 'Tinos', colour: '#000000' },
  wanted: { pages: 1 },
})

test('a breakdown of Typst refuses its own task alone, and the next ones are served', async () => {
  const typst = openTypstProcesses()
  const run = (task: Parameters<typeof typst>[1]) => typst('alice', task)
  // More than 64 KiB without a place to break, in one run of text: Typst aborts while it writes the PDF.
  const fatal = { ...glyph('ab\u00a0'.repeat(20_000)), wanted: { pdf: 'tagged' as const } }
  const answers = await Promise.allSettled([run(glyph('A')), run(fatal), run(glyph('B')), run(glyph('C'))])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(answers[1]).toMatchObject({ reason: expect.any(TypesettingFailure) })
  expect(await run(glyph('D'))).toMatchObject({ pages: [expect.stringContaining('<symbol')] })
})

test('what Typst refuses is said, and breaks nothing', async () => {
  const typesetter = buildTypesetting().of('alice')
  await expect(typesetter.typeset('letter', {})).rejects.toBeInstanceOf(TypesettingFailure)
  const { pages } = await typesetter.typeset(
    'glyph',
    { letter: 'É', font: 'Gelasio', colour: '#8c2332' },
    { pages: 1 },
  )
  expect(pages?.[0]).toContain('fill="#8c2332"')
})
