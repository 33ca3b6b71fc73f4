import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCareer, cardId, emptyCareer } from '../../testing/career-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { pending, refusal } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { openEditor } from '../../testing/open-editor.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const letter = { jobTitle: 'Fleuriste', company: 'Les Pivoines' }
const fold = () => page.getByRole('button', { name: /^Mon parcours/ })
const cards = () => page.getByRole('group', { name: 'Utiliser dans cette lettre' })
const withCareer = (career = aCareer()) => ({ answers: { career: { get: () => ({ data: career }) } } })

const done = new Response(
  `event: done\ndata: ${JSON.stringify({ content: 'Madame,', seed: 1, missing: [], writer: 'composer' })}\n\n`,
  { headers: { 'content-type': 'text/event-stream' } },
)

test('the cards of a career are listed; the letter leaves out those that are unticked, and remembers them', async () => {
  const requests: unknown[] = []
  const { router, path } = await openEditor(letter, {
    ...withCareer(),
    raw: {
      'POST /v1/letters/generate': async (request) => {
        requests.push(await request.json())
        return done.clone()
      },
    },
  })
  await expect.element(fold()).toMatchTextContent('6 cartes dans cette lettre · 1 à confirmer')
  await fold().click()
  const till = cards().getByRole('checkbox', { name: 'Caissière, Carrefour 2019–2021' })
  await expect.element(cards().getByRole('checkbox').first()).toBeChecked()
  await expect.element(cards().getByText('Vendeuse, Etam')).toMatchTextContent('À confirmer')
  await expectAccessibleOnAllSizes()
  await till.click()
  await expect.element(fold()).toMatchTextContent('5 cartes sur 6')
  await page.getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ excludedFacts: [cardId(1)] })
  expect(JSON.stringify(requests[0])).not.toContain('Carrefour')
  await cards()
    .getByRole('link', { name: /Vendeuse, Etam.*À confirmer/ })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon parcours' })).toBeVisible()
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe(path)
  await expect.element(fold()).toMatchTextContent('5 cartes sur 6')
  await fold().click()
  await expect.element(till).not.toBeChecked()
  await till.click()
  await expect.element(fold()).toMatchTextContent('6 cartes dans')
})

test('an empty career offers three ways to begin', async () => {
  const { router } = await openEditor(letter, withCareer(emptyCareer))
  await expect.element(page.getByRole('link', { name: 'Coller un CV' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Importer un fichier' }))
    .toHaveAttribute('href', '/dashboard/career/import')
  await expectAccessibleOnAllSizes()
  await page.getByRole('link', { name: 'Ajouter une expérience' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/career')
  await expect.element(page.getByLabelText('Poste')).toBeVisible()
})

test('a career that cannot be loaded says so, and is asked for again', async () => {
  const { api } = await openEditor(letter, {
    answers: {
      career: {
        get: () => {
          throw refusal('INTERNAL_ERROR')
        },
      },
    },
  })
  await expect.element(fold()).toMatchTextContent('n’a pas pu être chargé')
  await fold().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  api.change(withCareer().answers)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(cards()).toBeVisible()
})

test('while it loads, the form stands; name and agreement have their own place', async () => {
  const user = aProfile()
  const { api } = await openEditor(letter, {
    answers: {
      career: { get: pending },
      profile: { read: () => ({ data: user }), change: () => ({ data: user }) },
    },
  })
  await expect.element(fold()).toMatchTextContent('Chargement…')
  await fold().click()
  await page.getByRole('button', { name: /^Vous/ }).click()
  await expect.element(page.getByLabelText('Prénom et nom')).toHaveValue(aProfile().displayName)
  await page.getByLabelText('Parler de moi au féminin, au masculin').selectOptions('feminine')
  await expect.element(page.getByRole('button', { name: /^Vous/ })).toMatchTextContent('au féminin')
  await expect.poll(() => api.calls.at(-1)?.name).toMatch(/^profile/)
})

test('what was typed on this device before careers is sent once, then read as cards', async () => {
  const user = aProfile()
  const former = {
    experience: 'Caissière, Carrefour',
    skills: 'Excel, Word',
    education: '',
    achievements: '',
  }
  const { api, router } = await renderScreen('/dashboard/career', {
    profile: user,
    answers: { profile: { read: () => ({ data: user }), change: () => ({ data: user }) } },
  })
  localStorage.setItem(
    `lettrine.profile/${user.id}`,
    JSON.stringify({ name: 'Inès', gender: 'none', ...former }),
  )
  await router.navigate('/dashboard/letters/new')
  const changes = () => api.calls.filter(({ name }) => name === 'profile.change').map(({ input }) => input)
  await expect
    .poll(() => changes()[0])
    .toEqual({
      candidate: {
        experience: 'Caissière, Carrefour',
        skills: ['Excel', 'Word'],
        education: '',
        achievements: [],
      },
    })
  const calls = () => api.calls.map(({ name }) => name)
  await expect
    .poll(() => calls().lastIndexOf('career.get'))
    .toBeGreaterThan(calls().indexOf('profile.change'))
  expect(localStorage.getItem(`lettrine.former-facts/${user.id}`)).toBe('null')
  expect(localStorage.getItem(`lettrine.profile/${user.id}`)).not.toContain('Carrefour')
})

test('the way back from the career leads to the new letter that was begun, saved or not', async () => {
  const store = letterStore([])
  const { router } = await renderScreen('/dashboard/letters/new', {
    answers: { ...store.answers, ...withCareer().answers },
  })
  const order = page.getByLabelText('Consigne')
  await order.fill('Insister sur les bouquets.')
  await fold().click()
  await page.getByRole('link', { name: 'Modifier mon parcours' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon parcours' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(order).toHaveValue('Insister sur les bouquets.')
  await page.getByLabelText('Poste', { exact: true }).fill('Fleuriste')
  await fold().click()
  await page.getByRole('link', { name: 'Modifier mon parcours' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon parcours' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByLabelText('Poste', { exact: true })).toHaveValue('Fleuriste')
  await expect.element(order).toHaveValue('Insister sur les bouquets.')
  await expect.poll(() => store.all()).toHaveLength(1)
})
