import type { Career } from '@lettrine/contract/career'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { type ApiAnswers, deferred, refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const id = (number: number) => `0199c000-0000-7000-8000-00000000000${number}`
const empty: Career = {
  ...{ jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [], unfiled: [] },
  ...{ version: 0, updatedAt: null },
}
const job: Career['jobs'][number] = {
  ...{ id: id(1), confirmed: false, kind: 'employment', title: 'Caissière', employer: 'Carrefour' },
  ...{ employerKind: '', place: 'Lille', from: '2019-03', to: '2021', current: false },
  ...{ tasks: ['tenir la caisse'], results: [] },
}
const known: Career = { ...empty, jobs: [job], unfiled: ['Sens du contact'], version: 3 }

const occupation = {
  ...{
    code: 'D1505',
    name: { masculine: 'Caissier', feminine: 'Caissière' },
    titles: [],
    access: [],
    diplomas: [],
  },
  tasks: [
    'enregistrer les achats',
    'assurer l’encaissement des produits',
    'gérer la caisse',
    'orienter les clients',
  ],
  near: [],
}

/** A career kept in memory; saves raise its version. */
function careerStore(career: Career, more: Partial<ApiAnswers['career']> = {}): ApiAnswers {
  let stored = career
  return {
    career: {
      get: () => ({ data: stored }),
      put: ({ version, ...lists }) => {
        stored = { ...stored, ...lists, version: version + 1, updatedAt: null } as Career
        return { data: stored }
      },
      ...more,
    },
    occupations: {
      search: () => ({ data: { items: [{ code: 'D1505', masculine: 'Caissier', feminine: 'Caissière' }] } }),
      read: () => ({ data: occupation }),
    },
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const puts = (api: Awaited<ReturnType<typeof renderScreen>>['api']) =>
  api.calls.filter(({ name }) => name === 'career.put').map(({ input }) => input as Career)

test('an experience is added by taps: title, employer, dates, tasks of the occupation; it is saved by itself', async () => {
  const { api } = await renderScreen('/dashboard/career', { answers: careerStore(empty) })
  await expect.element(page.getByText('Rien encore.')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await button('Ajouter une expérience').click()
  await expect.element(page.getByLabelText('Poste')).toHaveFocus()
  await page.getByLabelText('Poste').fill('caiss')
  await button('Caissière').click()
  await page.getByLabelText('Employeur').first().fill('Carrefour')
  await page.getByLabelText('Ville').fill('Lille')
  await page.getByLabelText('Début').fill('mars 2019')
  await page.getByLabelText('Fin').fill('2021')
  await button('gérer la caisse').click()
  await button('enregistrer les achats').click()
  await expect
    .element(page.getByLabelText('Vos tâches'))
    .toHaveValue('gérer la caisse\nenregistrer les achats')
  await expectAccessibleOnAllSizes()
  await button('Terminé').click()
  await expect.element(page.getByRole('heading', { name: 'Caissière, Carrefour' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Carrefour' }).first()).toHaveFocus()
  await expect.element(page.getByText('mars 2019 – 2021')).toBeVisible()
  await expect
    .poll(() => puts(api).at(-1)?.jobs)
    .toMatchObject([
      {
        title: 'Caissière',
        place: 'Lille',
        from: '2019-03',
        to: '2021',
        tasks: ['gérer la caisse', 'enregistrer les achats'],
        confirmed: true,
      },
    ])
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
})

test('a form without a name or with wrong dates says so, and is kept', async () => {
  await renderScreen('/dashboard/career', { answers: careerStore(empty) })
  await button('Ajouter une expérience').click()
  await page.getByLabelText('Début').fill('avril 2021')
  await page.getByLabelText('Fin').fill('2019')
  await button('Terminé').click()
  await expect.element(page.getByText('Écrivez le poste ou l’employeur.')).toBeVisible()
  await expect.element(page.getByText('La date de fin est avant la date de début.')).toBeVisible()
  await page.getByLabelText('Début').fill('il y a longtemps')
  await expect.element(page.getByText('Écrivez une année, ou un mois et une année.')).toBeVisible()
})

test('a card is confirmed, removed, and comes back with undo; a line of the tray becomes its task', async () => {
  const { api } = await renderScreen('/dashboard/career', { answers: careerStore(known) })
  await expect.element(page.getByText('Une carte est à vérifier')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await button('C’est juste').click()
  await expect.element(page.getByText('Une carte est à vérifier')).not.toBeInTheDocument()
  await button(/^Ranger/u).click()
  await page.getByRole('menuitem', { name: 'Tâche de… Caissière, Carrefour' }).click()
  await expect.element(page.getByRole('heading', { name: 'À ranger' })).not.toBeInTheDocument()
  await button(/^Autres actions/u).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect.element(page.getByRole('heading', { name: 'Caissière, Carrefour' })).not.toBeInTheDocument()
  await button('Annuler').first().click()
  await expect.element(page.getByRole('heading', { name: 'Caissière, Carrefour' })).toBeVisible()
  await expect
    .poll(() => puts(api).at(-1)?.jobs)
    .toMatchObject([{ tasks: ['tenir la caisse', 'Sens du contact'], confirmed: true }])
})

test('licences, languages and tools are added by a tap or a word', async () => {
  const { api } = await renderScreen('/dashboard/career', { answers: careerStore(empty) })
  await button('Permis B').click()
  await button('Anglais').click()
  await page.getByLabelText('Outil ou logiciel').fill('Excel, AutoCAD')
  await page.getByLabelText('Outil ou logiciel').element().closest('form')?.requestSubmit()
  await expect
    .poll(() => puts(api).at(-1))
    .toMatchObject({
      certificates: [{ name: 'Permis B' }],
      languages: [{ name: 'Anglais' }],
      tools: [{ name: 'AutoCAD' }, { name: 'Excel' }],
    })
})

test('a career changed elsewhere is not overwritten without asking', async () => {
  const theirs: Career = { ...known, jobs: [{ ...job, title: 'Hôtesse de caisse' }], version: 4 }
  const { api } = await renderScreen('/dashboard/career', {
    answers: careerStore(known, {
      put: ({ version }) => {
        if (version === 3) throw refusal('CAREER_VERSION_CONFLICT', { career: theirs })
        return { data: { ...theirs, version: 5 } }
      },
    }),
  })
  await button('C’est juste').click()
  await expect.element(page.getByText('Votre parcours a été modifié sur un autre appareil')).toBeVisible()
  await button('Garder cette version').click()
  await expect.poll(() => puts(api).at(-1)?.version).toBe(4)
  await expect.element(page.getByText('Votre parcours a été modifié')).not.toBeInTheDocument()
})

test('what another window saved is shown when this one is looked at again', async () => {
  const { api } = await renderScreen('/dashboard/career', { answers: careerStore(known) })
  await expect.element(button('C’est juste')).toBeVisible()
  const theirs: Career = { ...known, jobs: [{ ...job, title: 'Hôtesse de caisse' }], version: 4 }
  api.change({ career: { get: () => ({ data: theirs }) } })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Hôtesse de caisse').first()).toBeVisible()
})

test('a change made while a save is on its way waits for its version, and raises no conflict', async () => {
  const slow = deferred<{ data: Career }>()
  let saves = 0
  const { api } = await renderScreen('/dashboard/career', {
    answers: careerStore(known, {
      put: ({ version, ...lists }) => {
        saves++
        const answer = { data: { ...known, ...lists, version: version + 1 } as Career }
        return saves === 1 ? slow.answer() : answer
      },
    }),
  })
  await button('C’est juste').click()
  await expect.poll(() => puts(api)).toHaveLength(1)
  await button('Permis B').click()
  // Longer than the pause before a save.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(puts(api)).toHaveLength(1)
  slow.resolve({ data: { ...known, version: 4 } })
  await expect
    .poll(() => puts(api).at(-1))
    .toMatchObject({ version: 4, certificates: [{ name: 'Permis B' }] })
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
})

test('a change is saved when the screen is left at once', async () => {
  const { api, router } = await renderScreen('/dashboard/career', { answers: careerStore(known) })
  await button('C’est juste').click()
  await router.navigate('/help')
  await expect.poll(() => puts(api).at(-1)?.jobs).toMatchObject([{ confirmed: true }])
})
