import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, callApi } from './person.ts'
import {
  agree,
  badge,
  columnOf,
  completeHeldBack,
  download,
  held,
  history,
  openPlans,
  pay,
  payments,
} from './sandbox-payment.ts'

const place = '/dashboard/subscription'
const cleared = /\/dashboard\/subscription$/

/** Chooses the launch offer by the address that the landing page leads to, and comes to PayPal. */
async function chooseMonthly(page: Page): Promise<void> {
  await page.goto(`${place}?plan=monthly`)
  const offer = await columnOf(page, 'Premium')
  await expect(offer).toContainText('Offre de lancement')
  await offer.getByRole('button', { name: 'Payer 9,99 €' }).click()
}

const paymentsOf = async (page: Page, token: string) =>
  (await callApi(page, token, 'GET', '/payments/history')).payments

test('the launch offer is bought once, with a receipt', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  let confirmations = 0
  page.on('request', (request) => {
    if (request.url().includes('/confirm-paypal')) confirmations += 1
  })
  await chooseMonthly(page)
  await pay(page, '9,99 €')
  await expect(page.getByText('Paiement de 9,99 € reçu. Merci.')).toBeVisible()
  await expect(page).toHaveURL(cleared)
  await expect(held(page)).toContainText('9,99 € TTC par mois')
  await expect(badge(page)).toHaveText('Premium')
  await expect(payments(page)).toHaveText([/Premium, mensuel.*9,99\s€.*Payé/])
  await expect(page.getByText('Paiement de 9,99 € reçu. Merci.')).toBeHidden()

  await page.reload()
  await expect(held(page)).toContainText('9,99 € TTC par mois')
  await expect(payments(page)).toHaveCount(1)
  expect(confirmations).toBe(1)
  await expect(page.getByText('Paiement de 9,99 € reçu. Merci.')).toBeHidden()
  const [payment] = await paymentsOf(page, token)
  expect(await download(page, /^Télécharger le reçu F/)).toEqual({
    name: `receipt-${payment.id}.pdf`,
    begins: '%PDF',
  })
})

test('a yearly plan begins with a trial, and nothing is charged', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await arriveSignedIn(page)
  await page.goto(place)
  await openPlans(page, 'Annuel')
  const column = await columnOf(page, 'Professionnel')
  await expect(column).toContainText('199,99 €')
  // Folded columns say it beside the button, the others under the price.
  if (isMobile) await expect(column.getByText('0 € aujourd’hui.')).toBeVisible()
  else await expect(column.getByText('14 jours offerts.')).toBeVisible()
  await column.getByRole('button', { name: 'Essayer Professionnel' }).click()
  await agree(page)
  await expect(page.getByText('Votre essai a commencé. Rien n’a été débité.')).toBeVisible()
  await expect(page).toHaveURL(cleared)
  await expect(held(page)).toContainText('199,99 € TTC par an')
  await expect(held(page)).toContainText('Essai gratuit')
  await expect(badge(page)).toHaveText('Professionnel')
  await expect(history(page)).toContainText('Aucun paiement pour l’instant.')
})

test('a declined payment is reported and gives no access', async ({ page }) => {
  await arriveSignedIn(page)
  await chooseMonthly(page)
  await pay(page, '9,99 €', 'declined')
  const banner = page.getByRole('alert').filter({ hasText: 'refusé' })
  await expect(banner).toBeVisible()
  await expect(page).toHaveURL(cleared)
  await expect(held(page)).toContainText('La formule gratuite')
  await expect(payments(page)).toHaveText([/Échoué/])
  await expect(badge(page)).toHaveText('Gratuit')
  await banner.getByRole('button', { name: 'Masquer ce message' }).click()
  await expect(banner).toBeHidden()
})

test('a payment cancelled at PayPal is reported, and nothing is charged', async ({ page }) => {
  await arriveSignedIn(page)
  await chooseMonthly(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Paiement annulé. Rien n’a été débité.')).toBeVisible()
  await expect(page).toHaveURL(cleared)
  await expect(held(page)).toContainText('La formule gratuite')
  await expect(payments(page)).toHaveText([/Abandonné/])
  await page.reload()
  await expect(held(page)).toContainText('La formule gratuite')
  await expect(page.getByText('Paiement annulé. Rien n’a été débité.')).toBeHidden()
})

test('a pending payment is polled until PayPal completes it', async ({ page }) => {
  test.slow()
  const { token } = await arriveSignedIn(page)
  await chooseMonthly(page)
  await pay(page, '9,99 €', 'pending')
  await expect(page.getByText('PayPal examine ce paiement.')).toBeVisible()
  await expect(held(page)).toContainText('La formule gratuite')
  const [payment] = await paymentsOf(page, token)
  await completeHeldBack(page, payment.id)
  await expect(page.getByText('Paiement reçu. Votre formule est active.')).toBeVisible({ timeout: 60_000 })
  await expect(held(page)).toContainText('9,99 € TTC par mois')
  await expect(payments(page)).toHaveText([/Payé/])
  await expect(badge(page)).toHaveText('Premium')
})

test('a capture without a reply is found afterwards', async ({ page }) => {
  test.slow()
  await arriveSignedIn(page)
  await chooseMonthly(page)
  await pay(page, '9,99 €', 'time-out')
  await expect(page.getByText(/^Paiement (de 9,99\s€ )?reçu\./)).toBeVisible({ timeout: 90_000 })
  await expect(held(page)).toContainText('9,99 € TTC par mois')
  await expect(payments(page)).toHaveText([/Payé/])
})
