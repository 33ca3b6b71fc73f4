import { fallbackMessages } from '@lettrine/contract/generation.fr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phoneSize } from '../../testing/expect-accessible.ts'
import { publicConfig } from '../../testing/fixtures.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const surface = () => page.getByRole('textbox', { name: 'Texte de la lettre' })
const ownText = 'Mon texte à moi.'

/** A stream of server-sent events, as the server answers a generation. */
const eventStream = (events: readonly (readonly [name: string, data: object])[]) =>
  new Response(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

async function generate(events: Parameters<typeof eventStream>[0]) {
  const store = letterStore([{ title: 'Fleuriste', content: ownText }])
  const { id } = store.all()[0]!
  await renderScreen(`/dashboard/letters/${id}/edit`, {
    answers: {
      ...store.answers,
      config: { read: () => ({ data: { ...publicConfig(), writer: 'gemini', writerName: 'Gemini' } }) },
    },
    raw: { 'POST /v1/letters/generate': () => eventStream(events) },
  })
  await expect.element(surface()).toHaveTextContent(ownText)
  await page.getByRole('button', { name: 'Générer la lettre' }).click()
}

const undo = () =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()

test.each(['overloaded', 'cut-off', 'unusable', 'plan-required'] as const)(
  'when a model fails (%s), the built-in writer takes over, says why, and the old text is restored by undo',
  async (code) => {
    const fallback = { code, message: fallbackMessages[code] }
    const content = 'Madame, Monsieur,\n\nLes Pivoines me plaisent.'
    await generate([
      ['delta', { text: 'Dear Sir,', progress: 0.1 }],
      ['restart', fallback],
      ['delta', { text: content, progress: 0.9 }],
      ['done', { content, seed: 1, missing: [], writer: 'composer', fallback }],
    ])
    await expect
      .element(page.getByCss('.compose-fallback'))
      .toMatchTextContent(fallback.message.replaceAll('\u00a0', ' '))
    await expect.element(surface()).toMatchTextContent('Les Pivoines me plaisent.')
    await expect.element(surface()).not.toMatchTextContent('Dear Sir')
    await undo()
    await expect.element(surface()).toHaveTextContent(ownText)
  },
)

test('sentences that were replaced at the end are highlighted, and the others stay as they are', async () => {
  const content = (said: string, more: string) =>
    `Madame, Monsieur,\n\nVous cherchez une fleuriste. ${said} Vos bouquets sont connus.\n\nJ’ai tenu la caisse. ${more}\n\nCordialement.`
  await generate([
    ['delta', { text: content('J’ai vendu 900 roses.', 'J’ai dirigé Google.'), progress: 0.9 }],
    [
      'done',
      {
        ...{ content: content('J’ai composé des bouquets.', 'J’ai livré les fleurs.'), seed: 1, missing: [] },
        writer: 'gemini',
      },
    ],
  ])
  await expect.element(surface()).toMatchTextContent('J’ai composé des bouquets.')
  await expect.element(surface()).not.toMatchTextContent('Google')
  await expect.element(page.getByText(/^Écrite par Gemini/)).toBeVisible()
  await undo()
  await expect.element(surface()).toHaveTextContent(ownText)
})

/** The server of the built-in writer: a stream that stays open after its first words, and whole letters. */
async function writeSlowly() {
  const letter = {
    seed: 1,
    missing: [],
    facts: [],
    writer: 'composer',
    content: 'Madame, Monsieur,\n\nToute la lettre.',
  }
  const asked: string[] = []
  const store = letterStore([
    { title: 'Fleuriste', content: ownText, jobTitle: 'Fleuriste', company: 'Les Pivoines' },
  ])
  const address = `/dashboard/letters/${store.all()[0]!.id}/edit`
  const { router } = await renderScreen(address, {
    answers: store.answers,
    raw: {
      'POST /v1/letters/generate': (request) => {
        const isStream = request.headers.get('accept') === 'text/event-stream'
        asked.push(isStream ? 'stream' : 'whole')
        if (!isStream) return Response.json({ data: letter })
        const body = new ReadableStream({
          start(stream) {
            const event = `event: delta\ndata: ${JSON.stringify({ text: 'Madame, Monsieur,\n\nToute', progress: 0.2 })}\n\n`
            stream.enqueue(new TextEncoder().encode(event))
            request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
          },
        })
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      },
    },
  })
  await expect.element(surface()).toHaveTextContent(ownText)
  return { asked, address, router }
}
const button = (name: string) => page.getByRole('button', { name })

/** A tap at a time in milliseconds, whatever time a busy machine takes between two. */
function tap(name: string, timeStamp: number) {
  const click = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(click, 'timeStamp', { value: timeStamp })
  button(name).element().dispatchEvent(click)
}

test('a letter that is being written can be shown at once', async () => {
  const { asked } = await writeSlowly()
  await button('Générer la lettre').click()
  await expect.element(surface()).toMatchTextContent('Toute')
  tap('Afficher toute la lettre', Number.MAX_SAFE_INTEGER)
  await expect.element(surface()).toMatchTextContent('Toute la lettre.')
  expect(asked).toEqual(['stream', 'whole'])
  await undo()
  await expect.element(surface()).toHaveTextContent(ownText)
})

test('a second tap does not stop what the first began; what was stopped can be shown whole', async () => {
  await writeSlowly()
  await expect.element(button('Générer la lettre')).toBeEnabled()
  tap('Générer la lettre', 1_000)
  await expect.element(button('Arrêter et garder le texte')).toBeVisible()
  tap('Arrêter et garder le texte', 1_590)
  await expect.element(button('Arrêter et garder le texte')).toBeVisible()
  tap('Arrêter et garder le texte', 1_610)
  await button('Afficher toute la lettre').click()
  await expect.element(surface()).toMatchTextContent('Toute la lettre.')
})

test('a letter that was left while it was being written can be shown whole on return, and that be undone', async () => {
  const { router, address } = await writeSlowly()
  await button('Générer la lettre').click()
  await expect.element(surface()).toMatchTextContent('Toute')
  await router.navigate('/dashboard/letters')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes lettres' })).toBeVisible()
  await page.viewport(phoneSize[0], phoneSize[1])
  await router.navigate(address)
  await expect.element(page.getByCss('.unwritten-letter')).toMatchTextContent('Écriture arrêtée.')
  await page.getByCss('.unwritten-letter').getByRole('button', { name: 'Afficher toute la lettre' }).click()
  await expect.element(surface()).toMatchTextContent('Toute la lettre.')
  await expect.element(page.getByCss('.unwritten-letter')).not.toBeInTheDocument()
  await undo()
  await expect.element(surface()).toHaveTextContent(ownText)
})

test('on a phone, an empty letter can be asked for from its page, and a failure is told there', async () => {
  const store = letterStore([
    { title: 'Fleuriste', jobTitle: 'Fleuriste', company: 'Les Pivoines', content: '' },
  ])
  const letter = {
    content: 'Madame, Monsieur,\n\nVoici.',
    seed: 1,
    missing: [],
    facts: [],
    writer: 'composer',
  }
  const answers = [
    () => Response.json({ error: 'Service indisponible', code: 'INTERNAL' }, { status: 503 }),
    () =>
      eventStream([
        ['delta', { text: letter.content, progress: 0.9 }],
        ['done', letter],
      ]),
  ]
  await renderScreen(`/dashboard/letters/${store.all()[0]!.id}/edit`, {
    answers: store.answers,
    raw: { 'POST /v1/letters/generate': () => answers.shift()!() },
  })
  await page.viewport(phoneSize[0], phoneSize[1])
  await button('Écrire la lettre').click()
  await expect.element(page.getByCss('.unwritten-letter [role=alert]')).toBeVisible()
  await button('Réessayer').click()
  await expect.element(surface()).toMatchTextContent('Voici.')
  await expect.element(page.getByCss('.unwritten-letter')).not.toBeInTheDocument()
})
