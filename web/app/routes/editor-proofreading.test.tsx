import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicConfig } from '../../testing/fixtures.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { choose, openEditor, surface } from '../../testing/open-editor.ts'

const repeated = `Madame, Monsieur,

Je vous écris pour pour le poste de fleuriste chez Les Pivoines.

Votre vitrine change avec les les saisons.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`
const misspelt = `Madame, Monsieur,

J’ai soigné l’acceuil et le glougloutage, par habitde.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const marked = (words: string) => page.getByCss('.finding').filter({ hasText: words })
const card = () => page.getByRole('dialog', { name: 'Remarque du relecteur' })
const findings = () => page.getByRole('region', { name: /remarque/ })

test('a fault is underlined as it is typed, and explained; Escape closes its card and ignores nothing', async () => {
  await openEditor()
  await surface().click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}')
  await userEvent.keyboard('Je vous écris pour pour le poste de fleuriste chez Les Pivoines.')
  await marked('pour pour').click()
  await expect.element(card()).toMatchTextContent('Erreur')
  await userEvent.keyboard('{Escape}')
  await expect.element(card()).not.toBeInTheDocument()
  // Closed, not ignored.
  await expect.element(marked('pour pour')).toBeVisible()
})

test('findings are visited and corrected with the keyboard, and undone', async () => {
  await openEditor({ content: repeated })
  await expect.element(marked('pour pour')).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.element(card().getByRole('button', { name: 'Remplacer' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(surface()).toMatchTextContent('Je vous écris pour le poste')
  await expect.element(surface()).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(surface()).toMatchTextContent('pour pour')
})

test('the list of findings corrects all at once, and ignores one permanently', async () => {
  const { router, path, stored } = await openEditor({ content: repeated })
  await choose(/Relecture/)
  await expect.element(findings().getByText('pour pour')).toBeVisible()
  const second = findings().getByRole('listitem').filter({ hasText: 'les les' })
  await second.getByRole('button', { name: 'Toujours ignorer' }).click()
  await expect.element(findings().getByText('les les')).not.toBeInTheDocument()
  await router.navigate('/help')
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
  await router.navigate(path)
  await choose(/Relecture/)
  await expect.element(findings().getByText('pour pour')).toBeVisible()
  await expect.element(findings().getByText('les les')).not.toBeInTheDocument()
  await findings()
    .getByRole('button', { name: /Tout corriger/ })
    .click()
  await expect.element(surface()).toMatchTextContent('Je vous écris pour le poste')
  await expect.poll(() => stored().content).toContain('écris pour le poste')
  expect(stored().content).toContain('les les')
})

test('a misspelt word is corrected by its fix or by a suggestion', async () => {
  await openEditor({ content: misspelt })
  await marked('acceuil').click()
  await card().getByRole('button', { name: 'Remplacer' }).click()
  await expect.element(surface()).toMatchTextContent('l’accueil')
  await marked('habitde').click()
  await card().getByRole('button', { name: 'habitude' }).click()
  await expect.element(surface()).toMatchTextContent('par habitude.')
})

test('the card of a finding opens on hover and closes afterwards', async () => {
  await openEditor({ content: misspelt })
  await marked('acceuil').hover()
  await expect.element(card()).toMatchTextContent('accueil')
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 }, force: true })
  await expect.element(card()).not.toBeInTheDocument()
})

test('a word is added to the personal dictionary, listed, and removed', async () => {
  let words: string[] = []
  const keep = (next: string[]) => {
    words = next.toSorted()
    return { data: { words } }
  }
  const dictionary: ApiAnswers = {
    proofreading: {
      words: () => ({ data: { words } }),
      addWord: ({ word }) => keep([...words, word]),
      removeWord: ({ word }) => keep(words.filter((known) => known !== word)),
    },
  }
  const { router, path } = await openEditor({ content: misspelt }, { answers: dictionary })
  await marked('glougloutage').click()
  await card().getByRole('button', { name: 'Ajouter au dictionnaire' }).click()
  await expect.element(marked('glougloutage')).not.toBeInTheDocument()
  await expect.poll(() => words).toEqual(['glougloutage'])
  await router.navigate('/help')
  await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
  await router.navigate(path)
  await expect.element(marked('acceuil')).toBeVisible()
  await expect.element(marked('glougloutage')).not.toBeInTheDocument()
  await choose(/Relecture/)
  await page.getByRole('button', { name: 'Mes mots (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mes mots' })
  const add = async (word: string) => {
    await dialog.getByLabelText('Nouveau mot').fill(word)
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  }
  await add('deux mots')
  await expect.element(dialog).toMatchTextContent('Un mot à la fois')
  await add('entrprise')
  await expect.poll(() => words).toEqual(['entrprise', 'glougloutage'])
  await dialog.getByRole('button', { name: 'Retirer «\u00a0glougloutage\u00a0»' }).click()
  await expect.poll(() => words).toEqual(['entrprise'])
})

test('a second opinion is listed under our findings, dropped while the text changes, and can be ignored', async () => {
  const asked: string[] = []
  const quote = 'Votre vitrine'
  const answers: ApiAnswers = {
    config: { read: () => ({ data: { ...publicConfig(), secondOpinion: ['fr'] } }) },
    proofreading: {
      proofread: ({ content }) => {
        asked.push(content)
        const start = content.indexOf(quote)
        const common = {
          severity: 'warning',
          source: 'languagetool',
          message: 'Un mot est à revoir.',
        } as const
        const findings = [
          {
            ...common,
            rule: 'languagetool:VITRINE',
            start,
            end: start + quote.length,
            suggestions: ['Votre étal'],
          },
          // On words of a finding of ours.
          {
            ...common,
            rule: 'languagetool:POUR',
            start: content.indexOf('pour'),
            end: content.indexOf('pour') + 4,
          },
        ]
        return { data: { findings, summary: { error: 0, warning: 2, advice: 0 } } }
      },
    },
  }
  await openEditor({ content: repeated }, { answers })
  await choose(/Relecture/)
  const items = () =>
    findings()
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Ignorer' }) })
  const labelled = () => items().filter({ hasText: 'Second avis · LanguageTool' })
  await expect.element(labelled()).toMatchTextContent('Un mot est à revoir.')
  expect(labelled().elements()).toEqual([items().elements().at(-1)])
  await expect.element(marked(quote)).toBeVisible()

  // The offsets of an answer are those of the text that was sent.
  await surface().click()
  await userEvent.keyboard('{Control>}{Home}{/Control}Chère ')
  await expect.element(labelled()).not.toBeInTheDocument()
  await expect.element(labelled()).toMatchTextContent('Un mot est à revoir.')
  expect(asked).toHaveLength(2)
  await expect.element(marked(quote)).toMatchTextContent(quote)

  await labelled().getByRole('button', { name: 'Toujours ignorer' }).click()
  await expect.element(labelled()).not.toBeInTheDocument()
  await surface().click()
  await userEvent.keyboard('{Control>}{Home}{/Control}Ma ')
  await expect.poll(() => asked.length).toBe(3)
  await expect.element(findings().getByText('pour pour')).toBeVisible()
  await expect.element(labelled()).not.toBeInTheDocument()
})

const ungrammatical = `Madame, Monsieur,

