import { expect, type Page } from '@playwright/test'
import { callApi } from './person.ts'

type Outcome = 'approve' | 'declined' | 'pending' | 'time-out'

/** As the approval page of the sandbox words them. */
const outcomes = {
  approve: 'Le paiement est accepté.',
  declined: 'La banque refuse au moment d’encaisser.',
  pending: 'L’encaissement reste en attente de vérification.',
  'time-out': 'L’argent est encaissé, mais la réponse n’arrive jamais au site.',
} as const satisfies Record<Outcome, string>

/** Waits for the approval page, chooses what happens at the bank, and pays `price`. */
export async function pay(page: Page, price: string, outcome: Outcome = 'approve'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer avec le bac à sable')
  await page.getByLabel(outcomes[outcome]).check()
  await page.getByRole('button', { name: `Payer ${price}`, exact: true }).click()
}

/** Agrees, on the approval page, to be charged later, from a PayPal account that had no trial yet. */
export async function agree(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enregistrer un accord de paiement')
  await page.getByLabel('Une autre personne').check()
  await page.getByLabel('Adresse email').fill(`payer-${crypto.randomUUID()}@example.org`)
  await page.getByRole('button', { name: 'Donner mon accord' }).click()
}

/** Lets PayPal accept a payment that it held back. */
export async function completeHeldBack(page: Page, paymentId: string): Promise<void> {
  const config = await page.request.get('/v1/config')
  const { sandboxUrl } = (await config.json()).data.payments
  const state = await (await page.request.get(new URL('/__sandbox/state', sandboxUrl).href)).json()
  const { captures }: { captures: { id: string; custom_id: string }[] } = state
  const { id } = captures.find(({ custom_id }) => custom_id === paymentId)!
  const path = `/__sandbox/captures/${id}/complete`
  expect((await page.request.post(new URL(path, sandboxUrl).href)).ok()).toBe(true)
}

/** Buys the launch offer for 9,99 € a month, beside the dialog: for journeys about what follows. Waits until it is held. */
export async function holdMonthly(page: Page, token: string): Promise<void> {
  const { approvalUrl } = await callApi(page, token, 'POST', '/payments/create-paypal-session', {
    planType: 'monthly',
    interval: 'monthly',
  })
  await page.goto(approvalUrl)
  await pay(page, '9,99 €')
  await expect(page.getByText('Paiement de 9,99 € reçu. Merci.')).toBeVisible()
  await expect(held(page)).toContainText('9,99 € TTC par mois')
}

/** What is held, on the page of the subscription. */
export const held = (page: Page) => page.getByRole('region', { name: /^Votre formule/ })
export const history = (page: Page) => page.getByRole('region', { name: 'Historique des paiements' })
export const payments = (page: Page) => history(page).locator('tbody tr')
export const plansDialog = (page: Page) => page.getByRole('dialog', { name: /^Choisir une offre/ })
export const badge = (page: Page) => page.locator('.user-plan')

/** Opens the plans, at a rhythm. */
export async function openPlans(page: Page, rhythm?: 'Mensuel' | 'Annuel' | 'À vie') {
  await held(page)
    .getByRole('button', { name: /^(Voir les formules|Changer de formule)$/ })
    .click()
  if (rhythm)
    await plansDialog(page)
      .getByRole('radio', { name: new RegExp(`^${rhythm}`) })
      .check()
  return plansDialog(page)
}

/** The column of a plan, unfolded where they are folded, which is on a phone. */
export async function columnOf(page: Page, name: string) {
  const column = plansDialog(page)
    .getByRole('listitem')
    .filter({ has: page.locator('.plan-head').getByText(name, { exact: true }) })
  await expect(column).toBeVisible()
  if (!(await column.locator('.plan-foot').isVisible())) await column.locator('.plan-head').click()
  return column
}

/** What a press of a button downloads. */
export async function download(page: Page, button: RegExp): Promise<{ name: string; begins: string }> {
  const coming = page.waitForEvent('download')
  await history(page).getByRole('button', { name: button }).click()
  const file = await coming
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return { name: file.suggestedFilename(), begins: Buffer.concat(chunks).toString('latin1', 0, 4) }
}
