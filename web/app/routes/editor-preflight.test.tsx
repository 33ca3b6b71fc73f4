import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktopSize, expectAccessible, phoneSize } from '../../testing/expect-accessible.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { openEditor, surface } from '../../testing/open-editor.ts'
import { aPreview } from '../../testing/page-fixtures.ts'
import type { ScreenOptions } from '../../testing/render-screen.tsx'

const fileName = 'PETIT_Claire_Lettre-de-motivation_Les-Pivoines.pdf'
const content = [
  'Madame,',
  'Vos bouquets de saison sont ceux que je veux apprendre à composer, avec vous.',
  'Je vous prie d’agréer, Madame, mes salutations distinguées.',
].join('\n\n')
const sender = {
  name: 'Claire Petit',
  address: ['12 rue de la Paix', '69280 SAINTE-CONSORCE'],
  phone: '06 39 98 24 17',
  email: 'claire@example.org',
  city: '',
}
const letter = { content, sender, company: 'Les Pivoines' }
const answers: ApiAnswers = {
  exports: { previewDraft: () => ({ data: aPreview() }) },
  sending: {
    prepare: () => ({
      data: {
        fileName,
        to: '',
        subject: 'Candidature',
        body: 'Madame,',
        mailto: 'mailto:?subject=Candidature',
      },
    }),
  },
}
const open = (fields: object = {}, options: ScreenOptions = {}) =>
  openEditor({ ...letter, ...fields }, { answers, ...options })

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const line = (name: string | RegExp) => dialog().getByRole('button', { name })
const finalize = () => button('Finaliser').first().click()
const sizes: [string, readonly [number, number]][] = [
  ['a desktop', desktopSize],
  ['a phone', phoneSize],
]

afterEach(() => vi.restoreAllMocks())

test('the way back closes the checks, and the letter stays', async () => {
  const { router, path } = await open()
  await router.navigate(`${path}?again`)
  await finalize()
  await expect.element(dialog()).toMatchTextContent('Avant de finaliser')
  void router.navigate(-1)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?again')
  void router.navigate(-1)
  await expect.poll(() => router.state.location.search).toBe('')
})

describe.each(sizes)('the checks before a letter is finalised, on %s', (_, [width, height]) => {
  test('what is in order is folded, and the letter is finalised with one more tap', async () => {
    await page.viewport(width, height)
    const { stored } = await open()
    await finalize()
    await expect.element(dialog()).toMatchTextContent('Avant de finaliser')
    await expect.element(line(/19 mots|\d+ mots\s: 300 à 400 conseillés/)).toBeVisible()
    await dialog()
      .getByText(/points vérifiés/)
      .click()
    await expect.element(line(/Datée du/)).toBeVisible()
    await expect.element(line(/Une seule page/)).toBeVisible()
    await expectAccessible(dialog().element())
    await dialog().getByRole('button', { name: 'Finaliser' }).click()
    await expect.poll(() => stored().status).toBe('final')
    await expect.element(dialog()).toMatchTextContent('Lettre finalisée')
  })

  test('a line leads to its field', async () => {
    await page.viewport(width, height)
    await open({ sender: { ...sender, phone: '', address: [] } })
    await finalize()
    await line(/Votre téléphone manque/).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Téléphone')).toHaveFocus()
    await finalize()
    await line(/Votre ville manque\s: la lettre dira/).click()
    await expect.element(page.getByLabelText('Ville', { exact: true })).toHaveFocus()
  })
})

test('an open place is not finalised: the sheet leads to it', async () => {
  const { stored } = await open({ content: `${content}\n\n[[Dites votre projet.]]` })
  await finalize()
  await expect.element(line(/Un passage à compléter/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: /^Finaliser/ })).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Compléter la lettre', exact: true }).click()
  const question = page.getByRole('textbox', { name: 'Dites votre projet', exact: true })
  await expect.element(question).toHaveFocus()
  await expectAccessible()
  await question.fill('Je veux ouvrir une librairie.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(surface()).toMatchTextContent('Je veux ouvrir une librairie.')
  await expect.element(surface()).not.toMatchTextContent('[[')
  await expect.element(surface()).toHaveFocus()
  expect(stored().status).toBe('draft')
})

test('an empty letter is neither finalised nor exported', async () => {
  await open({ content: '' })
  await finalize()
  await expect.element(line(/pas encore de texte/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Compléter la lettre', exact: true }).click()
  await expect.element(surface()).toHaveFocus()
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  await expect.element(dialog().getByRole('button', { name: 'Exporter le brouillon' })).toBeDisabled()
})

test('a mistake needs «Finaliser quand même», and its line leads to it', async () => {
  const { stored } = await open({ content: content.replace('je veux', 'je veut') })
  await expect.element(page.getByText('1 erreur')).toBeVisible()
  await finalize()
  await expect
    .element(dialog().getByRole('button', { name: 'Finaliser', exact: true }))
    .not.toBeInTheDocument()
  await line(/Une faute à corriger/).click()
  await expect.element(page.getByRole('dialog', { name: 'Remarque du relecteur' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  await expect.element(dialog().getByRole('button', { name: 'Exporter quand même' })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await finalize()
  await dialog().getByRole('button', { name: 'Finaliser quand même' }).click()
  await expect.poll(() => stored().status).toBe('final')
})

describe('a finished letter', () => {
  const pdf = () =>
    new Response(new Blob(['%PDF-'], { type: 'application/pdf' }), {
      headers: {
        'content-disposition': `attachment; filename="${fileName}"`,
        'content-type': 'application/pdf',
      },
    })

  async function finalized(raw: ScreenOptions['raw'] = {}) {
    const opened = await open({ status: 'draft' }, raw)
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (resource, init) =>
      (resource instanceof Request ? resource.url : String(resource)).includes('/sending-kit.pdf')
        ? pdf()
        : fetch(resource, init),
    )
    await finalize()
    await dialog().getByRole('button', { name: 'Finaliser', exact: true }).click()
    await expect.element(dialog()).toMatchTextContent('Lettre finalisée')
    return opened
  }

  test('is downloaded, shared as a file and prepared as an e-mail, in that order', async () => {
    const shared: ShareData[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    })
    await finalized()
    const names = () =>
      dialog()
        .getByRole('button')
        .elements()
        .map((one) => one.textContent)
        .filter((name) => /Télécharger|Partager|Préparer/.test(name ?? ''))
    expect(names()).toEqual(['Télécharger le PDF', 'Partager le fichier', 'Préparer l’email'])
    await expect.element(dialog().getByText(fileName)).toBeVisible()
    await expectAccessible(dialog().element())
    await dialog().getByRole('button', { name: 'Partager le fichier' }).click()
    await expect.poll(() => shared[0]?.files?.[0]?.name).toBe(fileName)
    await dialog().getByRole('button', { name: 'Télécharger le PDF' }).click()
    await expect.element(page.getByText('PDF téléchargé')).toBeVisible()
    await dialog().getByRole('button', { name: 'Préparer l’email' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Préparer l’envoi' })).toMatchTextContent(fileName)
  })

  test('is not shared as a file where the browser cannot, and leads back to the list', async () => {
    Object.assign(navigator, { canShare: () => false })
    const { router } = await finalized()
    await expect
      .element(dialog().getByRole('button', { name: 'Partager le fichier' }))
      .not.toBeInTheDocument()
    await dialog().getByRole('button', { name: 'Mes lettres' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/letters')
  })
})
