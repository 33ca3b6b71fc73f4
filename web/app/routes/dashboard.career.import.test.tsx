import type { Career, ReadCareer } from '@lettrine/contract/career'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleOnAllSizes, expectNoOverflow, phoneSize } from '../../testing/expect-accessible.ts'
import {
  type ApiAnswers,
  deferred,
  pending,
  type RawAnswers,
  refusal,
  refusalResponse,
  unreachable,
} from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const text = [
  'Nadia Ferhat',
  'EXPÉRIENCES',
  'Vendeuse, Etam, 2018 – 2021',
  'tenue de la caisse',
  'Animatrice, Wasquehal',
  'FORMATION',
  'BTS MUC, lycée Gaston Berger',
  'Permis B',
  'Anglais : B1',
  'Word',
  'Sens du contact',
  'Vendredi prochain',
].join('\n')
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const job = { kind: 'employment' as const, employerKind: '', place: '', current: false, results: [] }

const read: ReadCareer = {
  jobs: [
    {
      ...{ ...job, title: 'Vendeuse', employer: 'Etam', from: '2018', to: '2021' },
      ...{
        tasks: ['tenir la caisse'],
        sources: [at('Vendeuse, Etam, 2018 – 2021'), at('tenue de la caisse')],
      },
      doubts: [],
    },
    {
      ...{ ...job, title: 'Animatrice', employer: 'Wasquehal', from: '', to: '', tasks: [] },
      ...{ sources: [at('Animatrice, Wasquehal')], doubts: ['employer', 'dates'] },
    },
  ],
  education: [
    {
      ...{ diploma: 'BTS', field: 'MUC', school: 'lycée Gaston Berger', place: '', from: '', to: '' },
      ...{
        status: 'obtained',
        details: [],
        sources: [at('BTS MUC, lycée Gaston Berger')],
        doubts: ['dates'],
      },
    },
  ],
  certificates: [{ name: 'Permis B', year: '', sources: [at('Permis B')], doubts: [] }],
  languages: [{ name: 'Anglais', level: 'B1', cefr: 'B1', sources: [at('Anglais : B1')], doubts: [] }],
  tools: [{ name: 'Word', sources: [at('Word')], doubts: [] }],
  interests: [],
  unfiled: [
    { ...at('Nadia Ferhat'), kind: 'identity' },
    { ...at('EXPÉRIENCES'), kind: 'heading' },
    { ...at('FORMATION'), kind: 'heading' },
    { ...at('Sens du contact'), kind: 'text' },
    { ...at('Vendredi prochain'), kind: 'text' },
  ],
  text,
}
const nothingRead: ReadCareer = {
  ...{ jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [] },
  ...{ text: 'Bonjour à tous', unfiled: [{ start: 0, end: 14, kind: 'text' }] },
}
const empty: Career = {
  ...{ jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [], unfiled: [] },
  ...{ version: 0, updatedAt: null },
}

function careerStore(more: Partial<ApiAnswers['career']> = {}, stored = empty): ApiAnswers {
  let now = stored
  return {
    career: {
      get: () => ({ data: now }),
      put: ({ version, ...lists }) => {
        now = { ...now, ...lists, version: version + 1, updatedAt: null } as Career
        return { data: now }
      },
      read: () => ({ data: read }),
      ...more,
    },
    occupations: { search: () => ({ data: { items: [] } }) },
  }
}

const path = '/dashboard/career/import'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const lit = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
const open = (answers = careerStore(), raw: RawAnswers = {}) => renderScreen(path, { answers, raw })
async function readText(words = text) {
  await page.getByLabelText('Coller un texte').fill(words)
  await button('Lire ce texte').click()
}
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
const chooseFile = (chosen: File) =>
  userEvent.upload(page.getByCss('input[type="file"]').element() as HTMLInputElement, chosen)
