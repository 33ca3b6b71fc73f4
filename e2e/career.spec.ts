import { expect, type Page, test } from '@playwright/test'
import { finger, type Hand, keyboard, recordCost } from './hand.ts'
import { closeMessagesInTheWay } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

const cv = `Nadège Kermarrec
12 rue du Port, 29200 Brest
06 00 00 00 00

EXPÉRIENCES
2021 - 2024 : Vendeuse, Armor Lux, Brest
- Tenir la caisse
- Réassortir les rayons
2018 - 2020 : Serveuse, Crêperie du Quai, Brest
- Servir en salle

FORMATION
2017 : BTS Management des unités commerciales, lycée Vauban, Brest

LANGUES
Anglais : B1

COMPÉTENCES
Excel, Word
Sens du contact`

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

const tasksToTick = (page: Page) => page.getByRole('group', { name: /^Ce que vous y faisiez/ })

/** From a pasted CV to a confirmed career, and one experience more. */
async function tellCareer(page: Page, hand: Hand): Promise<void> {
  await test.step('a CV is pasted and read', async () => {
    await hand.paste(page.getByLabel('Coller un texte'), cv)
    await hand.press(button(page, 'Lire ce texte'))
    await expect(page.getByRole('article', { name: 'Vendeuse, Armor Lux' })).toBeVisible()
  })
  await test.step('one card is corrected, the rest confirmed', async () => {
    await hand.press(button(page, 'Corriger'))
    await hand.write(page.getByLabel('Employeur', { exact: true }), 'Armor Lux Siam')
    // They come with the occupation, and move what is below.
    await expect(tasksToTick(page)).toBeVisible()
    await hand.press(button(page, 'Terminé'))
    await expect(page.getByRole('article', { name: 'Serveuse, Crêperie du Quai' })).toBeVisible()
    await hand.press(button(page, /^Tout confirmer/))
  })
  await test.step('a line of the tray is thrown away, and the cards are added', async () => {
    await hand.press(button(page, 'Jeter\u00a0: Sens du contact'))
    await expect(page.getByText('Tout est rangé')).toBeVisible()
    await hand.press(button(page, 'Ajouter à mon parcours'))
    await expect(page.getByRole('heading', { level: 1, name: 'Mon parcours' })).toBeVisible()
  })
  await test.step('an experience is added, with three tasks ticked', async () => {
    await hand.press(button(page, 'Ajouter une expérience'))
    await hand.write(page.getByLabel('Poste'), 'hôtesse de caisse')
    const nearest = page.getByRole('group', { name: 'Intitulés proches' }).getByRole('button').first()
    // The titles of what was half typed give way to those of the whole.
    await expect(nearest).toHaveText('Hôtesse de caisse')
    await hand.press(nearest)
    await hand.write(page.getByLabel('Employeur', { exact: true }), 'Monoprix')
    await hand.write(page.getByLabel('Début'), '2024')
    const tasks = tasksToTick(page).getByRole('button')
    for (const at of [0, 1, 2]) await hand.press(tasks.nth(at))
    await hand.press(button(page, 'Terminé'))
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  })
  expect(recordCost(hand).seconds).toBeLessThan(120)
}

async function expectCareer(page: Page, token: string) {
  const career = await callApi(page, token, 'GET', '/career')
  expect(career.jobs).toMatchObject([
    { employer: 'Monoprix', from: '2024', confirmed: true },
    { title: 'Vendeuse', employer: 'Armor Lux Siam', tasks: ['tenir la caisse', 'réassortir les rayons'] },
    { title: 'Serveuse', employer: 'Crêperie du Quai' },
  ])
  expect(career.jobs[0].tasks).toHaveLength(3)
  expect(career.education).toMatchObject([{ diploma: 'BTS', confirmed: true }])
  expect(career.languages).toMatchObject([{ name: 'Anglais', cefr: 'B1' }])
  expect(career.tools.map(({ name }: { name: string }) => name)).toEqual(['Excel', 'Word'])
  expect(career.unfiled).toEqual([])
}

test('a career is told on a phone, from a pasted CV and by a few taps', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await closeMessagesInTheWay(page)
  await page.goto('/dashboard/career/import')
  await tellCareer(page, finger())
  await expectCareer(page, token)
})

test('a career is told by the keyboard alone', { tag: '@desktop-only' }, async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard/career/import')
  await expect(page.getByRole('heading', { name: 'Donner votre CV' })).toBeVisible()
  await tellCareer(page, keyboard(page))
  await expectCareer(page, token)
})
