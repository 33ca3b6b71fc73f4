import { measuredVoice, type Voice } from '@lettrine/contract/voice'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aDate } from '../../testing/fixtures.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const section = page.getByRole('region', { name: 'Ma voix' })
const own =
  'Je range les rayons et je tiens la caisse. Par ailleurs, je forme les nouveaux collègues du magasin.'

/** A voice in memory: two texts make habits. */
function storedVoice(): ApiAnswers & { current: () => Voice } {
  let texts: Voice['texts'] = []
  let choices = measuredVoice
  const whole = (): Voice => ({
    texts,
    choices,
    habits:
      texts.length < 2
        ? null
        : {
            ...{ words: 410, sentences: 34, sentenceWords: 12, formality: 'plain' as const },
            ...{ favourites: ['par-ailleurs'], unused: ['en-outre'] },
          },
  })
  const answer = () => ({ data: whole() })
  return {
    current: whole,
    voice: {
      get: answer,
      addText: ({ content }) => {
        const id = `00000000-0000-4000-8000-00000000000${texts.length}`
        texts = [...texts, { id, content, words: content.split(/\s+/u).length, addedAt: aDate }]
        return answer()
      },
      removeText: ({ id }) => {
        texts = texts.filter((text) => text.id !== id)
        return answer()
      },
      choose: (changed) => {
        choices = changed
        return answer()
      },
      erase: () => {
        texts = []
        choices = measuredVoice
        return answer()
      },
    },
  }
}

const give = async (text: string) => {
  await section.getByRole('textbox', { name: 'Un texte de vous' }).fill(text)
  await section.getByRole('button', { name: 'Ajouter ce texte' }).click()
}

test('two texts make habits, each of which can be corrected; all of it can be erased', async () => {
  const { current, ...answers } = storedVoice()
  await renderScreen('/dashboard/profile', { answers })
  await give('Trop court.')
  await expect.element(section).toMatchTextContent('Collez au moins deux ou trois phrases.')
  await give(own)
  await expect.element(section).toMatchTextContent('Il faut deux textes au moins')
  await give(`${own} Bonjour.`)
  await expect.element(section).toMatchTextContent(/Mesurées sur 410.mots et 34.phrases/u)

  await section.getByRole('combobox', { name: 'Longueur des phrases' }).selectOptions('Longues')
  await section.getByRole('button', { name: /« ?par ailleurs ?» ?: souvent/u }).click()
  await expect.element(section.getByRole('button', { name: /« ?par ailleurs ?» ?: jamais/u })).toBeVisible()
  await section.getByRole('switch', { name: 'Écrire mes lettres avec ma voix' }).click()
  await expect
    .poll(() => current().choices)
    .toEqual({ ...measuredVoice, isUsed: false, sentences: 'long', turns: { 'par-ailleurs': 'avoided' } })
  await expectAccessibleOnAllSizes()

  await section.getByRole('button', { name: 'Effacer ma voix' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click()
  await expect.element(section).toMatchTextContent('Aucun texte pour l’instant.')
})

test('a text that is removed can be put back at once', async () => {
  const { current, ...answers } = storedVoice()
  await renderScreen('/dashboard/profile', { answers })
  await give(own)
  await section.getByRole('button', { name: /Retirer le texte/u }).click()
  await expect.element(section).toMatchTextContent('Aucun texte pour l’instant.')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => current().texts.map(({ content }) => content)).toEqual([own])
})

test('a choice that cannot be saved goes back', async () => {
  const { current: _, ...answers } = storedVoice()
  await renderScreen('/dashboard/profile', {
    answers: {
      voice: {
        ...answers.voice,
        choose: () => {
          throw new Error('503')
        },
      },
    },
  })
  await give(own)
  const use = section.getByRole('switch', { name: 'Écrire mes lettres avec ma voix' })
  await use.click()
  await expect.element(page.getByText('Ce changement n’a pas été enregistré.')).toBeVisible()
  await expect.element(use).toBeChecked()
})
