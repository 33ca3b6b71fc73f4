import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { type ApiAnswers, refusal } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aLibrary, aTemplate } from '../../testing/template-fixtures.ts'

const store = () => letterStore(['Fleuriste', 'Soudeur', 'Luthier'].map((title) => ({ title })))
const notice = () => page.getByRole('heading', { name: 'Vous avez déjà trois\u00a0lettres' })
const dialog = () => page.getByRole('dialog', { name: 'Vous avez déjà trois\u00a0lettres' })

const quota = (currentCount: number): ApiAnswers['subscriptions'] => ({
  letterQuota: () => ({
    data: { canCreate: currentCount < 3, currentCount, limit: 3, plan: 'free' },
  }),
})

const reached = () => {
  throw refusal('LETTER_QUOTA_REACHED')
}

function full(): ApiAnswers {
  const { answers } = store()
  return {
    ...answers,
    letters: { ...answers.letters, create: reached, clone: reached, restoreMany: reached },
    subscriptions: quota(3),
  }
}

test.each([2, 3])('the list counts %d letters of the quota', async (count) => {
  await renderScreen('/dashboard/letters', { answers: { ...store().answers, subscriptions: quota(count) } })
  await expect
    .poll(() => document.querySelector('.letter-quota')?.textContent?.replaceAll(/\s/g, ' '))
    .toBe(`${count} lettres sur 3`)
  await expectAccessibleOnAllSizes()
})

test('with the quota reached, a new letter shows a notice that leads to the plans and the letters', async () => {
  await renderScreen('/dashboard/letters', { answers: full() })
  await page.getByRole('link', { name: 'Avec une formule payante : Nouvelle lettre' }).first().click()
  await expect.element(notice()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voir les formules' }))
    .toHaveAttribute('href', '/dashboard/subscription')
  await expectAccessibleOnAllSizes()
  await page.getByRole('link', { name: 'Voir mes lettres' }).click()
  await expect.element(page.getByCss('.letter-row')).toHaveLength(3)
})

test('with the quota reached, the address of a new letter says at once that it stays on the device', async () => {
  await renderScreen('/dashboard/letters/new', { answers: full() })
  await expect.element(page.getByText('Celle-ci restera sur cet appareil').or(notice()).first()).toBeVisible()
})

test('with the quota reached, a duplicate is refused by a dialog', async () => {
  await renderScreen('/dashboard/letters', { answers: full() })
  await page
    .getByRole('button', { name: /Autres actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await expect.element(dialog()).toMatchTextContent('supprimez-en une')
  await expectAccessibleOnAllSizes()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByCss('.letter-row')).toHaveLength(3)
})

test('with the quota reached, a letter of the bin cannot be restored', async () => {
  const letters = store()
  const [binned] = letters.all()
  letters.letters.delete(binned!.id)
  letters.bin.set(binned!.id, binned!)
  await renderScreen('/dashboard/letters/bin', {
    answers: {
      ...letters.answers,
      letters: { ...letters.answers.letters, restoreMany: reached },
      subscriptions: quota(3),
    },
  })
  await page.getByRole('button', { name: /^Avec une formule payante : Rétablir/ }).click()
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('link', { name: 'Voir mes lettres' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('with the quota reached, whatever begins a letter is locked: templates, their preview, the palette', async () => {
  const template = aTemplate({ title: 'Fleuriste' })
  await renderScreen('/dashboard/templates', {
    answers: { ...full(), templates: aLibrary([template]).templates },
  })
  await expect
    .element(page.getByRole('link', { name: 'Avec une formule payante : Utiliser « Fleuriste »' }).first())
    .toMatchTextContent('Utiliser')
  // The lock leaves the actions of a card on one line.
  const actions = [...document.querySelectorAll('.template-actions')[0]!.children]
  const middles = actions.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'Aperçu de « Fleuriste »' }).first().click()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Avec une formule payante : Utiliser' }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect
    .element(page.getByRole('option', { name: /^Avec une formule payante : Nouvelle lettre/ }))
    .toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Créer un modèle/ })).toBeVisible()
})

test('with the quota reached, a template shows the notice', async () => {
  const template = aTemplate()
  await renderScreen(`/dashboard/letters/new?template=${template.id}`, {
    answers: { ...full(), templates: { ...aLibrary([template]).templates, use: reached } },
  })
  await expect.element(notice()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Voir les formules' })).toBeVisible()
})

test('a paid plan counts no letters', async () => {
  await renderScreen('/dashboard', {
    answers: {
      ...store().answers,
      subscriptions: {
        letterQuota: () => ({
          data: { canCreate: true, currentCount: 3, limit: 1_000_000, plan: 'basic' },
        }),
      },
    },
  })
  await expect.element(page.getByCss('.letter-row')).toHaveLength(3)
  await expect.element(page.getByCss('.letter-quota')).not.toBeInTheDocument()
})
