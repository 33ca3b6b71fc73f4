import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'

const wordy = 'Je me permets de vous adresser ma candidature afin d’intégrer votre équipe.'
const letter = `Madame, Monsieur,

${wordy} Vos bouquets suivent les saisons.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

/** Selects words of the letter, from their first letter to their last; marks may part them. */
async function select(page: Page, words: string) {
  await expect(surfaceOf(page)).toContainText(words)
  await surfaceOf(page).evaluate((surface, wanted) => {
    const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT)
    const nodes: { node: Text; start: number }[] = []
    let text = ''
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      nodes.push({ node, start: text.length })
      text += node.data
    }
    const at = text.indexOf(wanted)
    const place = (offset: number) => {
      const holder = nodes.findLast(({ start }) => start < offset || offset === 0)
      return [holder?.node as Text, offset - (holder?.start ?? 0)] as const
    }
    surface.focus()
    const [first, from] = place(at + 1)
    const [last, to] = place(at + wanted.length)
    getSelection()?.setBaseAndExtent(first, from - 1, last, to)
  }, words)
  await expect(page.getByRole('button', { name: 'Réécrire' })).toBeEnabled()
}
const choose = async (page: Page, intent: string) => {
  await page.getByRole('button', { name: 'Réécrire' }).click()
  await page.getByRole('menuitem', { name: intent }).click()
}

test('a passage is rewritten, compared, accepted, and restored', async ({ page }) => {
  const { stored } = await openLetter(page, letter)
  await expect(page.getByRole('button', { name: 'Réécrire' })).toBeDisabled()
  await select(page, wordy)
  await choose(page, 'Plus court')
  const dialog = page.getByRole('dialog', { name: 'Proposition : plus court' })
  await expect(dialog.locator('ins').first()).toContainText('propose')
  await expect(dialog.locator('del').first()).toContainText('me permets')
  await expect(dialog).toContainText('Proposé par le rédacteur intégré')
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(surfaceOf(page)).toContainText(
    'Je vous propose ma candidature pour intégrer votre équipe. Vos bouquets suivent les saisons.',
  )
  await expect.poll(async () => (await stored()).content).toContain('Je vous propose ma candidature')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(surfaceOf(page)).toContainText(wordy)
})
