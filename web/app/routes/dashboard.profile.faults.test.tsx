import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aDate } from '../../testing/fixtures.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { openEditor } from '../../testing/open-editor.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const fonds = {
  rule: 'confusion/fond-fonds',
  why: 'Un capital s’écrit «\u00a0fonds\u00a0», avec un s, même au singulier.',
}
const section = (name: string) => page.getByRole('region', { name })

function frequentFaults(): ApiAnswers {
  let faults = [
    { ...fonds, count: 4, lastAt: aDate },
    { rule: 'spelling', why: 'Un mot mal orthographié.', count: 2, lastAt: aDate },
  ]
  return {
    proofreading: {
      frequentFaults: () => ({ data: { faults } }),
      forgetFaults: () => {
        faults = []
        return { data: { faults } }
      },
    },
  }
}

test('the profile lists frequent faults with counts and the pages of their rules, and forgets them', async () => {
  await renderScreen('/dashboard/profile', { answers: frequentFaults() })
  const faults = section('Vos fautes fréquentes')
  const first = faults.getByRole('listitem').first()
  await expect.element(first).toMatchTextContent('4 fois')
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/help/french/confusion#fond-fonds')
  await expect.element(faults.getByRole('listitem').nth(1).getByRole('link')).not.toBeInTheDocument()
  await expectAccessibleOnAllSizes()
  await faults.getByRole('button', { name: 'Effacer' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Effacer' })
    .click()
  await expect.element(faults).toMatchTextContent('Rien pour l’instant')
  await expect.element(faults.getByRole('listitem')).not.toBeInTheDocument()
})

test('the profile lists ignored rules, and reports one again', async () => {
  let rules = [fonds]
  await renderScreen('/dashboard/profile', {
    answers: {
      proofreading: {
        ignoredRules: () => ({ data: { rules } }),
        restoreRule: () => {
          rules = []
          return { data: { rules } }
        },
      },
    },
  })
  const ignored = section('Règles ignorées')
  await ignored.getByRole('button', { name: /Signaler à nouveau/ }).click()
  await expect.element(ignored).toMatchTextContent('Aucune règle ignorée')
})

test('accepted corrections of grammar and spelling are counted when the editor is left', async () => {
  const content = 'Madame, Monsieur,\n\nNotre association a trouvé un bailleur de fond.'
  const { api, router } = await openEditor({ content })
  await page.getByCss('.finding').filter({ hasText: 'fond' }).click()
  await page
    .getByRole('dialog', { name: 'Remarque du relecteur' })
    .getByRole('button', { name: 'Remplacer' })
    .click()
  await router.navigate('/help')
  await expect
    .poll(() => api.calls.filter(({ name }) => name === 'proofreading.countFaults').map(({ input }) => input))
    .toEqual([{ faults: [{ rule: fonds.rule, count: 1 }] }])
})
