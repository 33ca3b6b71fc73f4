import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { phoneSize } from '../../testing/expect-accessible.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { fallbackPlans } from '../shared/plans/fallback-plans.ts'

const visitor = { profile: null } as const
const header = () => page.getByRole('banner')
const sheet = () => page.getByCss('figure').first()
const isInView = (selector: string) => {
  const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

test('help: a misspelt search finds an answer, and stays in the address', async () => {
  await renderScreen('/help', visitor)
  await page.getByRole('searchbox', { name: 'Rechercher dans l’aide' }).fill('corbeile')
  const results = page.getByRole('region', { name: 'Résultats' })
  await expect
    .element(results.getByRole('heading', { level: 3 }).first())
    .toMatchTextContent('supprimé une lettre')
  await expect.element(page.getByRole('status').first()).toMatchTextContent('réponse')
  await expect.poll(() => location.search).toBe('?q=corbeile')
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Commencer' })).toBeVisible()
  await expect.poll(() => location.search).toBe('')
})

test('help: the address opens a search, and a search without result leads to all topics', async () => {
  await renderScreen('/help?q=zeppelin', visitor)
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Aucun résultat')
  await page.getByRole('button', { name: 'Voir tous les sujets' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Relecture' })).toBeVisible()
})

test('help: the question in the address is open', async () => {
  await renderScreen('/help#resilier', visitor)
  await expect.element(page.getByCss('#resilier')).toHaveAttribute('open')
  await expect.poll(() => isInView('#resilier')).toBe(true)
})

test('help: a result leads to a topic elsewhere on the page', async () => {
  await renderScreen('/help?q=gratuitement', visitor)
  await page.getByText('Que puis-je faire gratuitement').click()
  await page.getByRole('link', { name: 'Formules et paiements' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Formules et paiements' })).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('help: a question is opened and closed with the keyboard', async () => {
  await renderScreen('/help', visitor)
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('dictionnaire')
  const question = page.getByCss('summary').first()
  await expect.element(question).toMatchTextContent('souligné')
  ;(question.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ajoutez-le à vos mots')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ajoutez-le à vos mots')).not.toBeVisible()
})

test('tips: examples show the rule of the proofreader and the corrected sentence', async () => {
  await renderScreen('/tips', visitor)
  const rule = page.getByRole('listitem').filter({ hasText: 'On exprime des sentiments' })
  await expect.element(rule.getByCss('mark')).toHaveTextContent('l’expression de mes')
  await expect.element(rule.getByText('Veuillez agréer mes salutations distinguées.')).toBeVisible()
  await expect.element(page.getByText('Vos bouquets suivent les saisons').first()).toBeVisible()
})

test('terms: the seller is an example where none is configured; the contents lead to a section', async () => {
  await renderScreen('/terms', visitor)
  await expect.element(page.getByRole('status').first()).toMatchTextContent('sont des exemples')
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Résilier votre contrat' })
    .click()
  const heading = page.getByRole('heading', { level: 2, name: 'Résilier votre contrat' })
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(window.innerHeight)
})

test('header: submenus open with the mouse, one at a time, and their links lead elsewhere', async () => {
  await renderScreen('/', visitor)
  const features = page.getByRole('button', { name: 'Fonctionnalités' })
  const support = page.getByRole('button', { name: 'Support' })
  await features.click()
  await expect.element(features).toHaveAttribute('aria-expanded', 'true')
  await support.click()
  await expect.element(features).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('main').click({ position: { x: 5, y: 400 } })
  await expect.element(support).toHaveAttribute('aria-expanded', 'false')
  await support.click()
  await header().getByRole('link', { name: 'Conseils' }).click()
  await expect.poll(() => location.pathname).toBe('/tips')
  await expect.element(header().getByRole('link', { name: 'Conseils' })).not.toBeInTheDocument()
})

test('header: submenus open with the keyboard, and Escape returns the focus', async () => {
  await renderScreen('/', visitor)
  const features = page.getByRole('button', { name: 'Fonctionnalités' })
  await expect.element(features).toBeVisible()
  ;(features.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(features).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(header().getByRole('link', { name: /^Rédaction/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(features).toHaveFocus()
  await expect.element(features).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(' {Tab}{Tab}{Enter}')
  await expect.poll(() => location.hash).toBe('#templates')
})

test('header: a phone has one menu, which Escape and its links close', async () => {
  await renderScreen('/', visitor)
  await page.viewport(phoneSize[0], phoneSize[1])
  const open = page.getByRole('button', { name: 'Ouvrir le menu' })
  const menu = page.getByRole('navigation', { name: 'Navigation principale' })
  await open.click()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await menu.getByRole('link', { name: 'Tarifs' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.poll(() => location.hash).toBe('#pricing')
})

test('header: its background appears after ten pixels', async () => {
  await renderScreen('/', visitor)
  await expect.element(header()).toBeVisible()
  const background = () => getComputedStyle(header().element()).backgroundColor
  expect(background()).toBe('rgba(0, 0, 0, 0)')
  window.scrollTo({ top: 11, behavior: 'instant' })
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)')
  window.scrollTo({ top: 10, behavior: 'instant' })
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
})

test('home: every anchor of the header exists', async () => {
  await renderScreen('/', visitor)
  await expect.element(header()).toBeVisible()
  for (const id of ['features', 'ai-generation', 'templates', 'export', 'pricing', 'support'])
    await expect.element(page.getByCss(`#${id}`)).toBeInTheDocument()
})

test('home: the sample letter is written otherwise, and for somebody else, on request', async () => {
  await renderScreen('/', visitor)
  await expect.element(sheet()).toMatchTextContent('6 800 abonnés')
  await page.getByRole('button', { name: 'L’écrire autrement' }).click()
  await expect.element(sheet()).toMatchTextContent('Ateliers Morvan')
  await page.getByRole('button', { name: 'Stage en biologie' }).click()
  await expect.element(sheet()).toMatchTextContent('Laboratoire Armor Santé')
  await expect.element(sheet()).toMatchTextContent('Jeanne Le Bihan')
})

test('home: the sample letter does not move where reduced motion is preferred', async () => {
  await renderScreen('/', visitor)
  await expect.element(page.getByCss('.landing-piece').first()).toBeInTheDocument()
  const pieces = page.getByCss('.landing-piece').elements()
  expect(pieces.length).toBeGreaterThan(10)
  expect(new Set(pieces.map((piece) => getComputedStyle(piece).animationName))).toEqual(new Set(['none']))
})

test('home: the prices and features are those of the plans', async () => {
  await renderScreen('/', visitor)
  const euros = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 0, maximumFractionDigits: 2 })
  for (const [id, name] of [
    ['free', 'Gratuit'],
    ['monthly', 'Premium'],
    ['lifetime', 'Lifetime'],
  ] as const) {
    const plan = fallbackPlans.find((one) => one.id === id)!
    const offer = page
      .getByCss('#pricing')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    await expect.element(offer).toMatchTextContent(`${euros.format(plan.price)} €`)
    for (const feature of plan.features)
      await expect.element(offer.getByText(feature, { exact: true })).toBeVisible()
  }
})

test('home: calls to action lead to sign-up with the chosen plan', async () => {
  await renderScreen('/', visitor)
  for (const [name, address] of [
    ['Écrire ma lettre', '/register'],
    ['Choisir Premium', '/register?plan=monthly'],
    ['Choisir Lifetime', '/register?plan=lifetime'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name, exact: true }).first())
      .toHaveAttribute('href', address)
  await expect.element(header().getByRole('link', { name: 'Commencer' })).toHaveAttribute('href', '/register')
})

test('home: a signed-in user is known with their plan, and led to the dashboard', async () => {
  await renderScreen('/', { profile: aProfile({ plan: 'pro' }) })
  await page.getByRole('button', { name: 'Menu de Inès Carpentier' }).click()
  const menu = page.getByRole('menu')
  await expect.element(menu.getByText('Professionnel')).toBeVisible()
  await expect.element(menu.getByText('Actif')).toBeVisible()
  await expect.element(header().getByRole('link', { name: 'Commencer' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.viewport(phoneSize[0], phoneSize[1])
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await header().getByRole('link', { name: 'Tableau de bord' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard')
})

test('rules of French: a search finds a rule, whose page opens at its examples and its source', async () => {
  await renderScreen('/help/french', visitor)
  await page.getByRole('searchbox', { name: 'Rechercher une règle' }).fill('plutot')
  await page.getByRole('link', { name: /« plus tôt » est le contraire/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Homophones' })).toBeVisible()
  const rule = page.getByCss('#plutot-plus-tot')
  await expect.element(rule).toHaveAttribute('open')
  await expect.poll(() => isInView('#plutot-plus-tot')).toBe(true)
  await expect.element(rule).toMatchTextContent('Je préfère marcher plus tôt plutôt que d’attendre le bus.')
  await expect.element(rule.getByText('Il arrive plus tôt que prévu.')).toBeVisible()
  await expect.element(rule.getByText(/Dictionnaire de l’Académie française/)).toBeVisible()
})

test('rules of French: a search without result leads to all rules', async () => {
  await renderScreen('/help/french?q=zeppelin', visitor)
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Aucune règle')
  await page.getByRole('button', { name: 'Voir toutes les règles' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Accords' })).toBeVisible()
})
