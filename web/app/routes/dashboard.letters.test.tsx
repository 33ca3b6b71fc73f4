import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { type ApiAnswers, pending, refusal, unreachable } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { aPreview } from '../../testing/page-fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { uiTexts } from '../ui/ui.fr.ts'

const path = '/dashboard/letters'
const titles = ['Fleuriste', 'Soudeur', 'Éditrice', 'Jardinière', 'Luthier']
const storeOf = (names: readonly string[]) => letterStore(names.map((title) => ({ title })))

const rows = () => page.getByCss('.letter-row')
const rowTexts = () =>
  rows()
    .elements()
    .map((row) => row.textContent)
const tick = (title: string) => page.getByRole('checkbox', { name: `Sélectionner «\u00a0${title}\u00a0»` })
const bar = () => page.getByRole('region', { name: 'Actions sur la sélection' })
const messages = () => page.getByRole('region', { name: 'Messages' })
const dialog = () => page.getByRole('dialog')
const focusOn = async (locator: ReturnType<typeof rows>) => {
  await expect.element(locator).toBeVisible()
  ;(locator.element() as HTMLElement).focus()
}

const failing: ApiAnswers = {
  letters: {
    list: () => {
      throw refusal('TOO_MANY_REQUESTS')
    },
  },
}

test('the list of a new account offers to write a first letter', async () => {
  await renderScreen(path)
  await expect.element(page.getByText('Aucune lettre pour l’instant')).toBeVisible()
  await expectAccessible()
})

test('a list on its way shows that it is loading', async () => {
  await renderScreen(path, { answers: { letters: { list: () => pending() } } })
  await expect.element(page.getByText(uiTexts.loading)).toBeInTheDocument()
  await expectAccessible()
})

test('a list that cannot be loaded says so, and is loaded again on request', async () => {
  const { api } = await renderScreen(path, { answers: failing })
  await expect.element(page.getByText('Erreur de chargement')).toBeVisible()
  await expectAccessible()
  api.change(storeOf(['Fleuriste']).answers)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('Erreur de chargement')).not.toBeInTheDocument()
  await expect.element(rows()).toMatchTextContent('Fleuriste')
})

test('without a network the last list of this device is shown, and named as such', async () => {
  const { api, router } = await renderScreen(path, { answers: storeOf(['Fleuriste']).answers })
  await expect.element(rows()).toMatchTextContent('Fleuriste')
  api.change({ letters: { list: unreachable } })
  await router.navigate('/help')
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
  await router.navigate(path)
  await expect.element(page.getByText(/Voici la dernière liste gardée sur cet appareil/)).toBeVisible()
  await expect.element(rows()).toMatchTextContent('Fleuriste')
})

