import type { AskedPlan } from '@lettrine/contract/letter-plan'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCareer, cardId } from '../../testing/career-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { publicConfig } from '../../testing/fixtures.ts'
import { type ApiAnswers, pending, refusal } from '../../testing/in-memory-api.ts'
import { openEditor, surface } from '../../testing/open-editor.ts'
import { aKeptPlan, aPlan, emptyPlan } from '../../testing/plan-fixtures.ts'

const letter = { jobTitle: 'Fleuriste', company: 'Les Pivoines', offer: 'Vous tenez la caisse.' }
const opener = () => page.getByRole('button', { name: /^Voir le plan/ })
const dialog = () => page.getByRole('dialog', { name: 'Le plan de la lettre' })
const pair = (need: string) => dialog().getByRole('listitem', { name: need })

const withPlan = (plan: AskedPlan = aPlan()): ApiAnswers => ({
  career: { get: () => ({ data: aCareer() }) },
  generation: { plan: () => ({ data: plan }) },
})

/** Closes the editor, so that what it shows next comes from what was kept. */
async function leave(router: { navigate: (path: string) => Promise<void> }) {
  await router.navigate('/dashboard/career')
  await expect.element(surface()).not.toBeInTheDocument()
}

async function openPlan(plan?: AskedPlan, fields: Parameters<typeof openEditor>[0] = {}) {
  const requests: unknown[] = []
  const editor = await openEditor(
    { ...letter, ...fields },
    {
      answers: withPlan(plan),
      raw: {
        'POST /v1/letters/generate': async (request) => {
          requests.push(await request.json())
          return new Response(
            `event: done\ndata: ${JSON.stringify({ content: 'Madame,', seed: 1, missing: [], writer: 'composer' })}\n\n`,
            { headers: { 'content-type': 'text/event-stream' } },
          )
        },
      },
    },
  )
  await opener().click()
  const asked = () => editor.api.calls.filter(({ name }) => name === 'generation.plan')
  return { ...editor, requests, asked }
}

test('each need stands face to face with the best proof of the career, and why', async () => {
  const { asked } = await openPlan()
  await expect.element(pair('tenir la caisse')).toMatchTextContent('Caissière, Carrefour')
  await expect.element(pair('tenir la caisse')).toMatchTextContent('Vous l’avez fait')
  await expect.element(pair('composer des bouquets')).toMatchTextContent('Fleuriste, Les Lices')
  await expect.element(pair('composer des bouquets')).toMatchTextContent('Même métier')
  await expect.element(pair('permis B exigé')).toMatchTextContent('Permis B')
  await expect.element(dialog().getByText('entretenir les plantes')).toBeVisible()
  await expect
    .element(dialog().getByRole('link', { name: 'Ajouter à mon parcours' }))
    .toHaveAttribute('href', '/dashboard/career')
  expect(asked()[0]?.input).toMatchObject({ ...{ jobTitle: 'Fleuriste', jobDescription: letter.offer } })
  await expectAccessibleOnAllSizes()
})

test('another proof, and needs not to speak of, are kept and sent with the generation', async () => {
  const { requests, asked, router, path } = await openPlan()
  await pair('tenir la caisse').getByRole('combobox').selectOptions(cardId(2))
  await expect.element(pair('tenir la caisse').getByRole('paragraph').last()).toMatchTextContent('Les Lices')
  await pair('permis B')
    .getByRole('button', { name: /^Ne pas en parler/ })
    .click()
  await expect.element(pair('permis B')).toMatchTextContent('La lettre n’y répondra pas.')
  await expect.element(pair('permis B').getByRole('button', { name: /^En parler/ })).toHaveFocus()
  await dialog()
    .getByRole('button', { name: /^Je ne l’ai pas/ })
    .click()
  await expect.element(dialog().getByText(/^Vous ne l’avez pas/)).toBeVisible()
  expect(asked()).toHaveLength(1)
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  const plan = { denied: ['licence:permis b', 'diploma'], chosen: { 'keep-till': [cardId(2)] } }
  expect(requests[0]).toMatchObject({ plan })
  await leave(router)
  await router.navigate(path)
  await opener().click()
  await expect.element(pair('permis B')).toMatchTextContent('La lettre n’y répondra pas.')
  await pair('permis B')
    .getByRole('button', { name: /^En parler/ })
    .click()
  await pair('tenir la caisse').getByRole('combobox').selectOptions(cardId(1))
  await dialog().getByRole('button', { name: 'Annuler : BP fleuriste' }).click()
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(2)
  expect(requests[1]).not.toHaveProperty('plan')
})

