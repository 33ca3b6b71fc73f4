import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxModes } from './modes.ts'
import { type LlmSandbox, startLlmSandbox } from './server.ts'

let sandbox: LlmSandbox
beforeAll(async () => {
  sandbox = await startLlmSandbox({ timings: { slowMs: 40, betweenPiecesMs: 0 } })
})
beforeEach(() => sandbox.setMode('normal'))
afterAll(() => sandbox.close())

const prompt = `Les faits :\n${JSON.stringify({ jobTitle: 'Fleuriste', company: 'Les Pivoines' })}`

const askOpenAi = (model: string, stream: boolean) =>
  fetch(`${sandbox.openAiUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model,
      stream,
      messages: [
        { role: 'system', content: 'Une consigne.' },
        { role: 'user', content: prompt },
      ],
    }),
  })

const askGemini = (
  model: string,
  stream: boolean,
  headers: Record<string, string> = { 'x-goog-api-key': 'k' },
) =>
  fetch(
    `${sandbox.geminiUrl}/models/${model}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    {
      method: 'POST',
      headers,
      body: JSON.stringify({
        systemInstruction: { parts: [{ text: 'Une consigne.' }] },
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
      }),
    },
  )

const json = async (answer: Response | Promise<Response>) => JSON.parse(await (await answer).text())

const eventsOf = async (answer: Response) =>
  (await answer.text())
    .split('\r\n\r\n')
    .filter(Boolean)
    .map((block) => block.replace(/^data: /u, ''))

describe('both providers return the same letter', () => {
  test('OpenAI', async () => {
    const whole = await json(askOpenAi('sandbox', false))
    const letter: string = whole.choices[0].message.content
    expect(letter).toContain('Les Pivoines')
    expect(whole.usage.total_tokens).toBe(whole.usage.prompt_tokens + whole.usage.completion_tokens)
    const events = await eventsOf(await askOpenAi('sandbox', true))
    expect(events.at(-1)).toBe('[DONE]')
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event))
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe(letter)
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop')
    expect(chunks.at(-1).usage).toEqual(whole.usage)
  })

  test('Gemini', async () => {
    const whole = await json(askGemini('sandbox', false))
    const letter: string = whole.candidates[0].content.parts[0].text
    expect(letter).toContain('Les Pivoines')
    const chunks = (await eventsOf(await askGemini('sandbox', true))).map((event) => JSON.parse(event))
    expect(chunks.map((chunk) => chunk.candidates[0].content?.parts[0].text ?? '').join('')).toBe(letter)
    expect(chunks.at(-1).candidates[0].finishReason).toBe('STOP')
    expect(chunks.at(-1).usageMetadata).toEqual(whole.usageMetadata)
  })
})

test('the mode is chosen by the control route, and by the name of the model for one request', async () => {
  const put = (mode: string) =>
    fetch(`${sandbox.url}/__sandbox/mode`, { method: 'PUT', body: JSON.stringify({ mode }) })
  expect((await put('nonsense')).status).toBe(400)
  expect((await put('server-error')).status).toBe(200)
  expect((await askOpenAi('sandbox', true)).status).toBe(503)
  expect((await askOpenAi('sandbox-garbage', true)).headers.get('content-type')).toBe('text/html')
  await put('rate-limited-once')
  const statuses = [await askGemini('x', true), await askGemini('x', true), await askGemini('x', true)]
  expect(statuses.map(({ status }) => status)).toEqual([429, 200, 429])
  expect(statuses[0]!.headers.get('retry-after')).toBe('1')
})

test('what was received can be read back, and Gemini is refused without a key', async () => {
  expect((await askGemini('sandbox', true, {})).status).toBe(403)
  await askOpenAi('sandbox-empty', false)
  const received = await json(fetch(`${sandbox.url}/__sandbox/requests`))
  expect(received.at(-1)).toEqual({
    wire: 'openai',
    model: 'sandbox-empty',
    mode: 'empty',
    stream: false,
    instructions: 'Une consigne.',
    prompt,
    keyed: false,
  })
})

test('models are listed, unknown routes and bodies are refused', async () => {
  const { data } = await json(fetch(`${sandbox.url}/v1/models`))
  expect(data).toHaveLength(sandboxModes.length + 1)
  expect((await fetch(`${sandbox.url}/v1/embeddings`)).status).toBe(404)
  const broken = await fetch(`${sandbox.openAiUrl}/chat/completions`, { method: 'POST', body: '{' })
  expect(broken.status).toBe(400)
})

test('a connection is cut half-way, or stalls', async () => {
  await expect((await askOpenAi('sandbox-cut-off', true)).text()).rejects.toThrow()
  const silent = (await askOpenAi('sandbox-stalled', true)).body!.getReader()
  let text = ''
  const ended = (async () => {
    for (;;) {
      const { done, value } = await silent.read()
      if (done) return 'ended'
      text += new TextDecoder().decode(value)
    }
  })()
  const waited = new Promise((resolve) => setTimeout(resolve, 150, 'silent'))
  expect(await Promise.race([ended, waited])).toBe('silent')
  expect(text).toContain('Pivoines')
  await silent.cancel()
})

test('sentences are lines of JSON, a document, or prose, and refused ones are written again', async () => {
  const fact = {
    ...{ id: 'job-1', kind: 'job', name: 'vendeuse', where: 'chez Etam, à Lyon', when: 'de 2019 à 2023' },
    tasks: ['tenir la caisse', 'conseiller les clientes'],
  }
  const brief = { jobTitle: 'Vendeuse', company: 'Les Pivoines', facts: [fact] }
  const ask = async (model: string, more: object = {}) => {
    const body = { model, messages: [{ role: 'user', content: JSON.stringify({ ...brief, ...more }) }] }
    const answer = fetch(`${sandbox.openAiUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return (await json(answer)).choices[0].message.content as string
  }
  const lines = (await ask('sandbox')).split('\n').map((line) => JSON.parse(line))
  expect(lines.flatMap(({ facts }) => facts)).toContain('job-1')
  expect(JSON.parse(await ask('sandbox-document')).sentences).toEqual(lines)
  expect(await ask('sandbox-prose')).toMatch(/^Madame, Monsieur,\n\n/u)
  const refused = [{ n: 3, s: 'J’ai servi 900 clientes.', facts: ['job-1'] }]
  const again = JSON.parse(await ask('sandbox', { refused }))
  expect(again).toMatchObject({ n: 3, facts: ['job-1'] })
  expect(again.s).not.toContain('900')
  expect(await ask('sandbox-stubborn', { refused })).toMatch(/4\s200/u)
})

test('a prompt without facts is refused, and a passage is rewritten', async () => {
  const ask = async (content: string) => {
    const answer = await fetch(`${sandbox.openAiUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'sandbox', messages: [{ role: 'user', content }] }),
    })
    return (await json(answer)).choices[0].message.content as string
  }
  expect(await ask('Bonjour')).toContain('aucune information')
  const passage = "J'ai vendu des fleurs. J'ai tenu la caisse."
  expect(await ask(JSON.stringify({ passage, intent: 'shorter', language: 'fr' }))).toBe(
    'J’ai vendu des fleurs.',
  )
})
