import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fixTypography } from '@lettrine/letter-craft/typography/fix'
import { expect, test } from 'vitest'

/** Every text a person reads is in a `*.fr.ts` file; functions among them are called with sample words. */
async function textsOf(path: string): Promise<string[]> {
  const module = (await import(resolve(path))) as Record<string, unknown>
  return Object.values(module).flatMap(texts)
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value === 'function') return texts(sample(value as (...words: unknown[]) => unknown))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

// Text functions are called with names and numbers; those with other parameters have tests of their own.
function sample(write: (...words: unknown[]) => unknown): unknown {
  for (const word of ['mot', 3]) {
    try {
      const text = write(word, word, word)
      if (typeof text === 'string') return text
    } catch (fault) {
      if (!(fault instanceof TypeError || fault instanceof RangeError)) throw fault
    }
  }
  return undefined
}

// The composer typesets complete letters; only its other texts are typeset in the source.
const besideLetters = [
  'letter-craft/src/composer/fr/{question,suggestion}.fr.ts',
  'letter-craft/src/proofreading/{messages,reasons}.fr.ts',
  'letter-craft/src/templates/*.fr.ts',
]

const files = globSync(
  ['{contract,server,web,scripts}/**/*.fr.ts', 'sandbox/{mailbox,paypal}/*.fr.ts', ...besideLetters],
  {
    // Intentional faults, and text as users type it.
    exclude: (path) =>
      /(^|\/)(node_modules|build|faulty-[^/]*|(sample-people|sample-careers|screenshot-texts)\.fr\.ts)$/.test(
        path,
      ),
  },
)

test('the files with our texts are found', () => {
  expect(files.length).toBeGreaterThan(8)
})

test.each(files)('the French of %s is typeset', async (path) => {
  const faults = (await textsOf(path)).filter((text) => fixTypography(text, 'fr') !== text)
  expect(faults.map((text) => [text, fixTypography(text, 'fr')])).toEqual([])
})