Notre association a trouvé un bailleur de fond.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

test('the card of a fault of grammar leads to the page of its rule', async () => {
  await openEditor({ content: ungrammatical })
  await marked('fond').click()
  await expect.element(card()).toMatchTextContent('Un capital s’écrit')
  const link = card().getByRole('link', { name: 'Voir la règle' })
  await expect.element(link).toHaveAttribute('href', '/help/french/confusion#fond-fonds')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

/** Ignored rules as the server keeps them. */
function ignoredRuleAnswers() {
  let rules: { rule: string; why: string }[] = []
  const keep = (next: typeof rules) => {
    rules = next
    return { data: { rules } }
  }
  const answers: ApiAnswers = {
    proofreading: {
      ignoredRules: () => ({ data: { rules } }),
      ignoreRule: ({ rule }) => keep([...rules, { rule, why: 'Un capital s’écrit «\u00a0fonds\u00a0».' }]),
      restoreRule: ({ family, name }) => keep(rules.filter(({ rule }) => rule !== `${family}/${name}`)),
    },
  }
  return { answers, ids: () => rules.map(({ rule }) => rule) }
}

test('a rule is no longer reported, which can be undone at once', async () => {
  const { answers, ids } = ignoredRuleAnswers()
  await openEditor({ content: ungrammatical }, { answers })
  await marked('fond').click()
  await card().getByRole('button', { name: 'Ne plus signaler cette règle' }).click()
  await expect.element(card()).not.toBeInTheDocument()
  await expect.element(marked('fond')).not.toBeInTheDocument()
  await expect.poll(ids).toEqual(['confusion/fond-fonds'])
  const message = page.getByRole('listitem').filter({ hasText: 'sera désormais ignorée' })
  await message.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(marked('fond')).toBeVisible()
  await expect.poll(ids).toEqual([])
})

test('an ignored rule is listed with the words of the user, and reported again', async () => {
  const { answers, ids } = ignoredRuleAnswers()
  await openEditor({ content: ungrammatical }, { answers })
  await expect.element(marked('fond')).toBeVisible()
  await choose(/Relecture/)
  await findings().getByRole('button', { name: 'Ne plus signaler cette règle' }).click()
  await expect.element(marked('fond')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mes mots' }).click()
  const list = page.getByRole('dialog', { name: 'Mes mots' }).getByRole('list', { name: 'Règles ignorées' })
  await list.getByRole('button', { name: /Signaler à nouveau/ }).click()
  await expect.poll(ids).toEqual([])
  await expect.element(list).not.toBeInTheDocument()
})

test('turns that betray a machine are pointed out', async () => {
  await openEditor({
    content:
      'Madame, Monsieur,\n\nForte de mon expérience, je viens à vous. Vous aurez ma rigueur, mon autonomie et mon sens du service.',
  })
  await choose(/Relecture/)
  for (const words of ['Forte de mon', 'ma rigueur, mon autonomie et mon sens du service'])
    await expect
      .element(findings().getByRole('listitem').filter({ hasText: words }))
      .toMatchTextContent('Tournure que les machines écrivent partout')
})

test('mistakes stand first; spaces and apostrophes are one line, corrected and undone', async () => {
  const content = `Madame, Monsieur,

J'ai lu l'annonce : elle me plaît ! Je suis motivé et rigoureux.

Votre vitrine change avec les les saisons.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`
  const { stored } = await openEditor({ content })
  await choose(/Relecture/)
  const panel = page.getByCss('.findings')
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent('les les')
  const spacing = panel.getByText(/\d espaces et apostrophes à corriger/)
  await expect.element(spacing).toBeVisible()
  await panel.getByRole('button', { name: 'Corriger', exact: true }).click()
  await expect.element(panel.getByText(/\d espaces et apostrophes corrigées/)).toBeVisible()
  await expect.element(surface()).toMatchTextContent('J’ai lu l’annonce')
  await panel.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.element(spacing).toBeVisible()
  await expect.poll(() => stored().content).toBe(content)
})
