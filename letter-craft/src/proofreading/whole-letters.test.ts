import { expect, it } from 'vitest'
import { cleanLetters } from '../../testing/letters/clean-letters.fr.ts'
import { faultyLetters } from '../../testing/letters/faulty-letters.fr.ts'
import type { WholeLetter } from '../../testing/letters/whole-letter.ts'
import { readText } from '../../testing/read-text.ts'

/** No-break spaces and line feeds are displayed as signs. */
const quoted = (text: string) => `«${text.replaceAll('\n', '⏎').replace(/[\u00a0\u202f]/gu, '⍽')}»`

function findingsIn(letter: WholeLetter): string {
  const findings = readText(letter.text, letter).map(
    ({ rule, severity, start, end, fix, suggestions = [] }) => {
      const instead = fix === undefined ? suggestions.map(quoted).join(' or ') : quoted(fix)
      const fault = quoted(letter.text.slice(start, end))
      return `${severity.padEnd(8)}${rule}  ${fault}${instead && ` ${fix === undefined ? '~' : '→'} ${instead}`}`
    },
  )
  return [letter.name, ...(findings.length === 0 ? ['nothing'] : findings).map((line) => `  ${line}`)].join(
    '\n',
  )
}

// After a change that is meant: vitest run --project unit whole-letters -u
it('finds in whole letters what is kept in findings.txt', async () => {
  const found = [...faultyLetters, ...cleanLetters].map(findingsIn).join('\n\n')
  await expect(`${found}\n`).toMatchFileSnapshot('../../testing/letters/findings.txt')
})

it('finds neither error nor warning in the correct letters', () => {
  const wrong = cleanLetters.flatMap((letter) =>
    readText(letter.text, letter).filter(({ severity }) => severity !== 'advice'),
  )
  expect(wrong).toEqual([])
})
