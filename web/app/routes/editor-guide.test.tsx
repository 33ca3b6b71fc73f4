import type { Career, ReadCareer } from '@lettrine/contract/career'
import type { AskedPlan } from '@lettrine/contract/letter-plan'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCareer, emptyCareer } from '../../testing/career-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { type ApiAnswers, refusal } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { surface } from '../../testing/open-editor.ts'
import { aPlan, emptyPlan } from '../../testing/plan-fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { toast } from '../ui/toast.ts'

const offer = `Fleuriste H/F
Les Pivoines
37000 Tours - CDI

Vos missions :
- Tenir la caisse
Profil :
- BP fleuriste exigé`
const begins = '/dashboard/letters/new?step=offer'
const question = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const goOn = page.getByRole('button', { name: 'Continuer', exact: true })
const company = page.getByLabelText('Entreprise', { exact: true })
const post = page.getByLabelText('Poste', { exact: true })

type Given = {
  career?: Career
  plan?: AskedPlan
  generation?: ApiAnswers['generation']
  /** Until then, the first save has no answer. */
  saved?: Promise<void>
}

/** A new letter of a person with this career. */
async function openGuide({ career = aCareer(), plan = emptyPlan, generation, saved }: Given = {}) {
  const requests: unknown[] = []
  const store = letterStore([])
  let stored = career
  const screen = await renderScreen(begins, {
    answers: {
      ...store.answers,
      letters: {
        ...store.answers.letters,
        create: async (fields) => {
          await saved
          return store.answers.letters!.create!(fields)
        },
      },
      career: {
        get: () => ({ data: stored }),
        put: (change) => {
          const withId = <Card extends object>(cards: readonly Card[]) =>
            cards.map((card) => ({ id: crypto.randomUUID(), ...card }))
          stored = {
            ...stored,
            ...change,
            education: withId(change.education),
            version: stored.version + 1,
          } as Career
          return { data: stored }
        },
      },
      generation: generation ?? { plan: () => ({ data: plan }) },
    },
    raw: {
      'POST /v1/letters/generate': async (request) => {
        requests.push(await request.json())
        return new Response(
          `event: done\ndata: ${JSON.stringify({ content: 'Madame, Monsieur,\n\nJe vous écris.', seed: 1, missing: [], writer: 'composer' })}\n\n`,
          { headers: { 'content-type': 'text/event-stream' } },
        )
      },
    },
  })
  await expect.element(question('À quelle annonce répondez-vous')).toHaveFocus()
  return { ...screen, requests, career: () => stored }
}
test('a first letter: the offer fills its fields, the career, what the offer requires, why them; then it is written', async () => {
  const { requests, router, career } = await openGuide({ career: emptyCareer, plan: aPlan() })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(post).toHaveValue('Fleuriste')
  await expect.element(company).toHaveValue('Les Pivoines')
  await expectAccessibleOnAllSizes()
  await goOn.click()

  await expect.element(question('Qu’avez-vous fait jusqu’ici')).toHaveFocus()
  for (const name of [/^Coller ou importer mon CV/, /^Ajouter une expérience/])
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'Continuer sans parcours' }).click()

  await expect.element(question('L’annonce demande aussi')).toBeVisible()
  const diploma = page.getByRole('group', { name: /L’offre demande un diplôme/ })
  await diploma.getByRole('radio', { name: 'En cours' }).click()
  await diploma.getByLabelText('Intitulé du diplôme').fill('BP fleuriste')
  await expectAccessibleOnAllSizes()
  await goOn.click()

  await expect.element(question('Pourquoi Les Pivoines')).toHaveFocus()
  expect(career().education).toMatchObject([{ diploma: 'BP fleuriste', status: 'in-progress' }])
  await page.getByLabelText('Votre raison').fill('J’achète mes fleurs chez vous.')
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'Écrire la lettre' }).click()

  await expect.element(surface()).toMatchTextContent('Je vous écris.')
  expect(requests).toMatchObject([
    {
      jobTitle: 'Fleuriste',
      company: 'Les Pivoines',
      interview: { whyThem: 'J’achète mes fleurs chez vous.' },
    },
  ])
  await expect.poll(() => router.state.location.pathname).toMatch(/\/edit$/)
  expect(router.state.location.search).toBe('')
})

test('what is known is not asked again; the way back keeps what was typed, and a lacking diploma stays out', async () => {
  const { requests, router } = await openGuide({ plan: aPlan() })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(post).toHaveValue('Fleuriste')
  await post.fill('')
  await goOn.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Indiquez le poste.')
  await expect.element(post).toHaveFocus()
  await post.fill('Aide-fleuriste')
  await goOn.click()
  await expect
    .element(page.getByText('Une carte de votre parcours est à confirmer'))
    .toMatchTextContent('la lettre ne s’en sert pas encore')
  await page.getByRole('radio', { name: 'Je ne l’ai pas' }).click()
  await goOn.click()
  await expect.element(question('Pourquoi Les Pivoines')).toHaveFocus()
  await router.navigate(-1)
  await router.navigate(-1)
  await expect.element(page.getByLabelText('L’annonce')).toHaveValue(offer)
  await expect.element(post).toHaveValue('Aide-fleuriste')
  await goOn.click()
  // The diploma was said to be lacking.
  await expect.element(question('Pourquoi Les Pivoines')).toBeVisible()
  await page.getByRole('button', { name: 'Étape précédente' }).click()
  await expect.element(question('Qu’avez-vous fait jusqu’ici')).toHaveFocus()
  await goOn.click()
  await expect.element(question('Pourquoi Les Pivoines')).toHaveFocus()
  await page.getByRole('button', { name: 'Écrire la lettre' }).click()
  await expect.poll(() => requests).toMatchObject([{ plan: { denied: ['diploma'] } }])
})

