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
  plansDialog,
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

test('the launch offer is bought by its address, at once and once, with a receipt', async ({ page }) => {
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

test('a plan by the year begins with its trial, and nothing is charged', async ({ page, isMobile }) => {
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

test('a plan is bought for life, and has no end to ask for', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto(place)
  await openPlans(page, 'À vie')
  const column = await columnOf(page, 'Basique')
  await column.getByRole('button', { name: 'Payer 199,99 €' }).click()
  await pay(page, '199,99 €')
  await expect(page.getByText('Paiement de 199,99 € reçu. Merci.')).toBeVisible()
  await expect(held(page)).toContainText('199,99 € TTC payé une fois')
  await expect(held(page)).toContainText('À vie, rien de plus à payer')
  await expect(held(page).getByRole('button', { name: 'Résilier votre contrat' })).toBeHidden()
  await expect(payments(page)).toHaveText([/Basique, à vie.*199,99\s€.*Payé/])
})

test('a payment that the bank refuses says so, opens nothing, and may be put away', async ({ page }) => {
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

test('who gives up at PayPal is told that nothing was charged', async ({ page }) => {
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

test('a payment that PayPal holds back is waited for, and found when it is accepted', async ({ page }) => {
  test.slow()
  const { token } = await arriveSignedIn(page)
  await chooseMonthly(page)
  await pay(page, '9,99 €', 'pending')
  await expect(page.getByText('PayPal examine ce paiement.')).toBeVisible()
  await expect(held(page)).toContainText('La formule gratuite')
  const [payment] = await paymentsOf(page, token)
  await completeHeldBack(page, payment.id)
  await expect(page.getByText('Paiement reçu. Votre formule est ouverte.')).toBeVisible({ timeout: 60_000 })
  await expect(held(page)).toContainText('9,99 € TTC par mois')
  await expect(payments(page)).toHaveText([/Payé/])
  await expect(badge(page)).toHaveText('Premium')
})

test('a payment whose answer never came is found all the same', async ({ page }) => {
  test.slow()
  await arriveSignedIn(page)
  await chooseMonthly(page)
  await pay(page, '9,99 €', 'time-out')
  await expect(page.getByText(/^Paiement (de 9,99\s€ )?reçu\./)).toBeVisible({ timeout: 90_000 })
  await expect(held(page)).toContainText('9,99 € TTC par mois')
  await expect(payments(page)).toHaveText([/Payé/])
})

test('a way back that lacks what PayPal adds says so', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto(`${place}?success=true`)
  await expect(page.getByRole('alert')).toContainText('Les paramètres de PayPal sont manquants')
  await expect(page).toHaveURL(cleared)
  await expect(held(page)).toContainText('La formule gratuite')
})

test('plans that cannot be read are the last known ones, and it is said', async ({ page }) => {
  await arriveSignedIn(page)
  await page.route('**/v1/subscriptions/plans', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(place)
  await openPlans(page)
  await expect(plansDialog(page)).toContainText('voici les dernières connues')
  await expect(await columnOf(page, 'Professionnel')).toContainText('19,99 €')
  await expect(plansDialog(page).getByRole('button', { name: 'Essayer Professionnel' })).toBeEnabled()
})

test('a history that cannot be read says so, and is tried again on demand', async ({ page }) => {
  await arriveSignedIn(page)
  const address = '**/v1/payments/history?*'
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(place)
  await expect(history(page).getByRole('alert')).toContainText('L’historique des paiements n’a pas pu')
  await expect(held(page)).toContainText('La formule gratuite')
  await page.unroute(address)
  await history(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(history(page)).toContainText('Aucun paiement pour l’instant.')
  await expect(history(page).getByRole('alert')).toBeHidden()
})

test('a subscription that cannot be read says so, and is tried again on demand', async ({ page }) => {
  await arriveSignedIn(page)
  const address = '**/v1/subscriptions/current'
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(place)
  const fault = page.getByRole('alert').filter({ hasText: 'Erreur lors de la récupération de l’abonnement' })
  await expect(fault).toBeVisible()
  await page.unroute(address)
  await fault.getByRole('button', { name: 'Réessayer' }).click()
  await expect(held(page)).toContainText('La formule gratuite')
  await expect(fault).toBeHidden()
})

test('a first reading that is slower than the confirmation does not hide what was bought', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await chooseMonthly(page)
  // What was read before the payment, and comes once it is confirmed.
  await page.route(
    '**/v1/subscriptions/current',
    async (route) => {
      await page.getByText('Paiement de 9,99 € reçu. Merci.').waitFor()
      const none = { error: 'Aucun abonnement actif trouvé', code: 'SUBSCRIPTION_NOT_FOUND' }
      await route.fulfill({ status: 404, json: none }).catch(() => {})
    },
    { times: 1 },
  )
  await pay(page, '9,99 €')
  await expect(held(page)).toContainText('9,99 € TTC par mois')
})

test('plans being looked at stay while the subscription is read again', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto(place)
  await openPlans(page)
  await columnOf(page, 'Premium illimité')
  const asked = page.waitForRequest('**/v1/subscriptions/current')
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/subscriptions/current', async (route) => {
    await waiting
    await route.continue()
  })
  // Half a minute after it was read, a window that is looked at again has it read again.
  await page.clock.setSystemTime(Date.now() + 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked
  await expect(plansDialog(page).getByRole('button', { name: 'Essayer Premium illimité' })).toBeVisible()
  await expect(plansDialog(page)).not.toHaveAttribute('data-ending-style')
  answer()
})

test('a page brought back from PayPal as it was left can be used again', async ({ page }) => {
  await arriveSignedIn(page)
  // An answer without content leaves the browser where it is.
  await page.route('**/checkoutnow?*', (route) => route.fulfill({ status: 204 }))
  await chooseMonthly(page)
  const button = plansDialog(page).getByRole('button', { name: 'Payer 9,99 €' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toBeEnabled()
})
