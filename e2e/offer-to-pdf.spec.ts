import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { findFaults } from './axe.ts'
import { finger, recordCost } from './hand.ts'
import { closeMessagesInTheWay } from './letter.ts'
import { arriveSignedIn } from './person.ts'

const offer = `Animateur / Animatrice en accueil de loisirs (H/F)
Mairie de Plouzanec - 29290 Plouzanec - CDD 12 mois, 28 h
Vos missions :
- Accueillir les enfants de 6 à 11 ans et leurs familles
- Proposer et encadrer des activités manuelles et sportives
- Veiller à la sécurité du groupe
Profil : BAFA exigé, permis B.`

const cv = `Nadège Kermarrec
EXPÉRIENCES
Depuis 04/2023 : Animatrice périscolaire, Ville de Séné
- Encadrement d'un groupe de 14 enfants
- Organisation d'ateliers de cuisine
FORMATION
2022 : Bac pro SAPAT, lycée Le Gros Chêne, Pontivy
Permis B`

test('an offer and a CV become a PDF on a phone, in few taps and words', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await arriveSignedIn(page)
  await closeMessagesInTheWay(page)
  await page.goto('/dashboard')
  const hand = finger()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const accept = async (screen: string) => {
    expect(await findFaults(page), screen).toEqual([])
  }

  await hand.press(page.getByRole('main').getByRole('link', { name: 'Nouvelle lettre' }).first())
  await expect(page.getByLabel('L’annonce')).toBeVisible()
  await accept('offer')
  await hand.paste(page.getByLabel('L’annonce'), offer)
  await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('Mairie de Plouzanec')
  await hand.press(button('Continuer'))
  await expect(page.getByRole('link', { name: /^Coller ou importer mon CV/ })).toBeVisible()
  await accept('career')
  await hand.press(page.getByRole('link', { name: /^Coller ou importer mon CV/ }))
  await hand.paste(page.getByLabel('Coller un texte'), cv)
  await hand.press(button('Lire ce texte'))
  await expect(button(/^Tout confirmer/)).toBeVisible()
  await accept('CV, read')
  await hand.press(button(/^Tout confirmer/))
  await hand.press(button('Ajouter à mon parcours'))
  await expect(page.getByRole('group', { name: /BAFA/ })).toBeVisible()
  await accept('requirements')
  await hand.press(page.getByRole('group', { name: /BAFA/ }).getByRole('radio', { name: 'Je l’ai' }))
  await hand.press(button('Continuer'))
  await expect(page.getByLabel(/^Votre raison/)).toBeVisible()
  await accept('motive')
  await hand.write(page.getByLabel(/^Votre raison/), 'Mes enfants ont grandi à Plouzanec et j’aime sa plage.')
  await hand.press(button('Écrire la lettre'))
  const surface = page.getByRole('textbox', { name: 'Texte de la lettre' })
  await expect(surface).toContainText(/salutations|considération|sentiments/, { timeout: 30_000 })
  for (const fact of ['14 enfants', 'BAFA', 'Mes enfants ont grandi'])
    await expect(surface).toContainText(fact)

  await expect(button('Finaliser')).toBeEnabled()
  await accept('letter')
  await hand.press(button('Finaliser'))
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Finaliser/ })).toBeVisible()
  await accept('check before sending')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Finaliser/ }))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mes lettres' })).toBeVisible()
  await accept('files')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Mes lettres' }))
  await expect(page).toHaveURL(/\/dashboard\/letters$/)
  await hand.press(button(/Autres actions/))
  const downloading = page.waitForEvent('download')
  await hand.press(page.getByRole('menuitem', { name: 'Télécharger' }))
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await downloading).path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('14 enfants')

  const { presses, words, seconds } = recordCost(hand)
  expect(presses).toBeLessThanOrEqual(25)
  expect(words).toBeLessThanOrEqual(20)
  expect(seconds).toBeLessThan(300)
})