test('needs are put in the order to argue them, from the keyboard too, and it is kept and sent', async () => {
  const { requests, router, path } = await openPlan()
  const shown = () =>
    page
      .getByCss('.plan-pairs li h3')
      .elements()
      .map((heading) => heading.textContent)
  const mover = (name: string) => dialog().getByRole('button', { name, exact: true })
  await expect.element(mover('Monter\u00a0: tenir la caisse')).toHaveAttribute('aria-disabled', 'true')
  await mover('Monter\u00a0: composer des bouquets').click()
  await expect
    .element(dialog().getByText('«\u00a0composer des bouquets\u00a0» est en position 1 sur 3.'))
    .toBeInTheDocument()
  expect(shown()).toEqual(['composer des bouquets', 'tenir la caisse', 'permis B exigé'])
  await expect.element(mover('Monter\u00a0: composer des bouquets')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(shown()[0]).toBe('composer des bouquets')
  await mover('Descendre\u00a0: tenir la caisse').click()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['composer des bouquets', 'permis B exigé', 'tenir la caisse'])
  await expect.element(mover('Descendre\u00a0: tenir la caisse')).toHaveFocus()
  await dialog().getByRole('button', { name: 'Fermer' }).last().click()
  await leave(router)
  await router.navigate(path)
  await opener().click()
  await expect.element(pair('permis B')).toBeVisible()
  expect(shown()).toEqual(['composer des bouquets', 'permis B exigé', 'tenir la caisse'])
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ plan: { order: ['arrange-flowers', 'licence:permis b', 'keep-till'] } })
})

test('what was decided is kept with the letter, whatever this device has', async () => {
  const { stored, store, id, router, path } = await openPlan()
  await dialog().getByRole('button', { name: 'Monter\u00a0: composer des bouquets' }).click()
  await dialog().getByRole('button', { name: 'Répondre' }).first().click()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('J’aime vos bouquets.')
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  const order = ['arrange-flowers', 'keep-till', 'licence:permis b']
  await expect.poll(() => stored().plan).toEqual(aKeptPlan({ order, motive: 'J’aime vos bouquets.' }))
  await leave(router)
  store.change(id, { plan: aKeptPlan({ denied: ['licence:permis b'], motive: 'Vos roses.' }) })
  await router.navigate(path)
  await opener().click()
  await expect.element(pair('permis B')).toMatchTextContent('La lettre n’y répondra pas.')
  await expect.element(dialog().getByText('Vos roses.')).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: 'Monter\u00a0: tenir la caisse' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('restoring a version restores its plan, and undoing gives back the other', async () => {
  const before = aKeptPlan({ denied: ['licence:permis b'] })
  const now = aKeptPlan({ motive: 'Vos roses.' })
  const { store, id, stored, router, path } = await openEditor({ ...letter, plan: before })
  await leave(router)
  store.change(id, { content: 'Madame, Monsieur,', plan: now })
  await router.navigate(path)
  await expect.element(surface()).toMatchTextContent('Madame, Monsieur,')
  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  const versions = page.getByRole('dialog').getByRole('list', { name: /Versions/ })
  await versions.getByRole('button').last().click()
  await page.getByRole('button', { name: 'Restaurer cette version' }).click()
  await expect.poll(() => [stored().content, stored().plan]).toEqual(['Madame,', before])
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => [stored().content, stored().plan]).toEqual(['Madame, Monsieur,', now])
})

test('choices that only this device has, from before there was an order, are read; a letter written from them keeps them', async () => {
  const { store, id, stored, router, path } = await openPlan()
  await pair('permis B')
    .getByRole('button', { name: /^Ne pas en parler/ })
    .click()
  await dialog().getByRole('button', { name: 'Fermer' }).last().click()
  await expect.poll(() => stored().plan).not.toBeNull()
  await leave(router)
  store.change(id, { plan: null })
  const key = Object.keys(localStorage).find((one) => one.startsWith('lettrine.brief/')) ?? ''
  const { plan, ...brief } = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...brief, plan: { denied: plan.denied, chosen: plan.chosen } }))
  await router.navigate(path)
  await opener().click()
  await expect.element(pair('permis B')).toMatchTextContent('La lettre n’y répondra pas.')
  expect(stored().plan).toBeNull()
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => stored().plan).toEqual(aKeptPlan({ denied: ['licence:permis b'] }))
})

