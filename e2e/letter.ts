import { expect, type Page } from '@playwright/test'
import { arriveSignedIn, callApi } from './person.ts'

export const surfaceOf = (page: Page) => page.getByRole('textbox', { name: 'Texte de la lettre' })

/** Closes messages that cover what is clicked: they stand at the top of the page for some seconds. */
export async function closeMessagesInTheWay(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: /^Messages/ }).getByRole('button', { name: 'Fermer' })
  await page.addLocatorHandler(close.first(), (button) => button.click())
}

/** The letter is shown before the editor has come: waits for the editor and its buttons too. */
export async function editorShows(page: Page, text: string): Promise<void> {
  await expect(surfaceOf(page)).toContainText(text)
  await expect(surfaceOf(page)).toHaveClass(/ProseMirror/)
  await expect(page.getByRole('button', { name: /^(?:Exporter|Autres actions)$/ }).first()).toBeVisible()
}

/** Someone signed in, with a letter of theirs open in the editor; `stored` reads it from the server. */
export async function openLetter(page: Page, content = 'Madame,', offer = '') {
  const person = await arriveSignedIn(page)
  const letter = await callApi(page, person.token, 'POST', '/letters', {
    title: 'Fleuriste',
    jobTitle: 'Fleuriste',
    company: 'Les Pivoines',
    content,
    offer,
  })
  const address = `/dashboard/letters/${letter.id}/edit`
  await page.goto(address)
  await editorShows(page, content.split('\n')[0] ?? '')
  const stored = async () => callApi(page, person.token, 'GET', `/letters/${letter.id}`)
  return { ...person, letter, address, stored }
}
