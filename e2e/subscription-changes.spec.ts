import { dayInParis } from '@lettrine/contract/day.fr'
import { expect, type Page, test } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { arriveSignedIn, callApi } from './person.ts'
import { badge, columnOf, download, held, holdMonthly, openPlans, payments } from './sandbox-payment.ts'

/** Somebody who pays by the month, on the page. */
async function arriveHolding(page: Page) {
  const person = await arriveSignedIn(page)
  await holdMonthly(page, person.token)
  return person
}

/** A line of what a change costs, by its name. */
const amount = (page: Page, name: string) =>
  page.getByRole('dialog').locator('dl > div').filter({ hasText: name }).locator('dd')

const endOf = async (page: Page, token: string) => {
  const { currentPeriodEnd } = await callApi(page, token, 'GET', '/subscriptions/current')
  return dayInParis(new Date(currentPeriodEnd))
}

const amountsPaid = async (page: Page, token: string): Promise<number[]> => {
  const { payments: paid } = await callApi(page, token, 'GET', '/payments/history')
  return paid.map((payment: { amount: number }) => payment.amount)
}

/** Counts what a hand presses on the page. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0'
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        const { dataset } = document.documentElement
        if (isTrusted) dataset.clicks = String(Number(dataset.clicks) + 1)
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks))
}

test('an upgrade shows its amounts, then charges them', async ({ page }) => {
  const { token } = await arriveHolding(page)
  await openPlans(page)
  const column = await columnOf(page, 'Professionnel')
  await column.getByRole('button', { name: 'Passer à Professionnel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passer à Professionnel ?' })
  await expect(amount(page, 'À payer maintenant')).toHaveText('10 €')
  await expect(amount(page, 'Déjà payé et non utilisé')).toHaveText('9,99 €')
  await expect(amount(page, 'Nouveau prix')).toHaveText('19,99 € par mois')
  await expect(amount(page, 'Prend effet')).toHaveText('aujourd’hui')
  expect(await amountsPaid(page, token)).toEqual([9.99])
  await dialog.getByRole('button', { name: 'Payer 10 €' }).click()
  await expect(page.getByText('Formule changée')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(held(page)).toContainText('19,99 € TTC par mois')
  await expect(badge(page)).toHaveText('Professionnel')
  await expect(payments(page)).toHaveText([
    /Professionnel, mensuel \(changement\).*10\s€.*Payé/,
    /Premium, mensuel.*9,99\s€.*Payé/,
  ])
  expect(await amountsPaid(page, token)).toEqual([10, 9.99])
})

test('a subscription is cancelled in two clicks, confirmed by mail, and reactivated', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, token } = await arriveHolding(page)
  const end = await endOf(page, token)
  const clicks = await countClicks(page)
  await held(page).getByRole('button', { name: 'Résilier votre contrat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat ?' })
  await expect(dialog).toContainText(`Le contrat prendra fin le ${end}.`)
  await dialog.getByRole('button', { name: 'Résilier', exact: true }).click()
  await expect(page.getByText('Un message vous confirme la date de fin.')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
  const banner = held(page).getByRole('status')
  await expect(banner).toContainText(
    `Contrat résilié. Votre formule reste active jusqu’au ${end}, et rien ne sera plus débité.`,
  )
  await expect(badge(page)).toHaveText('Premium')
  await expect(held(page)).not.toContainText('Prochain paiement')
  const mail = await mailTo(page, email, 'Votre contrat est résilié')
  expect(mail.text.replaceAll(/\s/g, ' ')).toContain(end.replaceAll(/\s/g, ' '))
  await banner.getByRole('button', { name: 'Réactiver' }).click()
  await expect(banner).toBeHidden()
  await expect(held(page)).toContainText(`9,99 €, le ${end}`)
  await expect(held(page).getByRole('button', { name: 'Résilier votre contrat' })).toBeVisible()
})

test('a payment is refunded with a credit note, and the plan is free again', async ({ page }) => {
  const { token } = await arriveHolding(page)
  await payments(page).getByRole('button', { name: 'Être remboursé' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se rétracter et être remboursé ?' })
  await expect(dialog).toContainText('9,99 € vous seront remboursés par PayPal.')
  await dialog.getByRole('button', { name: 'Me faire rembourser 9,99 €' }).click()
  await expect(page.getByText('9,99 € remboursés')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(payments(page)).toHaveText([/Remboursé/])
  await expect(payments(page).getByRole('button', { name: 'Être remboursé' })).toBeHidden()
  await expect(held(page)).toContainText('La formule gratuite')
  await expect(badge(page)).toHaveText('Gratuit')
  const { payments: paid } = await callApi(page, token, 'GET', '/payments/history')
  const { number } = paid[0].creditNotes[0]
  expect(await download(page, new RegExp(`^Télécharger l’avoir ${number}$`))).toEqual({
    name: `receipt-${number}.pdf`,
    begins: '%PDF',
  })
})
