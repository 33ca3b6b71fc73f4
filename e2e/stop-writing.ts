import { expect, type Page } from '@playwright/test'

/** Stops a letter that is being written; for an instant after it was asked for, the button does nothing. */
export async function stopWriting(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: 'Arrêter et garder le texte' })
  await expect(async () => {
    await stop.click({ timeout: 2_000 })
    await expect(stop).toBeHidden({ timeout: 300 })
  }).toPass()
}