test('the way back passes over a step that has nothing left to ask, by the button of the browser too', async () => {
  const { router } = await openGuide({ plan: aPlan() })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(post).toHaveValue('Fleuriste')
  await goOn.click()
  await page.getByRole('radio', { name: 'Je ne l’ai pas' }).click()
  await goOn.click()
  await expect.element(question('Pourquoi Les Pivoines')).toHaveFocus()
  await router.navigate(-1)
  await expect.element(question('Qu’avez-vous fait jusqu’ici')).toHaveFocus()
  await router.navigate(-1)
  await expect.element(question('À quelle annonce')).toHaveFocus()
  await router.navigate(1)
  await router.navigate(1)
  await expect.element(question('Pourquoi Les Pivoines')).toHaveFocus()
  // A reason that was given is shown again: only its step has the button that writes.
  await page.getByLabelText('Votre raison').fill('J’achète mes fleurs chez vous.')
  await page.getByRole('button', { name: 'Étape précédente' }).click()
  await expect.element(question('Qu’avez-vous fait jusqu’ici')).toHaveFocus()
  await goOn.click()
  await expect.element(page.getByLabelText('Votre raison')).toHaveValue('J’achète mes fleurs chez vous.')
})

test('the empty page is one tap away, with the offer kept', async () => {
  const { router } = await openGuide()
  await page.getByLabelText('L’annonce').fill(offer)
  await page.getByRole('button', { name: 'Écrire sans aide' }).click()
  await expect.element(surface()).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await router.navigate(-1)
  await expect.element(page.getByLabelText('L’annonce')).toHaveValue(offer)
})

test('a CV that is read on the way leads back to the letter, which goes on', async () => {
  const { api, router } = await openGuide({ career: emptyCareer })
  const read: ReadCareer = {
    ...{ jobs: [], education: [], certificates: [], languages: [], interests: [], unfiled: [], text: 'Word' },
    tools: [{ name: 'Word', sources: [{ start: 0, end: 4 }], doubts: [] }],
  }
  api.change({ career: { read: () => ({ data: read }) } })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(post).toHaveValue('Fleuriste')
  await goOn.click()
  await page.getByRole('link', { name: /^Ajouter une expérience/ }).click()
  await page.getByRole('link', { name: 'Revenir à ma lettre' }).click()
  await expect.element(question('Pourquoi Les Pivoines')).toBeVisible()
  await router.navigate({ search: '?step=career' })
  await page.getByRole('link', { name: /^Coller ou importer mon CV/ }).click()
  await page.getByLabelText('Coller un texte').fill('Word')
  await page.getByRole('button', { name: 'Lire ce texte' }).click()
  await page.getByRole('button', { name: 'Ajouter à mon parcours' }).click()
  await expect.element(question('Pourquoi Les Pivoines')).toHaveFocus()
  // A message would cover the question; one that comes later would be after it.
  toast.info({ title: 'Après', duration: 0 })
  await expect.element(page.getByText('Après')).toBeVisible()
  const messages = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')
  expect(messages.elements().map(({ textContent }) => textContent)).toEqual(['Après'])
})

test('a letter that is first saved as one leaves for the CV calls nobody back', async () => {
  const answered = Promise.withResolvers<void>()
  const { api, router } = await openGuide({ career: emptyCareer, saved: answered.promise })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(post).toHaveValue('Fleuriste')
  await goOn.click()
  await expect.poll(() => api.calls.map(({ name }) => name)).toContain('letters.create')
  const link = page.getByRole('link', { name: /^Coller ou importer mon CV/ })
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).click()
  answered.resolve()
  await expect.element(page.getByLabelText('Coller un texte')).toBeVisible()
  await router.navigate(-1)
  await expect.element(question('Qu’avez-vous fait jusqu’ici')).toBeVisible()
})

test('an offer fills its fields again where it was the wrong one, and can be undone', async () => {
  await openGuide()
  const filled = page.getByText(/^Rempli depuis l’annonce/)
  await expect.element(post).not.toBeInTheDocument()
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(filled).toMatchTextContent('Rempli depuis l’annonce : poste et entreprise.')
  await company.fill('Les Pivoines de Tours')
  await page.getByLabelText('L’annonce').fill('Boucher H/F\nMaison Ferrand\nContrat d’apprentissage')
  await expect.element(post).toHaveValue('Boucher')
  await expect.element(company).toHaveValue('Les Pivoines de Tours')
  await expect.element(page.getByLabelText('Type de lettre')).toHaveValue('apprenticeship')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(post).toHaveValue('Fleuriste')
  await expect.element(page.getByLabelText('Type de lettre')).toHaveValue('job_application')
  await expect.element(page.getByRole('status').filter({ hasText: 'Rempli' })).not.toBeInTheDocument()
})

