import type { ExerciseSentence } from '@lettrine/contract/proofreading'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aDate } from '../../testing/fixtures.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const why = 'Un capital s’écrit «\u00a0fonds\u00a0», avec un s, même au singulier.'
const rule = 'confusion/fond-fonds'
const faulty: ExerciseSentence = {
  ...{ rule, why, text: 'Nous cherchons un bailleur de fond.' },
  fault: { start: 30, end: 34, fix: 'fonds' },
}
const another: ExerciseSentence = {
  ...{ rule, why, text: 'Un nouveau fond soutient les jeunes entreprises.' },
  fault: { start: 11, end: 15, fix: 'fonds' },
}
const correct: ExerciseSentence = { rule, why, text: 'Il reste au fond du couloir.', fault: null }

const drawing = (sentences: ExerciseSentence[]): ApiAnswers => ({
  proofreading: { exercise: () => ({ data: { sentences } }) },
})
const word = (name: string) => page.getByRole('button', { name, exact: true })
const next = (name = 'Phrase suivante') => page.getByRole('button', { name })

test('the wrong word is found, explained, and counted; another exercise is drawn', async () => {
  const { api } = await renderScreen('/dashboard/exercise', { answers: drawing([faulty, correct, another]) })
  await expect.element(page.getByText('Phrase 1 sur 3')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await word('fond').click()
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Bien vu.')
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(page.getByCss('ins')).toHaveTextContent('fonds')
  await next().click()
  await word('couloir').click()
  await expect.element(page.getByText('Cette phrase est juste.')).toBeVisible()
  await next().click()
  await word('La phrase est juste').click()
  await expect.element(page.getByText('Cette phrase a une faute.')).toBeVisible()
  await next('Voir le résultat').click()
  await expect.element(page.getByRole('heading', { name: '1 sur 3' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Réponse fausse' }).nth(1)).toBeVisible()
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'Recommencer' }).click()
  await expect.element(page.getByText('Phrase 1 sur 3')).toBeVisible()
  const seeds = api.calls.filter(({ name }) => name === 'proofreading.exercise').map(({ input }) => input)
  expect(new Set(seeds.map((one) => JSON.stringify(one))).size).toBe(2)
})

test('the exercise is done with the keyboard', async () => {
  await renderScreen('/dashboard/exercise', { answers: drawing([faulty, correct]) })
  await expect.element(word('fond')).toBeVisible()
  ;(word('de').element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Bien vu.')).toBeVisible()
  await expect.element(next()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Phrase 2 sur 2')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('En effet, cette phrase est sans faute.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '2 sur 2' })).toHaveFocus()
})

test('without a frequent fault there is no exercise yet', async () => {
  await renderScreen('/dashboard/exercise', { answers: drawing([]) })
  await expect.element(page.getByText(/se compose de vos fautes fréquentes/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Lire les règles du français' }))
    .toHaveAttribute('href', '/help/french')
})

test('the profile leads to the exercise once a rule of grammar is counted', async () => {
  const counted = { why, count: 2, lastAt: aDate }
  await renderScreen('/dashboard/profile', {
    answers: {
      proofreading: { frequentFaults: () => ({ data: { faults: [{ ...counted, rule }] } }) },
    },
  })
  await expect
    .element(page.getByRole('link', { name: 'S’exercer' }))
    .toHaveAttribute('href', '/dashboard/exercise')
})