test('a search finds without accents and in the text; filter and order are in the address', async () => {
  const store = storeOf(titles)
  await renderScreen(path, {
    answers: letterStore([
      ...store.all(),
      { title: 'Autre', content: 'Je répare des hélices.', status: 'archived' },
    ]).answers,
  })
  await expect.element(rows()).toHaveLength(6)
  const search = page.getByRole('searchbox', { name: 'Rechercher', exact: true })
  await search.fill('editr')
  await expect.element(rows()).toMatchTextContent('Éditrice')
  await expect.poll(() => location.search).toMatch(/search=editr/)
  await search.fill('HELICE')
  await expect.element(rows()).toMatchTextContent('Autre')
  await search.fill('introuvable')
  await expect
    .element(page.getByText('Aucune lettre ne correspond à «\u00a0introuvable\u00a0».'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche et le filtre' }).click()
  await expect.element(rows()).toHaveLength(6)
  await page.getByLabelText('Statut').selectOptions('archived')
  await expect.element(rows()).toMatchTextContent('Autre')
  await expect.poll(() => location.search).toMatch(/status=archived/)
  await page.getByLabelText('Statut').selectOptions('all')
  await page.getByLabelText('Trier').selectOptions('title asc')
  await expect.poll(() => rowTexts()[0]).toMatch(/Autre/)
  await expect.poll(() => location.search).toMatch(/sort=title/)
})

test('the address opens the list searched and filtered', async () => {
  const { api } = await renderScreen(`${path}?search=helice&status=archived`, {
    answers: storeOf(titles).answers,
  })
  await expect.element(page.getByText(/Aucune lettre ne correspond/)).toBeVisible()
  expect(api.calls.find(({ name }) => name === 'letters.list')?.input).toMatchObject({
    search: 'helice',
    status: 'archived',
  })
})

test('letters are selected by range, archived, unarchived, deleted at once and restored', async () => {
  await renderScreen(`${path}?sort=title`, { answers: storeOf(titles).answers })
  await expect.element(rows()).toHaveLength(5)
  await tick('Éditrice').click()
  await tick('Jardinière').click({ modifiers: ['Shift'] })
  await expect.element(bar()).toMatchTextContent('3 lettres sélectionnées')
  await expectAccessible()
  const archived = page.getByText('Archivée', { exact: true })
  await bar().getByRole('button', { name: 'Archiver', exact: true }).click()
  await expect.element(archived).toHaveLength(3)
  await bar().getByRole('button', { name: 'Désarchiver' }).click()
  await expect.element(archived).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
  await expect.element(bar()).toMatchTextContent('5 lettres sélectionnées')
  await bar().getByRole('button', { name: 'Supprimer' }).click()
  await dialog().getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect.element(page.getByText('Aucune lettre pour l’instant.')).toBeVisible()
  await messages().getByRole('button', { name: 'Annuler' }).click()
  await expect.element(rows()).toHaveLength(5)
})

test('with the keyboard a letter is selected, deleted and restored', async () => {
  await renderScreen(path, { answers: storeOf(['Fleuriste', 'Soudeur']).answers })
  await focusOn(tick('Fleuriste'))
  await userEvent.keyboard(' ')
  await expect.element(bar()).toMatchTextContent('1 lettre sélectionnée')
  await focusOn(bar().getByRole('button', { name: 'Supprimer' }))
  await userEvent.keyboard('{Enter}')
  await focusOn(dialog().getByRole('button', { name: 'Supprimer', exact: true }))
  await userEvent.keyboard('{Enter}')
  await expect.element(rows()).toHaveLength(1)
  await focusOn(messages().getByRole('button', { name: 'Annuler' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(rows()).toHaveLength(2)
})

test('a letter that was deleted elsewhere meanwhile counts as deleted', async () => {
  const store = storeOf(['Fleuriste'])
  await renderScreen(path, { answers: store.answers })
  await page.getByRole('button', { name: /Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  store.letters.clear()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect.element(page.getByText('Lettre mise à la corbeille')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Aucune lettre pour l’instant.')).toBeVisible()
})

test('more letters are loaded at the end of the list', async () => {
  const names = Array.from({ length: 45 }, (_, number) => `Lettre ${String(number).padStart(2, '0')}`)
  await renderScreen(`${path}?sort=title`, { answers: storeOf(names).answers })
  await expect.element(rows()).toHaveLength(20)
  let looks = 0
  await expect
    .poll(() => {
      looks += 1
      // Up and down again, as a reader does: the end of the list comes near each time.
      rows()
        .elements()
        .at(looks % 2 === 0 ? 0 : -1)
        ?.scrollIntoView()
      return rows().elements().length
    })
    .toBe(45)
  await expect.element(page.getByRole('button', { name: 'Plus de lettres' })).not.toBeInTheDocument()
})

test('bin: a letter is restored, or erased once the word is typed', async () => {
  const store = storeOf(['Fleuriste', 'Soudeur'])
  for (const letter of store.all()) {
    store.letters.delete(letter.id)
    store.bin.set(letter.id, letter)
  }
  await renderScreen(`${path}/bin`, { answers: store.answers })
  await expect.element(page.getByText('dans 30 jours').first()).toBeVisible()
  await page.getByRole('button', { name: /^Rétablir .*Fleuriste/ }).click()
  await expect.element(page.getByRole('button', { name: /^Rétablir/ })).toHaveLength(1)
  await page.getByRole('button', { name: /^Supprimer définitivement/ }).click()
  const confirm = dialog().getByRole('button', { name: 'Supprimer définitivement' })
  await expect.element(confirm).toBeDisabled()
  await dialog().getByRole('textbox').fill('supprimer')
  await confirm.click()
  await expect.element(page.getByText('La corbeille est vide.')).toBeVisible()
  await expect.poll(() => store.all().map(({ title }) => title)).toEqual(['Fleuriste'])
})

test('bin: one that cannot be loaded says so', async () => {
  await renderScreen(`${path}/bin`, {
    answers: {
      letters: {
        bin: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    },
  })
  await expect.element(page.getByText('La corbeille n’a pas pu être chargée.')).toBeVisible()
  await expectAccessible()
})

test('a letter with an open place shows what it lacks before it is downloaded, and leads there', async () => {
  const store = letterStore([
    { title: 'Fleuriste', status: 'final', content: 'Madame,\n\n[[Dites votre projet.]]' },
  ])
  const files: string[] = []
  const { router } = await renderScreen('/dashboard/letters', {
    answers: {
      ...store.answers,
      exports: {
        preview: () => ({ data: aPreview() }),
        download: ({ id }) => {
          files.push(id)
          return {
            data: {
              ...{ blob: btoa('%PDF'), fileName: 'Lettre.pdf', mediaType: 'application/pdf' },
              ...{ pageCount: 1, letter: { id, title: 'Fleuriste' } },
            },
          }
        },
      },
      proofreading: {
        proofread: () => ({ data: { findings: [], summary: { error: 0, warning: 0, advice: 0 } } }),
      },
    },
  })
  const download = page.getByRole('button', { name: /^Télécharger/ })
  await download.click()
  const sheet = page.getByRole('dialog', { name: 'Avant de télécharger' })
  await expect.element(sheet.getByRole('button', { name: /Un passage à compléter/ })).toBeVisible()
  await expectAccessibleOnAllSizes()
  expect(files).toEqual([])
  await sheet.getByRole('button', { name: 'Exporter le brouillon' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(files).toHaveLength(1)
  await download.click()
  await sheet.getByRole('button', { name: /Un passage à compléter/ }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/\/edit$/)
})

test('an archive names the letters that are not ready before it is made', async () => {
  const store = letterStore([
    { title: 'Fleuriste', content: 'Madame,\n\n[[Dites votre projet.]]' },
    { title: 'Soudeur', content: 'Madame,' },
  ])
  await renderScreen(path, { answers: store.answers })
  await tick('Fleuriste').click()
  await tick('Soudeur').click()
  await bar().getByRole('button', { name: 'Exporter en ZIP' }).click()
  await expect.element(dialog()).toMatchTextContent('Une lettre n’est pas prête')
  await expect.element(dialog()).toMatchTextContent('« Fleuriste »')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})
