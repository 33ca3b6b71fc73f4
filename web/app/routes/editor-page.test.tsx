import { defaultPageSetting, resolvePageStyle } from '@lettrine/contract/page'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktopSize, expectAccessible, phoneSize } from '../../testing/expect-accessible.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { openEditor, surface } from '../../testing/open-editor.ts'
import { aPreview } from '../../testing/page-fixtures.ts'

const sentence =
  'Je tiens la boutique le samedi, je compose les bouquets et je conseille chaque personne qui entre.'
const letterOf = (paragraphs: number) =>
  [
    'Madame,',
    'J’ai vendu 340 bouquets en trois mois à la halle de Dijon.',
    ...Array.from({ length: paragraphs }, (_, index) =>
      [...Array(4).fill(sentence), `Saison ${index + 1}.`].join(' '),
    ),
    'Je vous prie d’agréer, Madame, mes salutations distinguées.',
  ].join('\n\n')

type Fit = ReturnType<typeof aPreview>['fit']

/** Draws the design and the sizes that are chosen; `fit` is what fitting on one page comes to. */
const typesetting = (fit: Fit = null): ApiAnswers => ({
  exports: {
    previewDraft: ({ draft }) => {
      const setting = draft.page ?? defaultPageSetting
      const { design, fontFamily, fontSize, margins } = resolvePageStyle(setting)
      const style = { design, fontFamily, fontSize, margins, spacing: fit ? 0.9 : 1 }
      const isFitted = setting.onePage && fit !== null
      const pageCount = fit && !(isFitted && fit.fits) ? 2 : 1
      const pages = Array.from(
        { length: pageCount },
        () => aPreview({ text: `${design} ${fontSize}` }).pages[0]!,
      )
      return { data: aPreview({ pages, pageCount, style, fit: isFitted ? fit : null }) }
    },
  },
})

/** On a phone the editor shows one part at a time. */
async function openPageOf(paragraphs: number, size: readonly [number, number], fit?: Fit) {
  const opened = await openEditor({ content: letterOf(paragraphs) }, { answers: typesetting(fit) })
  const openPart = async () => {
    await page.viewport(size[0], size[1])
    const parts = page.getByRole('navigation', { name: 'Parties de l’éditeur' })
    if (size === phoneSize) await parts.getByRole('button', { name: 'Page' }).click()
  }
  await openPart()
  return { ...opened, openPart }
}

/** At once, without the pause before a save. */
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const sheet = () => page.getByCss('.page-sheet img').first()
const drawn = () => sheet().element().getAttribute('src')
const sizes = [
  ['a desktop', desktopSize],
  ['a phone', phoneSize],
] as const

test.each(sizes)(
  'a page design is chosen with the arrow keys, and saved with the letter, on %s',
  async (_, size) => {
    const { router, path, stored, openPart } = await openPageOf(1, size)
    await expect.element(sheet()).toBeVisible()
    const before = drawn()
    ;(page.getByRole('radio', { name: 'Classique' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('radio', { name: 'Élégant' })).toBeChecked()
    await expect.element(page.getByText('Georgia 11\u00a0pt')).toBeVisible()
    await expect.poll(drawn).not.toBe(before)

    await page.getByRole('button', { name: 'Réglages de la page' }).click()
    await page.getByLabelText('Taille (pt)').click()
    await userEvent.keyboard('12{Enter}')
    await expect.element(page.getByText('Georgia 12\u00a0pt')).toBeVisible()
    await save()
    await expect
      .poll(() => stored().page)
      .toEqual({ design: 'elegant', fontFamily: null, fontSize: 12, margins: null, onePage: false })
    await router.navigate('/help')
    await expect.element(page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })).toBeVisible()
    await router.navigate(path)
    await expect.element(surface()).toBeInTheDocument()
    await openPart()
    await expect.element(page.getByText('Georgia 12\u00a0pt')).toBeVisible()
  },
)

