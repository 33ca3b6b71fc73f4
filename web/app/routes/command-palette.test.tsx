import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoOverflow, phoneSize } from '../../testing/expect-accessible.ts'
import { aLetter } from '../../testing/fixtures.ts'
import { type ApiAnswers, deferred, refusal, unreachable } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const field = () => page.getByRole('combobox', { name: /^Rechercher une lettre/ })
const row = (name: string | RegExp) => page.getByRole('option', { name })
const chosen = () => page.getByRole('option', { selected: true })
const opener = () => page.getByRole('button', { name: 'Rechercher partout' })
const searching = () => page.getByText('Recherche dans vos lettres et les modèles…')

const found = (titles: readonly string[]) => ({
  data: {
    letters: titles.map((title) => {
      const { id, company, status, updatedAt } = aLetter({ title })
      return { id, title, company, status, updatedAt }
    }),
    templates: [],
  },
})

const answers = (search: ApiAnswers['search']): ApiAnswers => ({
  ...letterStore([
    { title: 'Relectrice', company: 'Éditions Morvan' },
    { title: 'Soudeur', company: 'Chantiers' },
  ]).answers,
  ...(search ? { search } : {}),
})

const byTitle: ApiAnswers['search'] = {
  everywhere: ({ q }) =>
    found(
      ['Relectrice', 'Soudeur'].filter(
        (title) => title.toLowerCase().includes(q) || (q === 'morvan' && title === 'Relectrice'),
      ),
    ),
}

async function openPalette(search: ApiAnswers['search'] = byTitle) {
  const screen = await renderScreen('/dashboard', { answers: answers(search) })
  await expect.element(opener()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  return screen
}

test('the keyboard moves through the rows, follows one, and closes', async () => {
  await openPalette()
  await expect.element(row(/^Soudeur/)).toBeVisible()
  await expect.element(chosen()).toMatchTextContent('Nouvelle lettre')
  await userEvent.keyboard('{End}')
  await expect.element(chosen()).toMatchTextContent('Relectrice')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).toMatchTextContent('Nouvelle lettre')
  await userEvent.keyboard('{ArrowUp}{Home}')
  await expect.element(chosen()).toMatchTextContent('Nouvelle lettre')
  await expect
    .element(chosen())
    .toHaveAttribute('id', field().element().getAttribute('aria-activedescendant')!)
  await userEvent.keyboard('parametres')
  await expect.element(chosen()).toMatchTextContent('Paramètres')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/dashboard/settings')
  await expect.element(field()).not.toBeInTheDocument()
})

test('results of the server come under local ones, and the chosen row stays in place', async () => {
  const late = deferred<ReturnType<typeof found>>()
  await openPalette({ everywhere: () => late.answer() })
  await field().fill('re')
  await expect.element(searching()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  const text = chosen().element().textContent
  const place = chosen().element().getBoundingClientRect().toJSON()
  late.resolve(found(['Relectrice']))
  await expect.element(row(/^Relectrice/)).toBeVisible()
  await expect.element(searching()).not.toBeInTheDocument()
  expect(chosen().element().textContent).toBe(text)
  expect(chosen().element().getBoundingClientRect().toJSON()).toEqual(place)
})

test('results of another search are not shown while the answer is awaited', async () => {
  const { api } = await openPalette()
  await field().fill('soud')
  await expect.element(row(/^Soudeur/)).toBeVisible()
  const late = deferred<ReturnType<typeof found>>()
  api.change({ search: { everywhere: () => late.answer() } })
  await field().fill('soudeur')
  await expect.element(searching()).toBeVisible()
  await expect.element(row(/^Soudeur/)).toBeVisible()
  await field().fill('')
  await field().fill('morvan')
  await expect.element(row(/^Soudeur/)).not.toBeInTheDocument()
  late.resolve(found(['Relectrice']))
  await expect.element(row(/^Relectrice/)).toBeVisible()
})

test('a search that is replaced is aborted', async () => {
  const { api } = await openPalette()
  const { fetch } = globalThis
  const signals = new Map<string, AbortSignal>()
  globalThis.fetch = (resource, init) => {
    const request = new Request(resource, init)
    const q = new URL(request.url).searchParams.get('q')
    if (q) signals.set(q, request.signal)
    return fetch(request)
  }
  api.change({
    search: { everywhere: ({ q }) => (q === 'soud' ? new Promise(() => {}) : found(['Relectrice'])) },
  })
  await field().fill('soud')
  await expect.poll(() => signals.has('soud')).toBe(true)
  await field().fill('morvan')
  await expect.poll(() => signals.get('soud')?.aborted).toBe(true)
  await expect.element(row(/^Relectrice/)).toBeVisible()
  globalThis.fetch = fetch
})

test('Escape closes it and returns the focus to the button that opened it', async () => {
  await renderScreen('/dashboard', { answers: answers(byTitle) })
  await opener().click()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('a search without result leads to the list; actions act', async () => {
  await openPalette()
  await field().fill('zygomatique')
  await expect.element(page.getByText('Aucun résultat pour «\u00a0zygomatique\u00a0»')).toBeVisible()
  await expect.element(chosen()).toHaveTextContent('Chercher dans les lettres')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/letters?search=zygomatique')
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('theme sombre')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
})

test('a server that fails or does not answer is named in a line; local rows stay', async () => {
  const { api } = await openPalette({
    everywhere: () => {
      throw refusal('INTERNAL_ERROR')
    },
  })
  await field().fill('modeles')
  await expect
    .element(page.getByText('La recherche dans vos lettres et les modèles n’a pas abouti.'))
    .toBeVisible()
  await expect.element(row('Parcourir les modèles')).toBeVisible()
  await expectAccessible()
  api.change({ search: { everywhere: unreachable } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect
    .element(page.getByText('Hors ligne\u00a0: seules les pages et les actions sont proposées.'))
    .toBeVisible()
  api.change({ search: byTitle })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/^Hors ligne/)).not.toBeInTheDocument()
})

test('on a phone it fills the screen, and its rows are tall enough for a finger', async () => {
  await openPalette()
  await page.viewport(320, 568)
  await field().fill('re')
  await expect.element(row(/^Relectrice/)).toBeVisible()
  await expectAccessible()
  await expectNoOverflow()
  expect(page.getByRole('dialog').element().getBoundingClientRect()).toMatchObject({
    ...{ x: 0, y: 0, width: 320, height: 568 },
  })
  for (const option of page.getByRole('option').elements())
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await page.viewport(phoneSize[0], phoneSize[1])
  await expectAccessible()
})
