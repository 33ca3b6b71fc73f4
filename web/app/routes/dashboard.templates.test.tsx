import type { Template } from '@lettrine/contract/templates'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleOnAllSizes, phoneSize } from '../../testing/expect-accessible.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { type ApiAnswers, deferred, refusal } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aLibrary, anOwnTemplate, aTemplate, templateText } from '../../testing/template-fixtures.ts'

const path = '/dashboard/templates'
const found = () => page.getByRole('region', { name: /modèles? trouvés?$/ })
const cards = () => found().getByRole('article')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = () => page.getByLabelText('Texte du modèle')
/** Without the marks of fields, which take no room. */
const shownText = () => {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('.template-marks, script, style')) hidden.remove()
  return copy.textContent ?? ''
}
/** A phone has other buttons for the same panes: they are in the page, hidden. */
const openPane = (name: string) => {
  const shown = page.getByText(name, { exact: true }).elements()
  ;(shown.find((element) => element.checkVisibility()) as HTMLElement).click()
}

const library = [
  aTemplate(),
  aTemplate({ title: 'Soudeur', difficulty: 'advanced' }),
  aTemplate({ title: 'Directrice', isPremium: true, isLocked: true, template: null }),
]

/** A library that the filters narrow. */
const narrowed: ApiAnswers = {
  ...aLibrary(library),
  templates: {
    ...aLibrary(library).templates,
    list: ({ search = '', difficulty = 'all', premiumOnly = false }) => {
      const templates = library.filter(
        (one) =>
          one.title.toLowerCase().includes(search.toLowerCase()) &&
          (difficulty === 'all' || one.difficulty === difficulty) &&
          (!(premiumOnly === true || premiumOnly === 'true') || one.isPremium),
      )
      return { data: { templates, total: templates.length } }
    },
  },
}

test.each(['grid', 'list', 'compact'])(
  'library, presentation %s: accessible, and nothing is cut off',
  async (view) => {
    await renderScreen(`${path}?view=${view}`, { answers: aLibrary(library) })
    await expect.element(cards().first()).toBeVisible()
    await expectAccessibleOnAllSizes()
    if (view === 'grid') return
    for (const size of [phoneSize, [1280, 900] as const]) {
      await page.viewport(size[0], size[1])
      expect(cards().elements().flatMap(overlaps)).toEqual([])
    }
  },
)

/** Parts of a row that are cut off by its edge, or covered by another part. */
function overlaps(row: Element): (string | null)[] {
  const edge = row.getBoundingClientRect()
  const parts = [...row.querySelectorAll('.template-body > *, .template-actions > *')]
    .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0)
  const isOut = (box: DOMRect) => box.bottom > edge.bottom || box.right > edge.right
  const meets = (one: DOMRect, other: DOMRect) =>
    one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom
  return parts
    .filter((part) => isOut(part.box) || parts.some((other) => other !== part && meets(part.box, other.box)))
    .map((part) => part.text)
}

test('filters narrow the library, stay in the address, and are removed one by one or at once', async () => {
  await renderScreen(path, { answers: narrowed })
  await expect.element(cards()).toHaveLength(3)
  await button(/^Débutant$/).click()
  await page.getByRole('checkbox', { name: 'Premium uniquement' }).click()
  await expect
    .poll(() => location.search)
    .toMatch(/difficulty=beginner.*premium=true|premium=true.*difficulty/)
  await expect.element(cards()).toHaveLength(1)
  await button('Retirer le filtre Premium uniquement').click()
  await expect.poll(() => location.search).not.toMatch(/premium/)
  await expect.element(cards()).toHaveLength(2)
  await button('Tout effacer').click()
  await expect.element(cards()).toHaveLength(3)
})

