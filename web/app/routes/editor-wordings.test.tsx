import type { Career } from '@lettrine/contract/career'
import type { LineWording } from '@lettrine/contract/wording'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCareer, aJob, cardId } from '../../testing/career-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { refusal } from '../../testing/in-memory-api.ts'
import { openEditor, surface } from '../../testing/open-editor.ts'
import { aKeptPlan, aPlan } from '../../testing/plan-fixtures.ts'

const asked = (line: string, said: string | null, wording: string | null): LineWording => ({
  ...{ cardId: cardId(1), line, said, wording, isSure: false },
})
const film = asked(
  'Filmage palette',
  'je m’occupais du filmage de palettes',
  's’occuper du filmage de palettes',
)
const press = asked('Conduite Xerox Iridesse', null, null)

const dialog = () => page.getByRole('dialog', { name: 'Le plan de la lettre' })
const section = () => dialog().getByRole('region', { name: 'Comment le dire' })
const line = (name: string) => section().getByRole('listitem', { name })
const button = (name: string, of: string) => line(of).getByRole('button', { name: `${name}\u00a0: ${of}` })

async function openWordings(
  lines: LineWording[] = [film, press],
  said: string | null = 'je filmais les palettes',
) {
  const requests: unknown[] = []
  let career: Career = aCareer({ jobs: [aJob(1, { tasks: ['Filmage palette', 'Conduite Xerox Iridesse'] })] })
  const editor = await openEditor(
    { jobTitle: 'Préparatrice', company: 'Norlog', offer: 'Vous filmez les palettes.' },
    {
      answers: {
        career: {
          get: () => ({ data: career }),
          put: (change) => {
            // Saved elsewhere meanwhile.
            if (change.version !== career.version) throw refusal('CAREER_VERSION_CONFLICT', { career })
            career = { ...career, ...change, version: career.version + 1 } as Career
            return { data: career }
          },
        },
        generation: {
          plan: ({ answers }) => {
            const own = Object.entries(answers?.wordings ?? {}).map(([one, wording]) => ({
              ...{ cardId: cardId(1), line: one, said, wording, isSure: said !== null },
            }))
            return { data: aPlan({ wordings: answers ? own : lines }) }
          },
        },
      },
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
  await page.getByRole('button', { name: /^Voir le plan/ }).click()
  const tasks = () => career.jobs[0]?.tasks
  const saveElsewhere = () => {
    career = { ...career, version: career.version + 1 }
  }
  return { ...editor, requests, tasks, saveElsewhere }
}

test('nothing is asked where the letter is sure', async () => {
  await openWordings([])
  await expect.element(dialog().getByText('composer des bouquets', { exact: true })).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
})

test('a line stands beside the sentence of the letter, and «C’est juste» confirms it for the next letter', async () => {
  const { requests, stored } = await openWordings()
  await expect.element(line('Filmage palette')).toMatchTextContent('« je m’occupais du filmage de palettes »')
  await expect.element(line('Filmage palette')).toMatchTextContent('Caissière')
  await expect.element(line('Conduite Xerox Iridesse')).toMatchTextContent('ne sait pas comment le dire')
  await expect.element(button('C’est juste', 'Conduite Xerox Iridesse')).not.toBeInTheDocument()
  await expectAccessibleOnAllSizes()
  await button('C’est juste', 'Filmage palette').click()
  await expect.element(line('Filmage palette').getByRole('img', { name: 'Phrase confirmée' })).toBeVisible()
  await expect.element(button('Annuler', 'Filmage palette')).toHaveFocus()
  const wordings = { 'Filmage palette': 's’occuper du filmage de palettes' }
  await expect.poll(() => stored().plan).toEqual(aKeptPlan({ wordings }))
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ plan: { wordings } })
})