test('an offer that names no employer is enough; without an offer, post and employer are asked', async () => {
  const { requests, router } = await openGuide({ plan: aPlan({ unanswered: [], questions: [] }) })
  await page.getByRole('button', { name: 'Continuer sans annonce' }).click()
  await expect.element(question('Quel poste visez-vous')).toHaveFocus()
  await expectAccessibleOnAllSizes()
  await goOn.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Indiquez le poste et l’entreprise.')
  await expect.element(post).toHaveFocus()
  await post.fill('Cariste')
  await goOn.click()
  await expect.element(company).toHaveFocus()
  await router.navigate(-1)
  await page
    .getByLabelText('L’annonce')
    .fill('Cariste H/F\nAdecco\nNous recherchons pour notre client un cariste.')
  await expect.element(page.getByText('Aucun nom d’entreprise n’a été trouvé dans l’annonce.')).toBeVisible()
  await goOn.click()
  await expect.element(question('Pourquoi ce poste')).toBeVisible()
  await page.getByRole('button', { name: 'Écrire la lettre' }).click()
  await expect.poll(() => requests).toMatchObject([{ jobTitle: 'Cariste', company: '' }])
})

test('an offer in English gives its employer no French article', async () => {
  await openGuide({ plan: aPlan({ unanswered: [], questions: [] }) })
  await page
    .getByLabelText('L’annonce')
    .fill(
      'Line Cook (m/f)\nHarbour Lights Restaurant, Brighton, is looking for a Line Cook to join our kitchen team.',
    )
  await expect.element(company).toHaveValue('Harbour Lights Restaurant')
  await goOn.click()
  await expect.element(question('Pourquoi Harbour Lights Restaurant')).toBeVisible()
})

test('the address of an offer is read before anything else is asked', async () => {
  const { api } = await openGuide()
  api.change({
    offers: {
      read: () => ({
        data: {
          ...{ title: 'fleuriste', throughAgency: false, address: 'vous', text: offer, source: 'json-ld' },
          ...{ needs: [], mandatory: [], requirements: [], tools: [], duties: [] },
        },
      }),
    },
  })
  await page.getByLabelText('L’annonce').fill('https://emploi.example/offres/12')
  await expect.element(post).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Lire l’annonce' }).click()
  await expect.element(post).toHaveValue('Fleuriste')
  await goOn.click()
  await expect.element(question('À quelle annonce')).not.toBeInTheDocument()
})

test('a plan or a career that cannot be had does not stop the letter', async () => {
  const { api } = await openGuide({
    generation: {
      plan: () => {
        throw refusal('INTERNAL_ERROR')
      },
    },
  })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(post).toHaveValue('Fleuriste')
  await goOn.click()
  await expect.element(page.getByText('L’annonce n’a pas pu être comparée')).toBeVisible()
  api.change({
    generation: { plan: () => ({ data: aPlan() }) },
    career: {
      put: () => {
        throw refusal('INTERNAL_ERROR')
      },
    },
  })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('radio', { name: 'Je l’ai' }).click()
  await page.getByLabelText('Intitulé du diplôme').fill('BP fleuriste')
  await goOn.click()
  await expect.element(page.getByText('Vos réponses n’ont pas pu être ajoutées')).toBeVisible()
  await expect.element(page.getByLabelText('Intitulé du diplôme')).toHaveValue('BP fleuriste')
  await page.getByRole('radio', { name: 'Je ne l’ai pas' }).click()
  await goOn.click()
  await expect.element(question('Pourquoi Les Pivoines')).toBeVisible()
})

test('of a text that is longer than an offer may be, the beginning is kept, and the person is told', async () => {
  await openGuide()
  await page.getByLabelText('L’annonce').fill(`${offer}\n${'Politique de cookies. '.repeat(1_200)}`)
  await expect.element(page.getByText(/^Texte trop long/)).toBeVisible()
  await expect.element(company).toHaveValue('Les Pivoines')
  await goOn.click()
  await expect.element(question(/^(?:Qu’avez-vous fait|L’annonce demande|Pourquoi)/)).toBeVisible()
})

test('a double tap on «Continuer» asks the next question, and does not skip it', async () => {
  await openGuide({ career: emptyCareer })
  await page.getByLabelText('L’annonce').fill(offer)
  await expect.element(company).toHaveValue('Les Pivoines')
  await goOn.click()
  await expect.element(question(/^Qu’avez-vous fait/)).toBeVisible()
  const skip = page.getByRole('button', { name: 'Continuer sans parcours' })
  skip.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
  await expect.element(question(/^Qu’avez-vous fait/)).toBeVisible()
  await skip.click()
  await expect.element(question(/^(?:L’annonce demande|Pourquoi)/)).toBeVisible()
})
