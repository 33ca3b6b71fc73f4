import { dayInParis } from '@lettrine/contract/day.fr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aPayment,
  aQuote,
  aSubscription,
  periodEnd,
  withBillingEnabled,
  withSubscription,
} from '../../testing/billing-fixtures.ts'
import { expectAccessible, expectAccessibleOnAllSizes, phoneSize } from '../../testing/expect-accessible.ts'
import { anId } from '../../testing/fixtures.ts'
import { deferred, refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/dashboard/subscription'
const end = dayInParis(new Date(periodEnd))

const current = () => page.getByRole('region', { name: /^Votre formule/ })
const history = () => page.getByRole('region', { name: 'Historique des paiements' })
const plans = () => page.getByRole('dialog', { name: /^Choisir une offre/ })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function openPlans(rhythm?: 'Annuel' | 'À vie') {
  await current()
    .getByRole('button', { name: /^(Voir les formules|Changer de formule)$/ })
    .click()
  if (rhythm) {
    const radio = plans().getByRole('radio', { name: new RegExp(`^${rhythm}`) })
    await expect.element(radio).toBeInTheDocument()
    ;(radio.element() as HTMLElement).click()
  }
}
const column = (name: string) =>
  plans()
    .getByRole('listitem')
    .filter({ has: page.getByCss('.plan-head').getByText(name, { exact: true }) })
const amount = (name: string) =>
  page.getByRole('dialog').getByCss('dl > div').filter({ hasText: name }).getByCss('dd')

const refused = () => {
  throw refusal('TOO_MANY_REQUESTS')
}

test('the free plan offers the paid ones; the history is empty', async () => {
  await renderScreen(path, { answers: withBillingEnabled() })
  await expect.element(current()).toMatchTextContent('La formule gratuite')
  await expect.element(history()).toMatchTextContent('Aucun paiement pour l’instant.')
  await expectAccessibleOnAllSizes()
  await openPlans('Annuel')
  await expect.element(column('Professionnel')).toMatchTextContent('199,99 €')
  await expect.element(column('Professionnel')).toMatchTextContent('14 jours offerts.')
  await expectAccessibleOnAllSizes()
})

test('the advised plan is the chosen one, and launch offers stay within reach', async () => {
  const { api } = await renderScreen(path, { answers: withBillingEnabled() })
  api.change({
    subscriptions: { recommendedPlan: () => ({ data: { plan: 'basic', reasons: ['Vous écrivez.'] } }) },
  })
  await page.viewport(phoneSize[0], phoneSize[1])
  await openPlans()
  await expect.element(column('Basique').getByRole('radio')).toBeChecked()
  await expect.element(plans()).toMatchTextContent(/9,99\s€ par mois, ou 99\s€ une seule fois/)
  await plans().getByRole('button', { name: 'Les voir' }).click()
  await expect.element(plans().getByText('Offre de lancement', { exact: true }).first()).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('on a phone the plans are folded, and the open one says what is due today', async () => {
  await renderScreen(path, { answers: withBillingEnabled() })
  await page.viewport(phoneSize[0], phoneSize[1])
  await openPlans('Annuel')
  await column('Professionnel').getByCss('.plan-head').click()
  await expect.element(column('Professionnel').getByText('0 € aujourd’hui.')).toBeVisible()
  await expect.element(button('Essayer Professionnel')).toBeVisible()
})

test('an address that names a plan opens it', async () => {
  await renderScreen(`${path}?plan=monthly`, { answers: withBillingEnabled() })
  await expect.element(column('Premium')).toMatchTextContent('Offre de lancement')
  await expect.element(button('Payer 9,99 €')).toBeEnabled()
})

test('plans that cannot be loaded are the last known ones, and named as such', async () => {
  await renderScreen(path, {
    answers: { ...withBillingEnabled(), subscriptions: { plans: refused } },
  })
  await openPlans()
  await expect.element(plans()).toMatchTextContent('voici les dernières connues')
  await expect.element(column('Professionnel')).toMatchTextContent('19,99 €')
  await expect.element(button('Essayer Professionnel')).toBeEnabled()
})

test('a history that cannot be loaded says so, and is loaded again on request', async () => {
  const { api } = await renderScreen(path, {
    answers: { ...withBillingEnabled(), payments: { history: refused } },
  })
  await expect
    .element(history().getByRole('alert'))
    .toMatchTextContent('L’historique des paiements n’a pas pu')
  await expect.element(current()).toMatchTextContent('La formule gratuite')
  await expectAccessible()
  api.change(withBillingEnabled())
  await history().getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(history()).toMatchTextContent('Aucun paiement pour l’instant.')
})

test('a subscription that cannot be loaded says so, and is loaded again on request', async () => {
  const { api } = await renderScreen(path, {
    answers: { ...withBillingEnabled(), subscriptions: { current: refused } },
  })
  const alert = page.getByRole('alert').filter({ hasText: 'Erreur lors de la récupération de l’abonnement' })
  await expect.element(alert).toBeVisible()
  api.change({
    subscriptions: {
      current: () => {
        throw refusal('SUBSCRIPTION_NOT_FOUND')
      },
    },
  })
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(current()).toMatchTextContent('La formule gratuite')
  await expect.element(alert).not.toBeInTheDocument()
})

test('a paid plan shows its price, next payment and payments', async () => {
  await renderScreen(path, { answers: withSubscription() })
  await expect.element(current()).toMatchTextContent('9,99 € TTC par mois')
  await expect.element(current()).toMatchTextContent(`9,99 €, le ${end}`)
  await expect.element(history().getByCss('tbody tr')).toMatchTextContent(/Premium, mensuel.*9,99\s€.*Payé/)
})

test('a plan for life has no end to cancel', async () => {
  const subscription = aSubscription({
    ...{ planId: 'basic', interval: 'lifetime', price: 199.99 },
    ...{ currentPeriodEnd: null, nextPayment: null, paymentMethod: null },
  })
  await renderScreen(path, { answers: withSubscription(subscription) })
  await expect.element(current()).toMatchTextContent('199,99 € TTC payé une fois')
  await expect.element(current()).toMatchTextContent('À vie, rien de plus à payer')
  await expect.element(button('Résilier votre contrat')).not.toBeInTheDocument()
})

test('an upgrade shows its amounts to the cent before it is paid', async () => {
  const pro = aSubscription({ planId: 'pro', price: 19.99 })
  const { api } = await renderScreen(path, {
    answers: {
      ...withSubscription(),
      subscriptions: {
        ...withSubscription().subscriptions,
        estimateUpgrade: () => ({ data: aQuote() }),
        changePlan: () => ({
          data: { subscription: pro, payment: { id: anId(), status: 'succeeded' }, approvalUrl: null },
        }),
      },
    },
  })
  await openPlans()
  await expectAccessible()
  await column('Professionnel').getByRole('button', { name: 'Passer à Professionnel' }).click()
  await expect.element(amount('À payer maintenant')).toHaveTextContent('10 €')
  await expect.element(amount('Déjà payé et non utilisé')).toHaveTextContent('9,99 €')
  await expect.element(amount('Nouveau prix')).toHaveTextContent('19,99 € par mois')
  await expect.element(amount('Prend effet')).toHaveTextContent('aujourd’hui')
  await expectAccessibleOnAllSizes()
  api.change({ subscriptions: { current: () => ({ data: pro }) } })
  await button('Payer 10 €').click()
  await expect.element(page.getByText('Formule changée')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(current()).toMatchTextContent('19,99 € TTC par mois')
})

test('a downgrade takes effect at the end of the period, and is taken back', async () => {
  const scheduledChange = {
    planId: 'basic' as const,
    interval: 'monthly' as const,
    price: 9.99,
    at: periodEnd,
  }
  const pro = aSubscription({ planId: 'pro', price: 19.99, nextPayment: { at: periodEnd, amount: 19.99 } })
  let held = pro
  await renderScreen(path, {
    answers: {
      ...withSubscription(pro),
      subscriptions: {
        ...withSubscription(pro).subscriptions,
        current: () => ({ data: held }),
        estimateUpgrade: () => ({
          data: aQuote({
            ...{ planId: 'basic', effective: 'period-end', effectiveAt: periodEnd },
            ...{ dueNow: 0, credit: 0, newPrice: 9.99 },
          }),
        }),
        changePlan: () => {
          held = { ...pro, scheduledChange }
          return { data: { subscription: held, payment: null, approvalUrl: null } }
        },
        keepPlan: () => {
          held = pro
          return { data: held }
        },
      },
    },
  })
  await openPlans()
  await column('Basique').getByRole('button', { name: 'Passer à Basique' }).click()
  await expect.element(amount('À payer maintenant')).toHaveTextContent('0 €')
  await expect.element(amount('Prend effet')).toMatchTextContent(end)
  await expect.element(page.getByText('Votre formule actuelle reste active jusque-là.')).toBeVisible()
  await button('Prévoir ce changement').click()
  await expect.element(page.getByText('Changement prévu')).toBeVisible()
  const banner = current().getByRole('status')
  await expect
    .element(banner)
    .toMatchTextContent(`Le ${end}, votre formule deviendra « Basique », pour 9,99 € par mois.`)
  await banner.getByRole('button', { name: 'Garder ma formule' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(current()).toMatchTextContent(`19,99 €, le ${end}`)
})

test('the contract is cancelled in two clicks with its end date, and reactivated', async () => {
  const active = aSubscription()
  let held = active
  const { api } = await renderScreen(path, {
    answers: {
      ...withSubscription(active),
      subscriptions: {
        ...withSubscription(active).subscriptions,
        current: () => ({ data: held }),
        cancel: () => {
          held = { ...active, cancelAtPeriodEnd: true, endDate: periodEnd, nextPayment: null }
          return { data: held }
        },
        reactivate: () => {
          held = active
          return { data: held }
        },
      },
    },
  })
  await button('Résilier votre contrat').click()
  const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat ?' })
  await expect.element(dialog).toMatchTextContent(`Le contrat prendra fin le ${end}.`)
  await expectAccessibleOnAllSizes()
  await dialog.getByRole('button', { name: 'Résilier', exact: true }).click()
  await expect.element(page.getByText('Un message vous confirme la date de fin.')).toBeVisible()
  const banner = current().getByRole('status')
  await expect
    .element(banner)
    .toMatchTextContent(
      `Contrat résilié. Votre formule reste active jusqu’au ${end}, et rien ne sera plus débité.`,
    )
  await expect.element(current()).not.toMatchTextContent('Prochain paiement')
  await banner.getByRole('button', { name: 'Réactiver' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(button('Résilier votre contrat')).toBeVisible()
  expect(api.calls.filter(({ name }) => name === 'subscriptions.cancel')).toHaveLength(1)
})

test('a refund is confirmed with its amount; the credit note can be downloaded', async () => {
  const payment = aPayment()
  const { api } = await renderScreen(path, { answers: withSubscription(undefined, [payment]) })
  await button('Être remboursé').click()
  const dialog = page.getByRole('dialog', { name: 'Se rétracter et être remboursé ?' })
  await expect.element(dialog).toMatchTextContent('9,99 € vous seront remboursés par PayPal.')
  const refunded = aPayment({
    ...payment,
    ...{ state: 'refunded', refundedAmount: 9.99, refundableUntil: null },
    creditNotes: [{ number: 'A2026-0001', url: '/v1/payments/x/credit-note' }],
  })
  api.change({
    ...withBillingEnabled([refunded]),
    payments: { ...withBillingEnabled([refunded]).payments, refund: () => ({ data: refunded }) },
    subscriptions: {
      current: () => {
        throw refusal('SUBSCRIPTION_NOT_FOUND')
      },
    },
  })
  await dialog.getByRole('button', { name: 'Me faire rembourser 9,99 €' }).click()
  await expect.element(page.getByText('9,99 € remboursés')).toBeVisible()
  await expect.element(history().getByCss('tbody tr')).toMatchTextContent('Remboursé')
  await expect.element(button('Télécharger l’avoir A2026-0001')).toBeVisible()
  await expect.element(button('Être remboursé')).not.toBeInTheDocument()
  await expect.element(current()).toMatchTextContent('La formule gratuite')
})

test('a return from PayPal without its parameters says so', async () => {
  await renderScreen(`${path}?success=true`, { answers: withBillingEnabled() })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Les paramètres de PayPal sont manquants')
  await expect.poll(() => location.search).toBe('')
  await expect.element(current()).toMatchTextContent('La formule gratuite')
})

test('a first reading slower than the confirmation does not hide what was bought', async () => {
  const stale = deferred<never>()
  const bought = withSubscription()
  let readings = 0
  const id = anId()
  await renderScreen(`${path}?success=true&paymentId=${id}&token=T&PayerID=P`, {
    answers: {
      ...bought,
      subscriptions: {
        ...bought.subscriptions,
        current: () => {
          readings += 1
          return readings === 1 ? stale.answer() : { data: aSubscription() }
        },
      },
      payments: { ...bought.payments, confirm: () => ({ data: aPayment({ id }) }) },
    },
  })
  await expect.element(page.getByText('Paiement de 9,99 € reçu. Merci.')).toBeVisible()
  stale.reject(refusal('SUBSCRIPTION_NOT_FOUND'))
  await expect.element(current()).toMatchTextContent('9,99 € TTC par mois')
})

test('a declined payment is explained, and its message can be dismissed', async () => {
  await renderScreen(`${path}?success=true&paymentId=${anId()}&token=T&PayerID=P`, {
    answers: {
      ...withBillingEnabled(),
      payments: {
        ...withBillingEnabled().payments,
        confirm: () => {
          throw refusal('PAYMENT_DECLINED')
        },
      },
    },
  })
  const alert = page.getByRole('alert').filter({ hasText: 'refusé' })
  await expect.element(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Masquer ce message' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(current()).toMatchTextContent('La formule gratuite')
})

test('a page that the browser restores after PayPal can be used again', async () => {
  await renderScreen(`${path}?plan=monthly`, {
    answers: {
      ...withBillingEnabled(),
      payments: {
        ...withBillingEnabled().payments,
        // An anchor leaves the page where it is.
        createSession: () => ({ data: { sessionId: 'S', approvalUrl: '#paypal', paymentId: anId() } }),
      },
    },
  })
  const pay = button('Payer 9,99 €')
  await pay.click()
  await expect.element(pay).toHaveAttribute('aria-busy', 'true')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(pay).not.toHaveAttribute('aria-busy')
  await expect.element(pay).toBeEnabled()
})

test('the plans stay open while the subscription is read again', async () => {
  const { api } = await renderScreen(path, { answers: withBillingEnabled() })
  await openPlans()
  await expect.element(column('Premium illimité')).toBeVisible()
  const late = deferred<never>()
  api.change({ subscriptions: { current: () => late.answer() } })
  const { now } = Date
  Date.now = () => now() + 60_000
  window.dispatchEvent(new Event('visibilitychange'))
  await expect
    .poll(() => api.calls.filter(({ name }) => name === 'subscriptions.current').length)
    .toBeGreaterThan(1)
  Date.now = now
  await expect.element(button('Essayer Premium illimité')).toBeVisible()
  late.reject(refusal('SUBSCRIPTION_NOT_FOUND'))
  await expect.element(button('Essayer Premium illimité')).toBeVisible()
})
