import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgresql://lettrine@localhost/lettrine'

test('defaults are those of the documentation', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    role: 'all',
    writer: 'composer',
    features: { ai: true, analytics: true, premium: true },
  })
})

test('an empty variable is an absent one, and a final slash is dropped from the address', () => {
  expect(readConfig({ DATABASE_URL, PORT: '', PUBLIC_URL: 'https://lettrine.example/' })).toMatchObject({
    port: 3000,
    publicUrl: 'https://lettrine.example',
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '3000.5' }, 'PORT'],
  [{ DATABASE_URL: undefined }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'lettrine.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ ROLE: 'boss' }, 'ROLE'],
  [{ WRITER: 'ghost' }, 'WRITER'],
  [{ WRITER: 'gemini' }, 'WRITER'],
  [{ FEATURE_AI: 'maybe' }, 'FEATURE_AI'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%j stops the start with a sentence that names %s', (wrong, name) => {
  expect(() => readConfig({ DATABASE_URL, ...wrong })).toThrow(
    new RegExp(`^La variable ${name} ne convient pas\\s: \\p{Ll}.+\\.$`, 'u'),
  )
})