test('its questions lead to the interview, whose answers it shows', async () => {
  await openPlan()

  await dialog().getByRole('button', { name: 'Répondre' }).first().click()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('J’aime vos bouquets.')
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await opener().click()
  await expect.element(dialog().getByText('J’aime vos bouquets.')).toBeVisible()
  await expect.element(dialog().getByText('Quand pouvez-vous commencer ?')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Modifier la réponse' })).toBeVisible()
})

test('it is asked again once the letter has changed', async () => {
  const { api, asked } = await openPlan()
  await expect.element(pair('tenir la caisse')).toBeVisible()
  await dialog().getByRole('button', { name: 'Fermer' }).last().click()
  await page.getByLabelText('Poste', { exact: true }).fill('Caissière')
  api.change({ generation: { plan: pending } })
  await opener().click()
  await expect.element(dialog().getByText('Le plan se prépare…')).toBeVisible()
  await expect.element(pair('tenir la caisse')).not.toBeInTheDocument()
  await expect.poll(() => asked().at(-1)?.input).toMatchObject({ jobTitle: 'Caissière' })
})

test('a plan that cannot be prepared says so, and is asked for again', async () => {
  const { api } = await openEditor(letter, {
    answers: {
      generation: {
        plan: () => {
          throw refusal('INTERNAL_ERROR')
        },
      },
    },
  })
  await opener().click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('n’a pas pu être préparé')
  api.change(withPlan())
  await dialog().getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(pair('tenir la caisse')).toBeVisible()
})

test('without an offer nothing is asked; the plan leads to the place of the offer', async () => {
  const questions = [{ kind: 'offer' as const, text: 'Pouvez-vous coller le texte de l’offre\u00a0?' }]
  await openPlan({ ...emptyPlan, questions }, { offer: '' })
  await expect.element(dialog().getByText(/^Sans annonce/)).toBeVisible()
  await expectAccessibleOnAllSizes()
  await dialog().getByRole('button', { name: 'Coller l’annonce' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: /annonce/i })).toHaveFocus()
})

test('without a post there is no plan to ask for', async () => {
  const { asked } = await openPlan(undefined, { jobTitle: '' })
  await dialog().getByRole('button', { name: 'Remplir le poste' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked()).toEqual([])
})

test('a model follows the same plan', async () => {
  await openEditor(letter, {
    answers: {
      ...withPlan(),
      config: { read: () => ({ data: { ...publicConfig(), writer: 'gemini', writerName: 'Gemini' } }) },
    },
  })
  await opener().click()
  await expect.element(dialog()).toMatchTextContent('La lettre répondra à chaque demande')
  await expect.element(dialog()).not.toMatchTextContent('Gemini')
})

test('a letter in English has a plan too', async () => {
  const { asked } = await openPlan(undefined, { language: 'en' })
  await expect.element(pair('tenir la caisse')).toMatchTextContent('Caissière, Carrefour')
  expect(asked()[0]?.input).toMatchObject({ language: 'en' })
})
