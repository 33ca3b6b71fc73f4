import { expect, test } from 'vitest'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { aLetterSummary } from '../../testing/fixtures.ts'
import { refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/dashboard/letters'

test('the list shows the letters of the account', async () => {
  const letters = [aLetterSummary({ title: 'Fleuriste' }), aLetterSummary({ title: 'Boulanger' })]
  const screen = await renderScreen(path, {
    answers: { letters: { list: () => ({ data: { letters, nextCursor: null } }) } },
  })
  await expect.element(screen.getByText('Boulanger').first()).toBeVisible()
  await expectAccessible()
})

test('an account without letters is offered to write one', async () => {
  const screen = await renderScreen(path)
  await expect.element(screen.getByText('Aucune lettre pour l’instant', { exact: false })).toBeVisible()
})

test('a list that cannot be read says so', async () => {
  const screen = await renderScreen(path, {
    answers: {
      letters: {
        list: () => {
          throw refusal('INTERNAL_ERROR')
        },
      },
    },
  })
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
