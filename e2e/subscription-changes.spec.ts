import { localDay } from '@lettrine/contract/day.fr'
import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { mailTo } from './mailbox.ts'
import { arriveSignedIn, callApi } from './person.ts'
import {
  badge,
  changeByApi,
  columnOf,
  download,
  held,
  history,
  holdMonthly,
  openPlans,
  payments,
  plansDialog,
} from './sandbox-payment.ts'

const place = '/dashboard/subscription'
const pro = { planId: 'pro', interval: 'monthly' }

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
  return localDay(new Date(currentPeriodEnd))
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

test('a dearer plan is told to the cent, then charged', async ({ page }) => {
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

test('a lesser plan comes at the end of the period, and may be taken back', async ({ page }) => {
  const { token } = await arriveHolding(page)
  await changeByApi(page, token, pro)
  await page.reload()
  await expect(held(page)).toContainText('19,99 € TTC par mois')
  await openPlans(page)
  const column = await columnOf(page, 'Basique')
  await column.getByRole('button', { name: 'Passer à Basique' }).click()
  const end = await endOf(page, token)
  await expect(amount(page, 'À payer maintenant')).toHaveText('0 €')
  await expect(amount(page, 'Prend effet')).toHaveText(end)
  await expect(page.getByText('Votre formule actuelle reste ouverte jusque-là.')).toBeVisible()
  await page.getByRole('button', { name: 'Prévoir ce changement' }).click()
  await expect(page.getByText('Changement prévu')).toBeVisible()
  const banner = held(page).getByRole('status')
  await expect(banner).toContainText(`Le ${end}, votre formule deviendra « Basique », pour 9,99 € par mois.`)
  await expect(held(page)).toContainText('19,99 € TTC par mois')
  await expect(payments(page)).toHaveCount(2)
  await banner.getByRole('button', { name: 'Garder ma formule' }).click()
  await expect(banner).toBeHidden()
  await expect(held(page)).toContainText(`19,99 €, le ${end}`)
})

test('the contract is ended in two clicks, confirmed by its date, and taken up again', async ({ page }) => {
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
    `Contrat résilié. Votre formule reste ouverte jusqu’au ${end}, et rien ne sera plus débité.`,
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

test('a payment is given back on demand, with its credit note, and the plan is free again', async ({
  page,
}) => {
  const { token } = await arriveHolding(page)
  await payments(page).getByRole('button', { name: 'Être remboursé' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se rétracter et être remboursé ?' })
  await expect(dialog).toContainText('9,99 € vous seront rendus par PayPal.')
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

/** How much wider the page and what is open over it are than what shows them. */
const excess = (page: Page) =>
  page
    .locator('html, [role=dialog], [role=dialog] > div')
    .evaluateAll((found) => Math.max(...found.map((one) => one.scrollWidth - one.clientWidth)))

test('page and dialogs hold on a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { token } = await arriveSignedIn(page)
  await page.goto(place)
  await openPlans(page, 'Annuel')
  await columnOf(page, 'Premium illimité')
  expect(await excess(page)).toBeLessThanOrEqual(0)
  await holdMonthly(page, token)
  await expect(payments(page)).toHaveCount(1)
  expect(await excess(page)).toBeLessThanOrEqual(0)
  await openPlans(page)
  const column = await columnOf(page, 'Premium illimité')
  await column.getByRole('button', { name: 'Passer à Premium illimité' }).click()
  await expect(amount(page, 'À payer maintenant')).toBeVisible()
  expect(await excess(page)).toBeLessThanOrEqual(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the page and its dialogs have no fault that axe finds', async ({ page }) => {
      const { token } = await arriveSignedIn(page)
      await page.goto(place)
      await expect(history(page)).toContainText('Aucun paiement pour l’instant.')
      await expect(held(page)).toContainText('La formule gratuite')
      expect(await findFaults(page)).toEqual([])
      await openPlans(page)
      await columnOf(page, 'Professionnel')
      expect(await findFaults(page)).toEqual([])

      await holdMonthly(page, token)
      await expect(payments(page)).toHaveCount(1)
      expect(await findFaults(page)).toEqual([])
      await openPlans(page)
      const column = await columnOf(page, 'Professionnel')
      expect(await findFaults(page)).toEqual([])
      await column.getByRole('button', { name: 'Passer à Professionnel' }).click()
      await expect(amount(page, 'À payer maintenant')).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Retour' }).click()
      await expect(plansDialog(page)).toBeVisible()
      await plansDialog(page).getByRole('button', { name: 'Fermer' }).click()
      await expect(plansDialog(page)).toBeHidden()
      await held(page).getByRole('button', { name: 'Résilier votre contrat' }).click()
      await expect(page.getByRole('dialog', { name: 'Résilier votre contrat ?' })).toBeVisible()
      expect(await findFaults(page)).toEqual([])
    })
  })
