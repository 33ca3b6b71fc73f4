import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCareer, cardId } from '../../testing/career-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { openEditor, surface } from '../../testing/open-editor.ts'
import { aPlan } from '../../testing/plan-fixtures.ts'

const wish = 'Vos pivoines me plaisent.'
const till = 'Chez Carrefour, j’ai tenu la caisse pendant deux ans.'
const bouquets = 'Aux Lices, je compose les bouquets.'
const closing = 'Veuillez agréer mes salutations.'
const content = `Madame,\n\n${wish} ${till}\n\n${bouquets}\n\n${closing}`
const place = (sentence: string) => {
  const start = content.indexOf(sentence)
  return { start, end: start + sentence.length }
}
const facts = [
  { ...place(wish), facts: [], needs: [] },
  { ...place(till), facts: [cardId(1)], needs: ['keep-till'] },
  { ...place(bouquets), facts: [cardId(2), cardId(8)], needs: ['arrange-flowers'] },
]

const title = 'D’où vient chaque phrase'
const toggle = () => page.getByRole('button', { name: title })
const entries = () => page.getByCss('.sentence-sources li')
const entry = (sentence: string) => entries().filter({ hasText: sentence.slice(0, 14) })
const sentence = (text: string) => page.getByCss('.sentence-sources').getByRole('button', { name: text })

/** Generates a letter, then others on demand: one answer each. */
async function openGenerated(answers: readonly object[] = [{ facts, plan: aPlan() }]) {
  const left = [...answers]
  const editor = await openEditor(
    { jobTitle: 'Fleuriste', company: 'Les Pivoines', offer: 'Vous tenez la caisse.' },
    {
      answers: {
        career: { get: () => ({ data: aCareer() }) },
        generation: { plan: () => ({ data: aPlan() }) },
      },
      raw: {
        'POST /v1/letters/generate': () => {
          const letter = { content, seed: 1, missing: [], writer: 'composer', ...left.shift() }
          return new Response(`event: done\ndata: ${JSON.stringify(letter)}\n\n`, {
            headers: { 'content-type': 'text/event-stream' },
          })
        },
      },
    },
  )
  await page.getByRole('button', { name: 'Générer la lettre' }).click()
  await expect.element(surface()).toMatchTextContent(bouquets)
  return editor
}

const caretAfter = (words: string) => {
  const walker = document.createTreeWalker(surface().element(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const index = node.textContent?.indexOf(words) ?? -1
    if (index < 0) continue
    ;(surface().element() as HTMLElement).focus()
    document.getSelection()?.setPosition(node, index + words.length)
  }
}

test('each generated sentence tells its cards and what it answers, and leads to its place', async () => {
  await openGenerated()
  await toggle().click()
  await expect.element(entries().nth(2)).toBeVisible()
  await expect.element(entry(wish)).toMatchTextContent('Ne dit rien de votre parcours.')
  await expect.element(entry(till)).toMatchTextContent('Caissière, Carrefour 2019')
  await expect.element(entry(till)).toMatchTextContent('Répond à : tenir la caisse')
  await expect.element(entry(bouquets)).toMatchTextContent('Fleuriste, Les Lices')
  await expect.element(entry(bouquets)).toMatchTextContent('Une carte qui n’est plus dans votre parcours')
  await expect.element(page.getByCss('.sentence-sources')).not.toMatchTextContent(closing)
  await expectAccessibleOnAllSizes()
  // The letter has been read, which follows a pause.
  await expect
    .poll(async () => {
      await sentence(till).click()
      return document.querySelector('.letter-surface .answer-lit')?.textContent
    })
    .toBe(till)
  await expect.element(sentence(till)).toHaveAttribute('aria-current', 'true')
})

test('the sentence in which the caret stands is marked', async () => {
  await openGenerated()
  await toggle().click()
  await expect.element(sentence(till)).not.toHaveAttribute('aria-current')
  caretAfter('j’ai tenu')
  await expect.element(sentence(till)).toHaveAttribute('aria-current', 'true')
  caretAfter('je compose')
  await expect.element(sentence(bouquets)).toHaveAttribute('aria-current', 'true')
  await expect.element(sentence(till)).not.toHaveAttribute('aria-current')
  caretAfter('agréer')
  await expect.element(sentence(bouquets)).not.toHaveAttribute('aria-current')
})

test('a sentence changed by hand says that it has lost its link; the others keep theirs', async () => {
  await openGenerated()
  await toggle().click()
  caretAfter('pendant deux')
  await userEvent.keyboard(' bons')
  const changed = till.replace('deux', 'deux bons')
  await expect
    .element(entry(till))
    .toMatchTextContent('Modifiée par vous : elle n’est plus reliée à un fait.')
  await expect.element(sentence(changed)).toBeVisible()
  await expect.element(entry(till)).not.toMatchTextContent('Caissière, Carrefour')
  await expect.element(entry(bouquets)).toMatchTextContent('Fleuriste, Les Lices')
  await expect.element(page.getByText('Une phrase modifiée par vous.')).toBeVisible()
  await expectAccessibleOnAllSizes()
})

test('a card of the plan leads to the sentences that use it', async () => {
  await openGenerated()
  await page.getByRole('button', { name: /^Voir le plan/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Le plan de la lettre' })
  const pair = dialog.getByRole('listitem', { name: 'composer des bouquets' })
  await pair.getByRole('button', { name: 'Dans une phrase de la lettre' }).click()
  await expectAccessibleOnAllSizes()
  await expect.element(dialog.getByRole('listitem', { name: 'permis B' })).not.toMatchTextContent('phrase')
  await pair.getByRole('button', { name: bouquets }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.querySelector('.letter-surface .answer-lit')?.textContent).toBe(bouquets)
})

test('links stay with their letter on this device', async () => {
  const { router, path, store } = await openGenerated()
  await expect.element(toggle()).toBeVisible()
  await router.navigate('/dashboard/career')
  await router.navigate(path)
  await toggle().click()
  await expect.element(entry(till)).toMatchTextContent('Caissière, Carrefour')
  const other = { ...store.all()[0]!, id: crypto.randomUUID(), content: 'Une autre lettre.' }
  store.letters.set(other.id, other)
  await router.navigate(`/dashboard/letters/${other.id}/edit`)
  await expect.element(surface()).toMatchTextContent('Une autre lettre.')
  await expect.element(toggle()).not.toBeInTheDocument()
})

test('a text whose writer tells no facts has no links; undoing brings back those of the former text', async () => {
  await openGenerated([{ facts, plan: aPlan() }, { content: 'Dear Sir,' }])
  await expect.element(toggle()).toBeVisible()
  await page.getByRole('button', { name: 'Autre version' }).click()
  await expect.element(surface()).toMatchTextContent('Dear Sir,')
  await expect.element(toggle()).not.toBeInTheDocument()
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Annuler' }).first().click()
  await expect.element(surface()).toMatchTextContent(bouquets)
  await toggle().click()
  await expect.element(entry(till)).toMatchTextContent('Caissière, Carrefour')
})
