import type { Template } from '@lettrine/contract/templates'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { letterStore } from '../../testing/letter-store.ts'
import { surface } from '../../testing/open-editor.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aLibrary, anOwnTemplate, aTemplate, templateText } from '../../testing/template-fixtures.ts'

const path = '/dashboard/templates'
const cards = () => page.getByRole('region', { name: /modèles? trouvés?$/ }).getByRole('article')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = () => page.getByLabelText('Texte du modèle')
/** A phone has other buttons for the same panes: they are in the page, hidden. */
const openPane = (name: string) => {
  const shown = page.getByText(name, { exact: true }).elements()
  ;(shown.find((element) => element.checkVisibility()) as HTMLElement).click()
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aTemplate({ title: `Modèle ${index + 1}` }))

/** A library whose templates become letters with their fields unfilled. */
function usable(templates: Template[], answers = aLibrary(templates).templates!) {
  const store = letterStore([])
  return {
    ...store.answers,
    templates: {
      ...answers,
      use: async ({ letterId }: { letterId: string }) => {
        const content = templateText.replace('{{appel}}', 'Madame').replace('{{formule}}', 'Cordialement,')
        const { data: letter } = await store.answers.letters!.create!({
          id: letterId,
          title: 'Vendeur',
          jobTitle: '',
          company: '',
          content,
        })
        return { data: { letter, missing: ['à poste', 'chez entreprise'], asksGender: false, useCount: 1 } }
      },
    },
  }
}

test('template fields known from the offer are filled at once, and undone', async () => {
  const template = aTemplate()
  await renderScreen(`/dashboard/letters/new?template=${template.id}`, { answers: usable([template]) })
  await expect.poll(() => location.pathname).toMatch(/\/edit$/)
  await expect.element(surface()).toMatchTextContent('entreprise}}')
  const fill = button(/déjà connus?$/)
  await expect.element(fill).not.toBeInTheDocument()
  await page
    .getByLabelText('L’annonce')
    .fill('Les Pivoines recrute un vendeur ou une vendeuse (H/F) à Angers.')
  await fill.click()
  await expect.element(surface()).toMatchTextContent('Les Pivoines')
  await expect.element(surface()).not.toMatchTextContent('entreprise}}')
  await page.getByCss('[data-sonner-toast]').getByRole('button', { name: 'Annuler' }).click()
  await expect.element(surface()).toMatchTextContent('entreprise}}')
})

test('own template: written with the field palette, corrected, created, and used', async () => {
  let made: Template | undefined
  const { templates } = aLibrary()
  const listed = () => (made ? [made] : [])
  await renderScreen(path, {
    answers: usable([], {
      ...templates,
      list: () => ({ data: { templates: listed(), total: listed().length } }),
      read: () => ({ data: made! }),
      create: (fields) => {
        made = anOwnTemplate({ ...(fields as Partial<Template>) })
        return { data: made }
      },
    }),
  })
  await page.getByRole('link', { name: 'Créer un modèle' }).click()
  await text().fill('{{appel}},\n\nJe postule chez {{entrepris}}.\n\n')
  await page.getByLabelText('Titre').fill('Fleuriste de quartier')
  await button('Voir').click()
  await userEvent.keyboard('{{{{entreprise}}')
  await expect.element(page.getByText(/vouliez-vous dire/)).not.toBeInTheDocument()
  await text().click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  openPane('Champs')
  await button(/^Insérer.*Formule de politesse/).click()
  await expect.element(text()).toMatchTextContent('Formule de politesse')
  openPane('Fiche')
  await page.getByLabelText(/^Tags/).fill('fleurs, boutique')
  openPane('Aperçu')
  await expect.element(page.getByCss('.page-sheets img')).toBeVisible()
  await button('Créer le modèle').click()
  await expect.element(page.getByText('Modèle créé')).toBeVisible()
  await expect.poll(() => location.pathname).toMatch(/\/edit$/)
  expect(made).toMatchObject({ title: 'Fleuriste de quartier', tags: ['fleurs', 'boutique'] })
  expect(made?.template).toBe('{{appel}},\n\nJe postule chez {{entreprise}}.\n\n{{formule}}')
})

test('an own template is marked in the list, and becomes a letter', async () => {
  const own = anOwnTemplate({ tags: ['fleurs', 'boutique'] })
  await renderScreen(`${path}?mine=true`, { answers: usable([own]) })
  const card = page.getByRole('article', { name: own.title })
  await expect.element(card).toMatchTextContent('Mon modèle')
  await expect.element(card).toMatchTextContent('fleurs, boutique')
  await card.getByRole('link', { name: /^Utiliser/ }).click()
  await expect.poll(() => location.pathname).toMatch(/letters\/.+\/edit$/)
  await expect.element(surface()).toMatchTextContent('Je postule')
})

test('the template list is traversed with the keyboard beyond the first rows', async () => {
  await renderScreen(`${path}?view=list`, { answers: aLibrary(many(20)) })
  await expect.element(cards().first()).toBeVisible()
  const tenth = () => document.querySelector('li[aria-posinset="10"]')
  expect(tenth()).toBeNull()
  ;(
    cards()
      .first()
      .getByRole('link', { name: /^Utiliser/ })
      .element() as HTMLElement
  ).focus()
  const isInTenth = () => tenth()?.contains(document.activeElement) ?? false
  for (let presses = 0; presses < 60 && !isInTenth(); presses++) await userEvent.keyboard('{Tab}')
  expect(isInTenth()).toBe(true)
})

test('the ends of an optional passage are told apart by their names', async () => {
  const own = anOwnTemplate({ template: 'Je suis libre[[, dès {{dateDebut}}]].' })
  await renderScreen(`${path}/${own.id}/edit`, { answers: aLibrary([own]) })
  await expect.element(text().getByRole('button', { name: 'Passage facultatif : début' })).toBeVisible()
  await expect
    .element(text().getByRole('button', { name: 'Passage facultatif : fin' }))
    .toMatchTextContent(/^fin$/)
})

test('the tooltip of a button of a dialog is above the dialog', async () => {
  await renderScreen(path, { answers: aLibrary() })
  await expect.element(cards().first()).toBeVisible()
  button(/^Aperçu de/)
    .first()
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  // The dialog takes the focus a moment after it is shown.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  const tip = page.getByText('Fermer', { exact: true })
  await expect.element(tip).toBeVisible()
  const layerOf = (element: Element | null) => Number(element && getComputedStyle(element).zIndex)
  expect(layerOf(tip.element().parentElement)).toBeGreaterThan(layerOf(dialog.element()))
})