test('what is typed is searched for once, and a search without result can be reset', async () => {
  const occupations: ApiAnswers['occupations'] = { search: () => ({ data: { items: [] } }) }
  const { api } = await renderScreen(path, { answers: { ...narrowed, occupations } })
  const search = page.getByRole('searchbox', { name: /Rechercher un modèle/ })
  await search.click()
  api.calls.length = 0
  await userEvent.keyboard('zzzz')
  await expect.element(page.getByRole('heading', { name: 'Aucun modèle trouvé' })).toBeVisible()
  expect(api.calls.filter(({ name }) => name === 'templates.list')).toMatchObject([
    { input: { search: 'zzzz' } },
  ])
  await expect.element(page.getByRole('link', { name: /Zzzz/ })).toBeVisible()
  await expectAccessible()
  await button('Réinitialiser les filtres').click()
  await expect.element(cards()).toHaveLength(3)
})

test('a search without result leads to templates of near occupations, and to a letter for the job', async () => {
  const name = { masculine: 'Chaudronnier', feminine: 'Chaudronnière' }
  await renderScreen(path, {
    answers: {
      ...letterStore([]).answers,
      ...narrowed,
      occupations: {
        search: () => ({ data: { items: [{ ...name, code: 'H2902' }] } }),
        read: () => ({
          data: {
            ...{ code: 'H2902', name, titles: [], tasks: [], access: [], diplomas: [] },
            near: [{ code: 'H2913', name: { masculine: 'Soudeur', feminine: 'Soudeuse' } }],
          },
        }),
      },
    },
  })
  const search = page.getByRole('searchbox', { name: /Rechercher un modèle/ })
  await search.fill('chaudronier')
  await expect.element(page.getByText('Pas encore de modèle pour ce métier')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await page.getByRole('group', { name: 'Modèles de métiers proches' }).getByRole('button').click()
  await expect.element(cards()).toHaveLength(1)
  await search.fill('chaudronier')
  await page.getByRole('link', { name: /^Écrire une lettre sans modèle/ }).click()
  await page.getByRole('button', { name: 'Continuer sans annonce' }).click()
  await expect.element(page.getByLabelText('Poste', { exact: true })).toHaveValue('Chaudronnier')
})

test('results that are awaited are dimmed, and the filters stay usable', async () => {
  const { api } = await renderScreen(path, { answers: narrowed })
  await expect.element(cards()).toHaveLength(3)
  const late = deferred<{ data: { templates: Template[]; total: number } }>()
  api.change({ templates: { list: () => late.answer() } })
  await button(/^Débutant$/).click()
  await expect.element(found()).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => getComputedStyle(found().element()).opacity).toBe('0.6')
  await expect.element(button('Retirer le filtre Débutant')).toBeVisible()
  late.resolve({ data: { templates: [library[0]!], total: 1 } })
  await expect.poll(() => getComputedStyle(found().element()).opacity).toBe('1')
})

test('a library that cannot be loaded says so', async () => {
  await renderScreen(path, {
    answers: {
      ...aLibrary(),
      templates: {
        ...aLibrary().templates,
        list: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    },
  })
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible()
})

test('a template is previewed from its address in another design, and bookmarked', async () => {
  const template = library[0]!
  let isBookmarked = false
  const { api } = await renderScreen(`${path}?template=${template.id}`, {
    answers: {
      ...aLibrary(library),
      templates: {
        ...aLibrary(library).templates,
        bookmark: ({ id }) => {
          isBookmarked = true
          return { data: { id, isBookmarked: true } }
        },
      },
    },
  })
  const dialog = page.getByRole('dialog', { name: template.title })
  await expect.element(dialog.getByCss('.page-sheets img')).toBeInTheDocument()
  await dialog.getByText('Élégant', { exact: true }).click()
  await expect.element(dialog.getByRole('radio', { name: 'Élégant' })).toBeChecked()
  await expect
    .poll(() => api.calls.filter(({ name }) => name === 'templates.preview').at(-1)?.input)
    .toMatchObject({ design: 'elegant' })
  await expectAccessibleOnAllSizes()
  await userEvent.keyboard('{Escape}')
  await cards()
    .first()
    .getByRole('button', { name: /^Ajouter/ })
    .click()
  await expect.poll(() => isBookmarked).toBe(true)
})

test('a premium template is locked without a plan', async () => {
  await renderScreen(path, { answers: aLibrary([library[2]!]) })
  await cards()
    .first()
    .getByRole('button', { name: /^Avec une formule payante/ })
    .click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('réservé aux formules payantes')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => location.search).not.toMatch(/template=/)
})

