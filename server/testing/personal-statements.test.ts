import { expect, test } from 'vitest'
import { namesTheUser } from './personal-statements.ts'

const personal = new Set(['letters', 'letter_versions', 'outgoing_mails'])

test.each([
  ['select "id" from "letters" where ("letters"."user_id" = $1 and "letters"."id" = $2)', true],
  ['select "id" from "letters" where "letters"."id" = $1', false],
  ['insert into "letters" ("user_id", "id") values ($1, $2)', true],
  ['insert into "letters" ("id") values ($1)', false],
  ['SELECT 1 FROM letters l JOIN letter_versions v ON v.letter_id = l.id WHERE l.user_id = $1', false],
  ['SELECT 1 FROM letters l JOIN letter_versions v ON v.user_id = l.user_id WHERE l.user_id = $1', true],
  ['update "plan_prices" set "cents" = $1', true],
])('%s names the user: %s', (statement, isNamed) => {
  expect(namesTheUser(statement, personal)).toBe(isNamed)
})