test.each(sizes)('each design is shown by a miniature of the letter itself, on %s', async (_, size) => {
  await openPageOf(1, size)
  const miniature = (design: string) =>
    decodeURIComponent(
      page
        .getByCss('.design-picker label')
        .filter({ hasText: design })
        .element()
        .querySelector('img')
        ?.getAttribute('src') ?? '',
    )
  await expect.poll(() => miniature('Élégant')).toContain('elegant 11')
  await expect.poll(() => miniature('Compact')).toContain('compact 11')
  expect(miniature('Classique')).toContain('classique 12')
})

test.each(sizes)('a letter is fitted on one page, and the concessions are listed, on %s', async (_, size) => {
  await openPageOf(7, size, { fits: true, spacing: true, margins: false, fontSize: false })
  await expect.element(page.getByText('2 pages')).toBeVisible()
  await page.getByRole('switch', { name: 'Tenir sur une page' }).click()
  await expect.element(page.getByText(/^Pour tenir sur une page\s: interligne resserré/)).toBeVisible()
  await expect.element(page.getByText('Une page', { exact: true })).toBeVisible()
})

test.each(sizes)(
  'a letter too long for one page lists sentences to remove, and a removal is undone, on %s',
  async (_, size) => {
    const { stored } = await openPageOf(14, size, {
      fits: false,
      spacing: true,
      margins: true,
      fontSize: true,
    })
    await page.getByRole('switch', { name: 'Tenir sur une page' }).click()
    const list = page.getByRole('list', { name: 'Phrases à retirer' })
    const first = list.getByRole('button', { name: /Je tiens la boutique/ }).first()
    await expect.element(first).toMatchTextContent('répète ce qui précède')
    expect(stored().content).toBe(letterOf(14))

    await page.getByRole('button', { name: 'Réglages de la page' }).click()
    await expectAccessible(page.getByCss('.page-preview').element())
    ;(first.element() as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByText('Phrase retirée')).toBeVisible()
    const count = () => stored().content.split('Je tiens la boutique').length - 1
    await save()
    await expect.poll(count).toBe(55)
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
    await save()
    await expect.poll(count).toBe(56)

    await first.click()
    await expect.element(surface()).toBeVisible()
  },
)

test.each(sizes)('a part of the head is edited where it is printed, on %s', async (_, size) => {
  const { stored } = await openPageOf(1, size)
  const recipient = page.getByRole('button', { name: 'Modifier le destinataire' })
  await recipient.click()
  const card = page.getByRole('dialog', { name: 'Destinataire' })
  await expect.element(card.getByLabelText('Entreprise')).toHaveFocus()
  await card.getByLabelText('Entreprise').fill('Les Pivoines')
  await expectAccessible(card.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(recipient).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await page.getByRole('dialog', { name: 'Lieu et date' }).getByLabelText('Ville').fill('Dijon')
  await userEvent.keyboard('{Escape}')
  await save()
  await expect.poll(() => [stored().company, stored().sender.city]).toEqual(['Les Pivoines', 'Dijon'])
})

test('on a phone the page is read over the whole screen, enlarged by two fingers or buttons', async () => {
  await openPageOf(3, phoneSize)
  await page.getByRole('button', { name: 'Agrandir la page' }).click()
  const view = page.getByRole('dialog')
  await expect.element(view).toBeVisible()
  const sheet = view.getByRole('img')
  const widthOf = () => sheet.element().getBoundingClientRect().width
  const before = widthOf()
  const finger = (type: string, pointerId: number, clientX: number) =>
    sheet
      .element()
      .dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY: 300, pointerType: 'touch', bubbles: true }),
      )
  finger('pointerdown', 1, 150)
  finger('pointerdown', 2, 250)
  finger('pointermove', 2, 350)
  await expect.poll(widthOf).toBeCloseTo(before * 2, 0)
  await expectAccessible()
  await view.getByRole('button', { name: 'Plus petit' }).click()
  await expect.poll(widthOf).toBeLessThan(before * 2)
  await view.getByRole('button', { name: 'Fermer la page agrandie' }).click()
  await expect.element(view).not.toBeInTheDocument()
})
