import type { Letter } from '@lettrine/contract/letters'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { anId, withPlan } from '../../testing/fixtures.ts'
import { type ApiAnswers, refusal } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { aKeptPlan } from '../../testing/plan-fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const content = `Madame, Monsieur,

Vos serres produisent **quarante variétés** de tomates anciennes. J’ai tenu trois saisons un potager de deux hectares.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: day(count - 1 - index),
    ...{ views: 0, sharedViews: 0, edits: 0, downloads: 0 },
    shares: index === count - 1 ? 1 : 0,
  }))
const activity: ApiAnswers = {
  activity: {
    incrementViews: () => ({ data: { views: 1 } }),
    stats: ({ days: count }) => ({
      data: {
        ...{ totalViews: 2, sharedViews: 1, totalEdits: 0, totalShares: 1, totalDownloads: 0 },
        days: days(Number(count ?? 30)),
      },
    }),
  },
}

async function openDetail(
  query = '',
  newer?: Partial<Letter>,
  fields: Partial<Letter> = {},
  more: ApiAnswers = {},
) {
  const store = letterStore([
    { title: 'Maraîchère', jobTitle: 'Maraîchère', company: 'Serres du Val', content, ...fields },
  ])
  const letter = store.all()[0]!
  if (newer) store.change(letter.id, newer)
  const screen = await renderScreen(`/dashboard/letters/${letter.id}${query}`, {
    answers: { ...store.answers, ...activity, ...more },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Maraîchère')
  return { ...screen, store, letter }
}
/** Its label covers it. */
async function choose(name: string | RegExp) {
  const radio = page.getByRole('radio', { name })
  await expect.element(radio).toBeInTheDocument()
  ;(radio.element() as HTMLElement).click()
}
const tab = (name: string) => page.getByRole('tab', { name })

test('a letter is read as a page and as its source, measured, and bookmarked', async () => {
  const { store } = await openDetail()
  await expect.element(page.getByCss('.page-sheets img')).toBeInTheDocument()
  await expectAccessibleOnAllSizes()
  await page.getByText('Source', { exact: true }).click()
  await expect.element(page.getByCss('pre')).toMatchTextContent('**quarante variétés**')
  await tab('Métadonnées').click()
  await expect.poll(() => location.search).toMatch(/tab=metadata/)
  const fact = (name: string) =>
    page
      .getByCss('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByCss('dd')
  await expect.element(fact('Paragraphes')).toHaveTextContent('3')
  await expect.element(fact('Mots')).toHaveTextContent('28')
  await expect.element(fact('Temps de lecture')).toHaveTextContent('1 min')
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Retirer des favoris' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => store.all()[0]!.isBookmarked).toBe(true)
})

test('keyboard shortcuts: save, duplicate, full screen and their list', async () => {
  await openDetail()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(/Déjà enregistrée/)).toBeVisible()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(page.getByText('Lettre dupliquée')).toBeVisible()
  await userEvent.keyboard('{F11}')
  await expect.element(page.getByCss('.detail[data-full]')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByCss('.detail[data-full]')).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect.element(sheet).toMatchTextContent('Dupliquer')
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('printing waits for the drawn page, whatever tab is open', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    document.documentElement.dataset.printed = String(document.querySelectorAll('.page-sheets img').length)
  })
  await openDetail()
  await page.getByText('Source', { exact: true }).click()
  await tab('Statistiques').click()
  await userEvent.keyboard('{Control>}p{/Control}')
  await expect.poll(() => document.documentElement.dataset.printed).toBe('1')
  print.mockRestore()
})

test('the analysis shows its lock before it is asked for', async () => {
  await openDetail('?tab=analysis')
  await expect.element(page.getByText('L’analyse est comprise dans les formules payantes')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Voir les formules' })).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('the analysis shows its scores and the progress over the versions', async () => {
  const { api, letter } = await openDetail(
    '?tab=analysis',
    undefined,
    {},
    { subscriptions: withPlan('basic') },
  )
  const scores = { version: 1, strength: 62, competitiveness: 40, createdAt: letter.createdAt }
  const areas = [{ category: 'Clichés', priority: 'high' as const, suggestion: 'Retirez cette formule.' }]
  api.change({
    analysis: {
      analyze: () => ({
        data: {
          ...scores,
          letterId: letter.id,
          tone: 'formal',
          ...{ suggestions: [], weaknesses: [], improvementAreas: areas },
          places: {
            suggestions: [],
            weaknesses: [],
            improvementAreas: [{ start: 0, end: 6, quote: 'Madame' }],
          },
        },
      }),
      list: () => ({ data: { analyses: [scores] } }),
    },
  })
  await page.getByRole('button', { name: 'Analyser cette lettre' }).click()
  await expect.element(page.getByRole('meter', { name: /^Force, 62 sur 100/ })).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Notes des versions analysées' }))
    .toMatchTextContent('62')
  await expectAccessibleOnAllSizes()
})

test('an earlier version is compared and restored, and that is undone', async () => {
  const newer = { content: 'Madame,\n\nUn texte manqué.', plan: aKeptPlan({ motive: 'Vos serres.' }) }
  const plan = aKeptPlan({ denied: ['tool:excel'] })
  const { store, letter } = await openDetail('?tab=history', newer, { plan })
  const list = page.getByRole('list', { name: 'Versions, la plus récente d’abord' })
  await expect.element(list.getByRole('button')).toHaveLength(2)
  await list.getByRole('button').last().click()
  await expect
    .element(
      page
        .getByRole('region', { name: /Différences/ })
        .getByCss('del')
        .first(),
    )
    .toBeInTheDocument()
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'Restaurer cette version' }).click()
  await expect.element(page.getByText('Version restaurée').first()).toBeVisible()
  const stored = () => store.letters.get(letter.id)
  await expect.poll(stored).toMatchObject({ content, plan })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(stored).toMatchObject(newer)
})

test('statistics show views, shares and their period', async () => {
  await openDetail('?tab=stats')
  await expect.element(page.getByRole('radio', { name: /^Vues 2 dont 1 par vos liens/ })).toBeChecked()
  await choose(/^Partages 1/)
  await expect.element(page.getByText('Partages : 1 en 30 jours')).toBeVisible()
  await choose('7 jours')
  await expect.element(page.getByText('Partages : 1 en 7 jours')).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('deleting needs the word, leads to the list, and is undone', async () => {
  const { store } = await openDetail()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer cette lettre' })
  const confirm = dialog.getByRole('button', { name: 'Supprimer' })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('supprimer')
  await confirm.click()
  await expect.poll(() => location.pathname).toBe('/dashboard/letters')
  await expect.element(page.getByText('Lettre supprimée')).toBeVisible()
  await expect.poll(() => store.all()).toEqual([])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByRole('link', { name: /Maraîchère/ }).first()).toBeVisible()
})

test('a letter that does not exist says so, and leads back to the list', async () => {
  await renderScreen(`/dashboard/letters/${anId()}`, { answers: letterStore([]).answers })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Cette lettre n’existe pas ou vous n’avez pas les permissions pour y accéder.')
  await expectAccessibleOnAllSizes()
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/letters')
})

test('share links that cannot be loaded are loaded again on request', async () => {
  const { api } = await openDetail()
  api.change({
    sharing: {
      list: () => {
        throw refusal('TOO_MANY_REQUESTS')
      },
    },
  })
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Les liens n’ont pas pu être chargés.')).toBeVisible()
  api.change({ sharing: { list: () => ({ data: { shares: [] } }) } })
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(dialog.getByText('Les liens n’ont pas pu être chargés.')).not.toBeInTheDocument()
})
