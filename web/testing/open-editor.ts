import type { Letter } from '@lettrine/contract/letters'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ApiAnswers } from './in-memory-api.ts'
import { letterStore } from './letter-store.ts'
import { renderScreen, type ScreenOptions } from './render-screen.tsx'

export const surface = () => page.getByRole('textbox', { name: 'Texte de la lettre' })

/** Opens a letter in the editor; `stored` is what the server has of it. */
export async function openEditor(fields: Partial<Letter> = {}, options: ScreenOptions = {}) {
  const store = letterStore([{ title: 'Fleuriste', content: 'Madame,', ...fields }])
  const { id } = store.all()[0]!
  const answers: ApiAnswers = { ...store.answers, ...options.answers }
  const path = `/dashboard/letters/${id}/edit`
  const screen = await renderScreen(path, { ...options, answers })
  await expect.element(surface()).toMatchTextContent((fields.content ?? 'Madame,').split('\n')[0]!)
  return { ...screen, store, id, path, stored: () => store.letters.get(id)! }
}

/** Clicks a radio button that its label covers. */
export async function choose(name: string | RegExp) {
  const radio = page.getByRole('radio', { name })
  await expect.element(radio).toBeInTheDocument()
  ;(radio.element() as HTMLElement).click()
}
