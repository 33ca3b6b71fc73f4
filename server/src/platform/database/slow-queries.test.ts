import { expect, test } from 'vitest'
import { queryWithoutValues } from './slow-queries.ts'

test.each([
  [
    'select "id" from "letters" where ("user_id" = $1 and "title" = $2) limit $3',
    'select "id" from "letters" where ("user_id" = $1 and "title" = $2) limit $3',
  ],
  ["SELECT 'Alice''s letter', 1", "SELECT '…', 1"],
  ["SELECT *\n   FROM users WHERE email = 'alice@example.org'", "SELECT * FROM users WHERE email = '…'"],
  ['SELECT $$Alice$$, $body$Madame,$$ $body$', "SELECT '…', '…'"],
  ["SELECT 'never closed", "SELECT '…'"],
])('%s is logged without its values', (text, told) => {
  expect(queryWithoutValues(text)).toBe(told)
})

test('a long text is cut', () => {
  expect(queryWithoutValues(`SELECT ${'x, '.repeat(5_000)}`)).toHaveLength(1_000)
})
