import type { Letter } from '@lettrine/contract/letters'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { type ApiAnswers, refusal, refusalResponse } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx'

const surface = () => page.getByRole('textbox', { name: 'Texte de la lettre' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog')
const messages = () => page.getByRole('region', { name: 'Messages' })

/** Opens a letter in the editor; `stored` is what the server has of it. */
async function openEditor(fields: Partial<Letter> = {}, options: ScreenOptions = {}) {
  const store = letterStore([{ title: 'Fleuriste', content: 'Madame,', ...fields }])
  const { id } = store.all()[0]!
  const answers: ApiAnswers = { ...store.answers, ...options.answers }
  const screen = await renderScreen(`/dashboard/letters/${id}/edit`, { ...options, answers })
  await expect.element(surface()).toMatchTextContent((fields.content ?? 'Madame,').split('\n')[0]!)
  return { ...screen, store, id, stored: () => store.letters.get(id) }
}

async function typeAtEnd(text: string) {
  await surface().click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await userEvent.keyboard(text)
}

const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  surface()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('saving', () => {
  test('what is typed is saved two seconds later, and the state says so', async () => {
    const { stored } = await openEditor()
    await typeAtEnd(' voici ma candidature')
    await expect.poll(() => stored()?.content).toContain('voici ma candidature')
    await expect.element(page.getByText(/Enregistré à/)).toBeVisible()
  })

  test('without a network the text stays on the device, and is saved afterwards', async () => {
    const { api, stored } = await openEditor()
    api.setOffline(true)
    await typeAtEnd(' écrit dans un tunnel')
    await expect.element(page.getByText('Hors ligne. Votre texte est gardé sur cet appareil.')).toBeVisible()
    await expectAccessible()
    api.setOffline(false)
    await expect.poll(() => stored()?.content, { timeout: 20_000 }).toContain('écrit dans un tunnel')
  })

  test.each([
    ['the database is away', () => refusalResponse('SERVICE_INTERRUPTED')],
    ['no web process is ready', () => new Response(null, { status: 503 })],
  ])('while %s the text stays on the device, and is saved afterwards', async (_name, answer) => {
    const { id, stored } = await openEditor()
    const { fetch } = globalThis
    globalThis.fetch = async (resource, init) => {
      const request = new Request(resource, init)
      return request.method === 'PUT' && request.url.endsWith(id) ? answer() : fetch(request)
    }
    await typeAtEnd(' écrit pendant une panne')
    const said =
      'Le serveur ne répond pas. Votre texte est gardé sur cet appareil, et sera envoyé de nouveau.'
    await expect.element(page.getByText(said)).toBeVisible()
    globalThis.fetch = fetch
    await expect.poll(() => stored()?.content, { timeout: 20_000 }).toContain('écrit pendant une panne')
  })

  test('a conflict shows both texts; keeping both stores the own one in a new letter', async () => {
    const { store, id, stored } = await openEditor()
    store.change(id, { content: 'Madame, texte de l’autre onglet' })
    await typeAtEnd(' texte d’ici')
    const conflict = page.getByRole('dialog', { name: /Quel texte garder/ })
    await expect.element(conflict).toMatchTextContent('texte de l’autre onglet')
    await expect.element(conflict).toMatchTextContent('texte d’ici')
    await expectAccessible(conflict.element())
    await conflict.getByRole('button', { name: 'Garder les deux' }).click()
    await expect.element(conflict).not.toBeInTheDocument()
    await expect.poll(() => stored()?.content).toBe('Madame, texte de l’autre onglet')
    await expect
      .poll(() => store.all().some((letter) => letter.id !== id && letter.content.includes('texte d’ici')))
      .toBe(true)
  })

  test('a conflict: keeping the own text overwrites the other, which stays in the history', async () => {
    const { store, id, stored } = await openEditor()
    store.change(id, { content: 'Texte de l’autre' })
    await typeAtEnd(' texte d’ici')
    await dialog().getByRole('button', { name: 'Garder mon texte' }).click()
    await expect.poll(() => stored()?.content).toContain('texte d’ici')
    await expect
      .poll(() => store.versions.get(id)?.map(({ content }) => content))
      .toContain('Texte de l’autre')
  })

  test('a letter that was deleted elsewhere can be saved as a new one', async () => {
    const { store, id } = await openEditor()
    store.letters.delete(id)
    await typeAtEnd(' que je ne veux pas perdre')
    await button('L’enregistrer comme nouvelle lettre').click()
    await expect.poll(() => store.all().length).toBe(1)
    await expect.element(surface()).toMatchTextContent('que je ne veux pas perdre')
  })

  test('a text that is too long is neither saved, finalised nor exported', async () => {
    const { stored } = await openEditor()
    await surface().click()
    paste('Une phrase assez longue pour être vraie. '.repeat(1_250))
    const tooLong = page.getByText(/Non enregistré \(texte\)/)
    await expect.element(tooLong.first()).toMatchTextContent(/50.000 caractères/)
    await button('Finaliser').click()
    await dialog()
      .getByRole('button', { name: /^Finaliser/ })
      .click()
    await expect.element(tooLong).toHaveLength(2)
    await messages().getByRole('button', { name: 'Fermer' }).click()
    await page.getByRole('button', { name: 'Exporter', exact: true }).click()
    await button(/^(Télécharger le PDF|Exporter quand même)$/).click()
    await expect.element(page.getByText('La lettre doit d’abord être enregistrée.')).toBeVisible()
    expect(stored()).toMatchObject({ status: 'draft', content: 'Madame,' })
  })

  test('a letter that does not exist, or cannot be loaded, says so', async () => {
    const store = letterStore([])
    await renderScreen('/dashboard/letters/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3/edit', {
      answers: store.answers,
    })
    await expect.element(page.getByText('Lettre non trouvée.').first()).toBeVisible()
  })
})

describe('the text', () => {
  test('an inserted formula that is erased comes back whole', async () => {
    await openEditor()
    const bar = page.getByRole('toolbar')
    await bar.getByRole('button', { name: 'Formule de fin' }).click()
    await bar.getByRole('button', { name: 'Effacer' }).click()
    await expect.element(surface()).not.toMatchTextContent('Madame')
    await bar.getByRole('button', { name: 'Annuler' }).click()
    await expect.element(surface()).toMatchTextContent(/Madame,.*(salutations|sentiments)/)
  })

  test('typing is typeset, and one undo restores the typed characters', async () => {
    await openEditor()
    await typeAtEnd("{Enter}J'arrive : vraiment !")
    const last = () => surface().element().querySelector('p:last-of-type')?.textContent
    expect(last()).toBe('J’arrive\u00a0: vraiment\u202f!')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(last()).toBe('J’arrive\u00a0: vraiment !')
  })

  test('a generation that fails at once keeps the text', async () => {
    await openEditor(
      { content: 'Mon texte à moi.' },
      {
        raw: {
          'POST /v1/letters/generate': () => {
            throw new TypeError('Failed to fetch')
          },
        },
      },
    )
    await button('Générer la lettre').click()
    await expect.element(page.getByRole('alert').first()).toMatchTextContent('Erreur de connexion')
    await expect.element(page.getByText('Votre texte précédent a été remplacé')).not.toBeInTheDocument()
    await expect.element(surface()).toHaveTextContent('Mon texte à moi.')
  })

  test('the command palette opens over the text, and returns the focus to it', async () => {
    await openEditor()
    await surface().click()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox', { name: /^Rechercher une lettre/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(surface()).toHaveFocus()
    await expect.element(surface()).toHaveTextContent('Madame,')
  })
})

describe('dialogs', () => {
  test('Escape closes the export dialog, and the focus returns to its button', async () => {
    await openEditor()
    const opener = page.getByRole('button', { name: 'Exporter', exact: true })
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Exporter la lettre' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('export: a format is chosen with the arrow keys; a failure says so', async () => {
    const { id } = await openEditor({}, {})
    await page.getByRole('button', { name: 'Exporter', exact: true }).click()
    const pdf = dialog().getByRole('radio', { name: 'PDF' })
    await expect.element(pdf).toBeChecked()
    await expectAccessible(dialog().element())
    ;(pdf.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(dialog().getByRole('radio', { name: 'DOCX' })).toBeChecked()
    const { fetch } = globalThis
    const failing = vi.fn(() => refusalResponse('INTERNAL_ERROR'))
    globalThis.fetch = async (resource, init) =>
      new URL(new Request(resource, init).url).pathname === `/v1/letters/${id}/file`
        ? failing()
        : fetch(resource, init)
    await button('Télécharger le DOCX').click()
    await expect.element(page.getByText('Impossible d’exporter la lettre')).toBeVisible()
    expect(failing).toHaveBeenCalled()
    globalThis.fetch = fetch
  })

  test('export: a thousand words without a plan are exported as PDF only', async () => {
    const content = `Madame,\n\n${'mot '.repeat(1_200)}`
    await openEditor({ content, wordCount: 1_201 })
    await page.getByRole('button', { name: 'Exporter', exact: true }).click()
    await expect.element(dialog().getByRole('radio', { name: 'PDF' })).toBeChecked()
    await expect.element(dialog().getByText(/ne s’exporte qu’en PDF/)).toBeVisible()
    await expect.element(dialog().getByRole('radio', { name: /verrouillé/ })).toHaveLength(4)
    for (const format of ['DOCX', 'ODT', 'HTML', 'TXT'])
      await expect.element(dialog().getByRole('radio', { name: format })).toBeDisabled()
    await expectAccessible(dialog().element())
  })

  test('sending kit and kept exports: each view is accessible; a kit that fails is prepared again', async () => {
    const { api } = await openEditor()
    api.change({
      sending: {
        prepare: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    })
    await page.getByRole('button', { name: 'Exporter', exact: true }).click()
    const view = async (name: string) => {
      const radio = dialog().getByRole('radio', { name, exact: true })
      await expect.element(radio).toBeInTheDocument()
      ;(radio.element() as HTMLElement).click()
    }
    await view('Envoyer')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('L’envoi n’a pas pu être préparé.')
    api.change({
      sending: {
        prepare: () => ({
          data: {
            fileName: 'CARPENTIER_Ines_Lettre-de-motivation_Fleuriste.pdf',
            to: 'rh@pivoines.example',
            subject: 'Candidature',
            body: 'Madame,',
            mailto: 'mailto:rh@pivoines.example?subject=Candidature',
          },
        }),
      },
    })
    await dialog().getByRole('button', { name: 'Réessayer' }).click()
    await expect
      .element(dialog().getByText('CARPENTIER_Ines_Lettre-de-motivation_Fleuriste.pdf'))
      .toBeVisible()
    await expectAccessible(dialog().element())
    api.change({
      keptExports: {
        list: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    })
    await view('Copies')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('n’ont pas pu être chargées')
    await expectAccessible(dialog().element())
    api.change({ keptExports: { list: () => ({ data: { copies: [], nextCursor: null } }) } })
    await dialog().getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
    await expectAccessible(dialog().element())
    const box = dialog().element()
    expect(box.scrollWidth - box.clientWidth).toBeLessThanOrEqual(0)
  })

  test('versions: one that cannot be loaded says so; an earlier text is compared, restored, undone', async () => {
    const { api, store, id, stored } = await openEditor({ content: 'Madame,\n\nMon premier texte.' })
    const { versions } = store.answers.letters!
    api.change({
      letters: {
        versions: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    })
    await button('Versions précédentes').click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('n’ont pas pu être chargées')
    api.change({ letters: { versions: versions! } })
    await dialog().getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(dialog().getByRole('listitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await typeAtEnd(' Mon second texte.')
    await expect.poll(() => stored()?.content).toContain('second')
    await button('Versions précédentes').click()
    const list = dialog().getByRole('list', { name: /Versions/ })
    await expect.element(list.getByRole('listitem')).toHaveLength(2)
    await list.getByRole('button').last().click()
    await expect.element(dialog().getByCss('del').first()).toMatchTextContent('second')
    await expectAccessible(dialog().element())
    await dialog().getByRole('button', { name: 'Restaurer cette version' }).click()
    await expect.element(surface()).not.toMatchTextContent('second')
    await messages().getByRole('button', { name: 'Annuler' }).click()
    await expect.element(surface()).toMatchTextContent('Mon second texte')
    await expect.poll(() => store.letters.has(id)).toBe(true)
  })

  test('versions: two of three are compared, one is named, and the restored one is saved as such', async () => {
    const { api, store, id, stored } = await openEditor({ content: 'Le chat dort.' })
    store.change(id, { content: 'Le chat noir dort.' })
    store.change(id, { content: 'Le chat noir mange.' })
    await page.getByRole('link', { name: 'Mes lettres' }).first().click()
    await page.getByCss(`a[href="/dashboard/letters/${id}/edit"]`).first().click()
    await expect.element(surface()).toMatchTextContent('mange')
    await button('Versions précédentes').click()
    const versions = dialog()
      .getByRole('list', { name: /Versions/ })
      .getByRole('button')
    await expect.element(versions).toHaveLength(3)
    await expect.element(versions.nth(1)).toMatchTextContent('Par vous · +1 mot')
    await versions.nth(1).click()
    const other = dialog().getByLabelText('Comparer avec')
    await other.selectOptions((other.element() as HTMLSelectElement).options[2]!.value)
    await expect.element(dialog().getByCss('ins')).toMatchTextContent(/noir/)
    await expect.element(dialog().getByCss('del')).not.toBeInTheDocument()
    await dialog().getByLabelText('Nom de cette version').fill('Avant relecture')
    await dialog().getByRole('button', { name: 'Nommer' }).click()
    await expect.element(versions.nth(1)).toMatchTextContent('Avant relecture')
    await dialog().getByRole('button', { name: 'Restaurer cette version' }).click()
    await expect.element(surface()).toMatchTextContent('Le chat noir dort.')
    await expect.poll(() => stored()?.content).toBe('Le chat noir dort.')
    expect(api.calls.filter(({ name }) => name === 'letters.save').at(-1)?.input).toMatchObject({
      author: 'restore',
    })
  })
})