test('a confirmation is undone', async () => {
  const { stored } = await openWordings()
  await button('C’est juste', 'Filmage palette').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('C’est juste', 'Filmage palette')).toBeVisible()
  await expect.element(button('Ne pas en parler', 'Filmage palette')).toHaveFocus()
  await expect.poll(() => stored().plan).toEqual(aKeptPlan())
})

test('a sentence is changed from the keyboard; what is no infinitive is explained beside the field', async () => {
  const { requests, router, path } = await openWordings()
  await button('Corriger', 'Filmage palette').click()
  const field = section().getByRole('textbox', { name: 'Comment dire « Filmage palette »' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('s’occuper du filmage de palettes')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Corriger', 'Filmage palette')).toBeVisible()
  await button('Corriger', 'Filmage palette').click()
  await field.fill('filmage des palettes')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/^Commencez par un verbe à l’infinitif/)
  await expect.element(field).toHaveFocus()
  await expectAccessibleOnAllSizes()
  await field.fill('filmer les palettes')
  await expect.element(field).toHaveAccessibleDescription(/par exemple/)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(line('Filmage palette'))
    .toMatchTextContent('La lettre dira« je filmais les palettes »')
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ plan: { wordings: { 'Filmage palette': 'filmer les palettes' } } })
  await router.navigate('/dashboard/career')
  await expect.element(surface()).not.toBeInTheDocument()
  await router.navigate(path)
  await page.getByRole('button', { name: /^Voir le plan/ }).click()
  await expect.element(line('Filmage palette')).toMatchTextContent('« je filmais les palettes »')
})

test('a sentence that the letter cannot say is asked for again', async () => {
  await openWordings([press], null)
  await button('Le dire', 'Conduite Xerox Iridesse').click()
  await section().getByRole('textbox').fill('cahier de la Xerox')
  await section().getByRole('button', { name: 'Valider' }).click()
  await expect.element(line('Conduite Xerox Iridesse')).toMatchTextContent('Essayez un autre verbe')
  await expect.element(button('Corriger', 'Conduite Xerox Iridesse')).toBeVisible()
})

test('a line is left out, and told again', async () => {
  const { requests } = await openWordings()
  await button('Ne pas en parler', 'Filmage palette').click()
  await expect.element(line('Filmage palette')).toMatchTextContent('La lettre n’en parlera pas.')
  await expect.element(button('En parler', 'Filmage palette')).toHaveFocus()
  await expectAccessibleOnAllSizes()
  await dialog().getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ plan: { wordings: { 'Filmage palette': '' } } })
  await page.getByRole('button', { name: /^Voir le plan/ }).click()
  await button('En parler', 'Filmage palette').click()
  await expect.element(line('Filmage palette')).toMatchTextContent('« je m’occupais du filmage de palettes »')
})

test('the career says it so from now on, over what was saved elsewhere, and it is undone', async () => {
  const { tasks, saveElsewhere, api } = await openWordings()
  await button('C’est juste', 'Filmage palette').click()
  saveElsewhere()
  await button('Enregistrer dans mon parcours', 'Filmage palette').click()
  await expect.element(line('Filmage palette')).toMatchTextContent('Votre parcours a été mis à jour.')
  expect(tasks()).toEqual(['s’occuper du filmage de palettes', 'Conduite Xerox Iridesse'])
  await expect.element(button('Annuler', 'Filmage palette')).toHaveFocus()
  await button('Annuler', 'Filmage palette').click()
  await expect.poll(tasks).toEqual(['Filmage palette', 'Conduite Xerox Iridesse'])
  await expect.element(button('Enregistrer dans mon parcours', 'Filmage palette')).toBeVisible()
  api.change({
    career: {
      put: () => {
        throw refusal('INTERNAL_ERROR')
      },
    },
  })
  await button('Enregistrer dans mon parcours', 'Filmage palette').click()
  await expect.element(page.getByText('Votre parcours n’a pas pu être enregistré.')).toBeVisible()
  expect(tasks()).toEqual(['Filmage palette', 'Conduite Xerox Iridesse'])
})