test('own template: its faults are named before it is created', async () => {
  await renderScreen(`${path}/new`, { answers: aLibrary() })
  await text().fill('{{appel}},\n\nJe postule chez {{entrepris}}.\n\n')
  await expect.element(page.getByText(/vouliez-vous dire/)).toBeVisible()
  await button('Créer le modèle').click()
  await expect.element(page.getByText('Le titre est requis.')).toBeVisible()
  await expect.element(page.getByText('Corrigez d’abord ce qui est signalé.')).toBeVisible()
})

test('own template: every pane is accessible', async () => {
  const template = anOwnTemplate()
  await renderScreen(`${path}/${template.id}/edit`, { answers: aLibrary([template]) })
  await expect.element(text()).toMatchTextContent('chez Entreprise ou organisme')
  for (const name of ['Champs', 'Fiche', 'Aperçu']) {
    openPane(name)
    await expectAccessible()
  }
})

test('own template: its fields are chips; a touch changes the word before one', async () => {
  const template = anOwnTemplate()
  await renderScreen(`${path}/${template.id}/edit`, { answers: aLibrary([template]) })
  const chip = (name: string) => text().getByRole('button', { name })
  await chip('chez Entreprise ou organisme').click()
  await page.getByLabelText('de l’atelier Morvan').click()
  await expect.element(chip('de Entreprise ou organisme')).toBeVisible()
  const settings = page.getByRole('region', { name: /^Champ/ })
  await expectAccessible()
  await settings.getByRole('button', { name: 'Retirer' }).click()
  await expect.element(chip('de Entreprise ou organisme')).not.toBeInTheDocument()
  await expect.element(settings).not.toBeInTheDocument()
  for (const name of ['Champs', 'Fiche', 'Aperçu']) {
    openPane(name)
    expect(shownText()).not.toMatch(/[{}]|\[\[/)
  }
})

test('own template: a text that is not saved is kept on the device; a conflict keeps the own text', async () => {
  const template = anOwnTemplate()
  let stored = template
  const { router } = await renderScreen(`${path}/${template.id}/edit`, {
    answers: {
      ...aLibrary([template]),
      templates: {
        ...aLibrary([template]).templates,
        read: () => ({ data: stored }),
        change: ({ version, ...fields }) => {
          if (version !== stored.version) throw refusal('TEMPLATE_VERSION_CONFLICT', { template: stored })
          stored = { ...stored, ...fields, version: version + 1 } as Template
          return { data: stored }
        },
      },
    },
  })
  await expect.element(text()).toMatchTextContent('chez Entreprise ou organisme')
  await text().fill(`${templateText}\n\nUne phrase de plus.`)
  await expect
    .element(page.getByText('Modifications non enregistrées, gardées sur cet appareil'))
    .toBeVisible()
  await expect.poll(() => JSON.stringify(localStorage)).toContain('Une phrase de plus.')
  await router.navigate('/help')
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
  await router.navigate(`${path}/${template.id}/edit`)
  await expect.element(page.getByText(/a été gardé sur cet appareil/)).toBeVisible()
  stored = { ...stored, title: 'Changé ailleurs', version: 2 }
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(/a été modifié ailleurs/)).toBeVisible()
  await expectAccessible()
  await button('Garder mon texte').click()
  await expect.element(page.getByText('Modèle enregistré')).toBeVisible()
  await expect.poll(() => stored.template).toMatch(/Une phrase de plus\.$/)
})

test('own template: it is duplicated, then deleted after a confirmation', async () => {
  const template = anOwnTemplate()
  const copy = anOwnTemplate({ title: 'Fleuriste de quartier (copie)' })
  const templates = aLibrary([template, copy]).templates!
  const { api } = await renderScreen(`${path}/${template.id}/edit`, {
    answers: {
      templates: {
        ...templates,
        duplicate: () => ({ data: copy }),
        remove: ({ id }) => ({ data: { id } }),
      },
    },
  })
  await button('Autres actions').click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await button('Ouvrir').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(copy.title)
  await button('Autres actions').click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await button('Supprimer').click()
  await expect.poll(() => location.pathname).toBe(path)
  await expect.element(page.getByText('Modèle supprimé')).toBeVisible()
  await expect.poll(() => api.calls).toContainEqual({ name: 'templates.remove', input: { id: copy.id } })
})

test('generation of a template asks for the post, and names its writer', async () => {
  const made = anOwnTemplate({ isAIGenerated: true })
  await renderScreen(path, {
    answers: {
      templates: {
        ...aLibrary([made]).templates,
        generate: () => ({ data: { template: made, writer: 'composer' } }),
      },
    },
  })
  await button('Faire écrire un modèle').first().click()
  const dialog = page.getByRole('dialog', { name: 'Générer un modèle' })
  await expect.element(dialog).toMatchTextContent('Rédacteur intégré')
  await dialog.getByRole('button', { name: 'Générer', exact: true }).click()
  await expect.element(dialog.getByText('L’intitulé du poste est requis.')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await dialog.getByLabelText('Poste ou formation visés').fill('Aide-soignante de nuit')
  await dialog.getByLabelText('Ton').selectOptions('enthusiastic')
  await dialog.getByRole('button', { name: 'Générer', exact: true }).click()
  await expect.poll(() => location.pathname).toBe(`${path}/${made.id}/edit`)
  await expect.element(page.getByText(/^Écrit par Rédacteur intégré\. Relisez-le/)).toBeVisible()
})

test('a letter becomes a template', async () => {
  const store = letterStore([{ title: 'Fleuriste' }])
  const made = anOwnTemplate({ template: 'Je postule {{chez entreprise}}' })
  await renderScreen(`/dashboard/letters/${store.all()[0]!.id}`, {
    answers: {
      ...store.answers,
      templates: { ...aLibrary([made]).templates, createFromLetter: () => ({ data: made }) },
    },
  })
  await button('Autres actions').click()
  await page.getByRole('menuitem', { name: 'Enregistrer comme modèle' }).click()
  await button('Ouvrir le modèle').click()
  await expect.element(text()).toMatchTextContent('Je postule chez Entreprise ou organisme')
})

test('moderation: a refusal needs a reason; who is no administrator is refused', async () => {
  const proposal = aTemplate({ title: 'Fleuriste', moderation: 'pending', creatorName: 'Inès Carpentier' })
  let pending = [proposal]
  const templates: ApiAnswers['templates'] = {
    ...aLibrary([proposal]).templates,
    pending: () => ({ data: { templates: pending, total: pending.length } }),
    refuse: () => {
      pending = []
      return { data: { ...proposal, moderation: 'refused' } }
    },
  }
  const { api, router } = await renderScreen(`${path}/moderation`, {
    profile: aProfile({ isAdmin: true }),
    answers: { templates },
  })
  const article = page.getByRole('article', { name: 'Fleuriste' })
  await article.getByRole('button', { name: 'Lire' }).click()
  await expect.element(article).toMatchTextContent('Je postule')
  await expectAccessible()
  await article.getByRole('button', { name: 'Refuser' }).click()
  const refusalDialog = page.getByRole('dialog')
  await refusalDialog.getByRole('button', { name: 'Refuser' }).click()
  await expect.element(refusalDialog.getByText(/motif/i).last()).toBeVisible()
  await refusalDialog.getByLabelText('Motif').fill('Le texte est trop bref.')
  await refusalDialog.getByRole('button', { name: 'Refuser' }).click()
  await expect.element(article).not.toBeInTheDocument()
  api.change({
    templates: {
      pending: () => {
        throw refusal('FORBIDDEN')
      },
    },
  })
  await router.navigate('/help')
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
  await router.navigate(`${path}/moderation`)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Impossible de charger les modèles proposés')
})

test('without a model, nothing counts or sells «IA»', async () => {
  await renderScreen(path, { answers: aLibrary([anOwnTemplate({})]) })
  await expect.element(button('Faire écrire un modèle').first()).toBeVisible()
  await expect.element(page.getByText('Premium uniquement')).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/\bIA\b/)
})