function dropFiles(...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
const puts = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.calls.filter(({ name }) => name === 'career.put').map(({ input }) => input as Career)

test('a text is read, a card corrected, another thrown away, a line filed; the rest is confirmed and added', async () => {
  const screen = await open()
  await expect.element(heading('Donner votre CV')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await readText()
  await expect.element(heading('Vérifier')).toHaveFocus()
  await expect.element(page.getByText('1\u00a0sur\u00a06')).toBeVisible()
  expect(lit()).toEqual(['Vendeuse, Etam, 2018 – 2021', 'tenue de la caisse'])
  await expectAccessibleOnAllSizes()

  await button('Corriger').click()
  await expect.element(page.getByLabelText('Poste')).toHaveFocus()
  // Nothing else can be touched while a form is open: what is typed would be lost.
  await expect.element(button('Carte suivante')).toBeDisabled()
  await expect.element(button('Ajouter à mon parcours')).not.toBeInTheDocument()
  await page.getByLabelText('Employeur', { exact: true }).fill('Undiz')
  await button('Terminé').click()
  await expect.element(page.getByRole('article', { name: 'Animatrice, Wasquehal' })).toHaveFocus()
  expect(lit()).toEqual(['Animatrice, Wasquehal'])
  await expect.element(page.getByText('Employeur à vérifier')).toBeVisible()
  await button('Ce n’est pas un poste').click()
  await expect.element(page.getByRole('article', { name: 'BTS MUC' })).toHaveFocus()

  await button(/^Ranger : Sens du contact/).click()
  await page.getByRole('menuitem', { name: 'Tâche de : Vendeuse, Undiz' }).click()
  await button('Jeter : Vendredi prochain').click()
  await expect.element(page.getByText('Vendredi prochain').nth(1)).not.toBeInTheDocument()
  await page.getByText('3 lignes de titres et de coordonnées mises de côté').click()
  await expect.element(page.getByCss('details').getByText('Nadia Ferhat')).toBeVisible()

  await button('Tout confirmer, sauf 1 à vérifier').click()
  await expect.element(page.getByText(/Une carte n’est pas confirmée/)).toBeVisible()
  await expectAccessibleOnAllSizes()
  await button('Ajouter à mon parcours').click()
  await expect.element(page.getByText('5 cartes ajoutées')).toBeVisible()
  await expect.element(heading('Mon parcours')).toBeVisible()
  const [sent] = puts(screen)
  expect(sent?.jobs).toMatchObject([
    { employer: 'Undiz', confirmed: true, tasks: ['tenir la caisse', 'Sens du contact'] },
  ])
  expect(sent?.education).toMatchObject([{ diploma: 'BTS', confirmed: false }])
  expect(sent?.tools).toMatchObject([{ name: 'Word', confirmed: true }])
  expect(sent?.unfiled).toEqual(['Animatrice, Wasquehal'])
  expect(Object.keys(sessionStorage).filter((key) => key.includes('career-import'))).toEqual([])
})

test('on a keyboard: arrows, Enter, C, Backspace and Ctrl+Z', async () => {
  await open()
  await readText()
  await expect.element(heading('Vérifier')).toHaveFocus()
  ;(page.getByRole('article').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('article', { name: 'Animatrice, Wasquehal' })).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByRole('article', { name: 'BTS MUC' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('article', { name: 'Animatrice, Wasquehal' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/^Carte confirmée\. 2.sur.6$/)
  await userEvent.keyboard('c')
  await expect.element(page.getByLabelText('Poste')).toHaveFocus()
  // In a field, typing is undone, not the last answer.
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByLabelText('Poste')).toHaveValue('Animatrice')
  await button('Annuler').click()
  await expect.element(page.getByRole('article', { name: 'Animatrice, Wasquehal' })).toHaveFocus()
})

test('on a phone, one card at a time, with its lines above and its buttons below', async () => {
  await open()
  await page.viewport(phoneSize[0], phoneSize[1])
  await readText()
  await expect.element(page.getByRole('article', { name: 'Vendeuse, Etam' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Animatrice/ })).not.toBeInTheDocument()
  await expect.element(button('Ajouter à mon parcours')).not.toBeInTheDocument()
  for (const name of ['C’est juste', 'Corriger', 'Ce n’est pas un poste']) {
    const { bottom, height } = button(name).element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    expect(bottom).toBeLessThanOrEqual(phoneSize[1])
    expect(bottom).toBeGreaterThan(phoneSize[1] - 140)
  }
  await button('Carte suivante').click()
  await expect.element(page.getByRole('article', { name: 'Animatrice, Wasquehal' })).toBeVisible()
  const source = page.getByLabelText('Texte de votre CV').element().getBoundingClientRect()
  const line = document.querySelector('mark')?.getBoundingClientRect()
  expect(line && line.top >= source.top && line.bottom <= source.bottom).toBe(true)
  for (const _ of read.jobs) await button('C’est juste').click()
  for (const _ of [1, 2, 3]) await button('C’est juste').click()
  await expect.element(heading(/^À ranger/)).toHaveFocus()
  await expect.element(page.getByText(/Une carte n’est pas confirmée/)).toBeVisible()
  await expect.element(button('Ajouter à mon parcours')).toBeVisible()
  await button('La revoir').click()
  await expect.element(page.getByRole('article', { name: 'Vendeuse, Etam' })).toBeVisible()
  await page.viewport(320, 640)
  await expectNoOverflow()
})

test('a reload keeps the review; leaving asks first', async () => {
  const { router } = await open()
  await readText()
  await button('C’est juste').click()
  const key = Object.keys(sessionStorage).find((name) => name.includes('career-import'))
  expect(JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}').review.cards[0].card.confirmed).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Mon parcours' }).click()
  await expect.element(page.getByRole('dialog', { name: /Quitter sans ajouter/ })).toBeVisible()
  await button('Annuler').click()
  expect(router.state.location.pathname).toBe(path)
  await page.getByRole('main').getByRole('link', { name: 'Mon parcours' }).click()
  await button('Quitter').click()
  await expect.element(heading('Mon parcours')).toBeVisible()
  await router.navigate(path)
  await expect.element(page.getByText('2\u00a0sur\u00a06')).toBeVisible()
  await button('Lire un autre CV').click()
  await button('Abandonner ces cartes').click()
  await expect.element(page.getByLabelText('Coller un texte')).toHaveValue(text)
})

test('a file that cannot be read says why and what to do; a large one is not sent; a reading is cancelled', async () => {
  const answer = deferred<Response>()
  const refused = refusalResponse('CAREER_FILE_REFUSED')
  const answers = [() => refused, answer.answer, () => Response.json({ data: read })]
  let sent = 0
  await open(careerStore(), { 'POST /v1/career/read': () => answers[sent++]?.() ?? Response.error() })
  await page.getByLabelText('Coller un texte').fill('Mes notes')
  await chooseFile(file('cv.pdf'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/n’a pas pu être lu/)
  await expectAccessibleOnAllSizes()
  await chooseFile(file('gros.pdf', 6 * 1024 * 1024))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/pèse 6 Mo/)
  expect(sent).toBe(1)
  await chooseFile(file('cv.pdf'))
  await expect.element(page.getByText('Lecture de « cv.pdf »…')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await button('Annuler').click()
  await expect.element(button('Choisir un fichier')).toHaveFocus()
  await expect.element(page.getByLabelText('Coller un texte')).toHaveValue('Mes notes')
  dropFiles(file('cv.pdf'), file('lettre.pdf'))
  await expect.element(page.getByText('Déposez un seul fichier à la fois.')).toBeVisible()
  dropFiles(file('cv.pdf'))
  await expect.element(heading('Vérifier')).toBeVisible()
})

test('offline, nothing typed is lost, and reading is tried again', async () => {
  const screen = await open(careerStore({ read: unreachable }))
  await button('Lire ce texte').click()
  await expect.element(page.getByText('Collez ou écrivez d’abord un texte.')).toBeVisible()
  await readText()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Pas de connexion/)
  await expect.element(page.getByLabelText('Coller un texte')).toHaveValue(text)
  screen.api.change({ career: { read: pending } })
  await button('Réessayer').click()
  await expect.element(page.getByText('Lecture de votre texte…')).toBeVisible()
})

test('a text without cards goes to the tray, and an experience is added by hand', async () => {
  const screen = await open(careerStore({ read: () => ({ data: nothingRead }) }))
  await readText('Bonjour à tous')
  await expect.element(heading('Aucune carte n’a été trouvée')).toBeVisible()
  await expect.element(page.getByText('Bonjour à tous').nth(1)).toBeVisible()
  await expectAccessibleOnAllSizes()
  await button('Ajouter une expérience').click()
  await page.getByLabelText('Poste').fill('Jardinier')
  await button('Terminé').click()
  await button('Ajouter à mon parcours').click()
  await expect.element(page.getByText('Une carte ajoutée')).toBeVisible()
  expect(puts(screen)[0]).toMatchObject({ jobs: [{ title: 'Jardinier' }], unfiled: ['Bonjour à tous'] })
})

test('a save from another device is merged with; a failure loses nothing', async () => {
  const other: Career = {
    ...empty,
    ...{ version: 4, tools: [{ id: '0199c000-0000-7000-8000-000000000001', confirmed: true, name: 'Word' }] },
  }
  const screen = await open(
    careerStore({
      put: () => {
        throw refusal('INTERNAL_ERROR')
      },
    }),
  )
  await readText()
  await button('Ajouter à mon parcours').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Rien n’est perdu/)
  screen.api.change({
    career: {
      put: ({ version, ...lists }) => {
        if (version !== other.version) throw refusal('CAREER_VERSION_CONFLICT', { career: other })
        return { data: { ...other, ...lists, version: 5 } as Career }
      },
    },
  })
  await button('Ajouter à mon parcours').click()
  await expect.element(page.getByText('5 cartes ajoutées')).toBeVisible()
  await expect.element(page.getByText(/Une autre était déjà dans votre parcours/)).toBeVisible()
  expect(puts(screen).at(-1)).toMatchObject({ version: 4, tools: [{ name: 'Word', confirmed: true }] })
})

test('once the cards are added, the way back does not lead to the import again', async () => {
  const { router } = await renderScreen('/dashboard/career', { answers: careerStore() })
  await router.navigate(path)
  await readText()
  await button(/^Tout confirmer/).click()
  await button('Ajouter à mon parcours').click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/career')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/career')
  await expect.element(page.getByLabelText('Coller un texte')).not.toBeInTheDocument()
})
