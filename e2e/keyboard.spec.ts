import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { focus, goTo, isFocused, isNotLost, press, typeInto } from './keyboard.ts'
import { surfaceOf } from './letter.ts'
import { newPerson, randomAddress } from './person.ts'

const offer = `LES VERGERS DU LAC recrutent un ouvrier arboricole H/F, CDD de 8 mois (réf. VL-204)
Vos missions :
- Tailler les pommiers et les poiriers
- Assurer la récolte et le tri des fruits
Profil : permis B exigé
Envoyer CV et lettre à Mme Garnier`

test('a letter is written, corrected, exported and shared by the keyboard', { tag: '@desktop-only' }, async ({
  page,
}) => {
  test.setTimeout(150_000)
  await page.setExtraHTTPHeaders(randomAddress())
  const person = newPerson()
  let letterPath = ''
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await test.step('from the home page to sign-up', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await press(page, page.getByRole('main').getByRole('link', { name: 'Écrire ma lettre' }).first())
    await expect(page).toHaveURL(/\/register/)
    await typeInto(page, page.getByLabel('Nom complet'), person.name)
    await typeInto(page, page.getByLabel('Adresse email'), person.email)
    await typeInto(page, page.getByLabel('Mot de passe', { exact: true }), person.password)
    await typeInto(page, page.getByLabel('Confirmation du mot de passe'), person.password)
    await press(page, page.getByRole('checkbox'), 'Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await press(page, button('Créer mon compte'))
    await expect(page).toHaveURL(/\/dashboard\/subscription\?plan=free$/)
  })

  await test.step('an offer is pasted, and fills its fields', async () => {
    await press(page, page.getByRole('link', { name: 'Écrire ma première lettre' }))
    await expect(page.getByRole('heading', { name: /^À quelle annonce/ })).toBeFocused()
    await goTo(page, page.getByLabel('L’annonce'))
    // As a paste does: all at once.
    await page.keyboard.insertText(offer)
    await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('Les Vergers du Lac')
    await isNotLost(page)
  })

  await test.step('the guide asks what the offer requires and why them, and can be gone back through', async () => {
    const motive = page.getByRole('heading', { name: /^Pourquoi les Vergers du Lac/ })
    await press(page, button('Continuer'))
    await press(page, button('Continuer sans parcours'))
    await expect(page.getByRole('heading', { name: 'L’annonce demande aussi' })).toBeFocused()
    await press(page, page.getByRole('radio', { name: 'Je l’ai' }), 'Space')
    await expect(page.getByRole('radio', { name: 'Je l’ai' })).toBeChecked()
    await press(page, button('Continuer'))
    await expect(motive).toBeFocused()
    await typeInto(page, page.getByLabel('Votre raison'), 'J’aime le travail dehors.')
    await press(page, button('Étape précédente'), 'Enter', 'Shift+Tab')
    // The licence is known by now: nothing is left to ask on the way.
    await expect(page.getByRole('heading', { name: /^Qu’avez-vous fait/ })).toBeFocused()
    await press(page, button('Continuer'))
    await expect(motive).toBeFocused()
    await expect(page.getByLabel('Votre raison')).toHaveValue('J’aime le travail dehors.')
  })

  await test.step('the letter is written', async () => {
    await press(page, button('Écrire la lettre'))
    await expect(page).toHaveURL(/\/dashboard\/letters\/[0-9a-f-]{36}\/edit$/, { timeout: 30_000 })
    letterPath = new URL(page.url()).pathname
    await expect(surfaceOf(page)).toContainText('Vergers du Lac')
    await expect(button('Finaliser')).toBeEnabled()
    await isNotLost(page)
  })

  await test.step('a fault is typed, explained and corrected', async () => {
    await goTo(page, surfaceOf(page))
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Je viens à vélo pour pour la récolte.')
    await expect(page.locator('.finding-error', { hasText: 'pour pour' })).toBeVisible()
    const card = page.getByRole('dialog', { name: 'Remarque du relecteur' })
    for (let turns = 0; turns < 9; turns++) {
      await page.keyboard.press('F8')
      await expect(card).toBeVisible()
      if (((await card.textContent()) ?? '').includes('pour pour')) break
    }
    await expect(card.getByRole('button', { name: 'Remplacer' })).toBeFocused()
    await expect.poll(() => focus(page)).toBe('shown')
    await page.keyboard.press('Enter')
    await expect(surfaceOf(page)).toContainText('à vélo pour la récolte')
    await expect(surfaceOf(page)).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Enregistré/).first()).toBeVisible()
  })

  await test.step('the open passage is reached and written', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('Le travail dehors me convient, par tous les temps.')
    await expect(surfaceOf(page)).not.toContainText('[[')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Enregistré/).first()).toBeVisible()
  })

  await test.step('it is finalised', async () => {
    await press(page, button('Finaliser'), 'Enter', 'Shift+Tab')
    const sheet = page.getByRole('dialog')
    await press(page, sheet.getByRole('button', { name: /^Finaliser/ }), 'Enter', 'Shift+Tab')
    await press(page, sheet.getByRole('button', { name: 'Mes lettres' }))
    await expect(page).toHaveURL(/\/dashboard\/letters$/)
    await expect(page.getByText('Finalisée', { exact: true }).first()).toBeVisible()
  })

  const opener = async (name: string) => {
    await press(page, button(name))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
      .toBe(true)
  }
  const closed = async (name: string) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(name)).toBeFocused()
    await expect.poll(() => focus(page)).toBe('shown')
  }

  await test.step('it is downloaded as a PDF', async () => {
    await press(page, page.locator(`main a[href="${letterPath}"]`).first())
    await expect(page).toHaveURL(new RegExp(`${letterPath}$`))
    await expect(surfaceOf(page)).toContainText('à vélo')
    await opener('Exporter')
    const downloading = page.waitForEvent('download')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Télécharger le PDF' }))
    const download = await downloading
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    if (await page.getByRole('dialog').isVisible()) await closed('Exporter')
    else await isNotLost(page)
  })

  await test.step('it is shared', async () => {
    await opener('Partager')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Créer le lien' }))
    await expect(page.getByLabel('Lien de partage')).toHaveValue(/\/l\/[\w-]{22}$/)
    await isNotLost(page)
    await closed('Partager')
  })

  await test.step('its writer signs out', async () => {
    await press(page, page.getByRole('link', { name: 'Mes lettres' }), 'Enter', 'Shift+Tab')
    await expect(page).toHaveURL(/\/dashboard\/letters$/)
    await press(page, button(`Compte de ${person.name}`), 'Enter', 'Shift+Tab')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    for (let presses = 0; presses < 9; presses++) {
      if (await isFocused(page.getByRole('menuitem', { name: 'Déconnexion' }))) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('Déconnexion réussie')).toBeVisible()
  })
})
