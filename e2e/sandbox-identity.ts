import { expect, type Page } from '@playwright/test'

/** Chooses somebody on the sandbox's page, and accepts. */
export async function acceptAs(
  sandbox: Page,
  { name, email, verified = true }: { name: string; email: string; verified?: boolean },
): Promise<void> {
  await expect(sandbox.getByText('Bac à sable', { exact: true })).toBeVisible()
  await sandbox.getByLabel('Une autre personne').check()
  await sandbox.getByLabel('Nom complet').fill(name)
  await sandbox.getByLabel('Adresse email').fill(email)
  await sandbox.getByLabel(/a vérifié cette adresse/).setChecked(verified)
  await sandbox.getByRole('button', { name: 'Accepter' }).click()
}

/** Presses a button that opens the provider's window. */
export async function openPopup(page: Page, button: string): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: button, exact: true }).click()
  return popup
}
