import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp({ clock: () => new Date('2026-03-01T10:00:00Z') })
  token = (await server.signUpWithPlan('premium', { name: 'Inès Carpentier', email: 'ines@example.org' }))
    .token
})
afterAll(() => server.close())

const content = [
  'Madame,',
  'Avec «\u00a0Cent mains, un fauteuil\u00a0», vous avez donné la parole à vos ébénistes\u202f: est-ce assez\u202f? Oui\u202f! Près de 10\u202f000 lecteurs, 41\u00a0% d’ouverture… L’œuvre reste **à suivre** ; *À bientôt*.',
  '- la presse régionale\n- un budget de 38\u202f000\u00a0€',
  'Raw <b>html</b>, #hash, $x$, @label et \\\\barre restent du texte.',
  'Je vous prie d’agréer, Madame, mes salutations distinguées.',
].join('\n\n')

const letter = {
  title: 'Chargée de communication, Ateliers Morvan',
  company: 'Ateliers Morvan',
  jobTitle: 'Chargée de communication',
  reference: 'AM-2611',
  recipient: { name: 'Mme Delmas', address: ['8 quai Saint-Vincent', '69001 LYON'] },
  sender: { address: ['14 rue des Tables', '69001 LYON'], phone: '06 39 98 24 17', city: 'Lyon' },
  hasEnclosure: true,
  content,
}

async function exported(body: object, options: object = {}) {
  const created = await server.request('POST', '/letters', { token, body })
  const answer = await server.request('POST', `/letters/${created.body.data.id}/export`, {
    token,
    body: { options },
  })
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200)
  const { blob, ...file } = answer.body.data
  const bytes = Uint8Array.from(Buffer.from(blob, 'base64'))
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  return { file, text: plain(text), pdf, bytes }
}

/** Words and punctuation, with spaces normalized. */
const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ').trim()

test('every word and sign of the letter is on the page, in order', async () => {
  const { file, text } = await exported(letter)
  expect(file).toMatchObject({
    fileName: 'CARPENTIER_Ines_Lettre-de-motivation_Ateliers-Morvan.pdf',
    mediaType: 'application/pdf',
    pageCount: 1,
    letter: { title: letter.title },
  })
  const inOrder = [
    'Inès Carpentier',
    '14 rue des Tables',
    '06 39 98 24 17',
    'ines@example.org',
    'Ateliers Morvan',
    'À l’attention de Mme Delmas',
    '8 quai Saint-Vincent',
    'Lyon, le 1er mars 2026',
    'Objet : candidature au poste de chargée de communication, réf. AM-2611',
    'Madame,',
    'Avec « Cent mains, un fauteuil », vous avez donné la parole à vos ébénistes : est-ce assez ? Oui ! Près de 10 000 lecteurs, 41 % d’ouverture… L’œuvre reste à suivre ; À bientôt.',
    'la presse régionale',
    'un budget de 38 000 €',
    'Raw <b>html</b>, #hash, $x$, @label et \\barre restent du texte.',
    'Je vous prie d’agréer, Madame, mes salutations distinguées.',
    'Inès Carpentier',
    'P. J. : curriculum vitæ',
  ]
  let from = 0
  for (const part of inOrder) {
    const found = text.indexOf(part, from)
    expect(
      found,
      `«${part}» after «${text.slice(Math.max(0, from - 40), from)}» in ${text}`,
    ).toBeGreaterThanOrEqual(0)
    from = found + part.length
  }
})

test.each(['Times New Roman', 'Arial', 'Calibri', 'Helvetica', 'Georgia'])(
  '%s keeps narrow spaces unbroken',
  async (fontFamily) => {
    const { text } = await exported(
      { content: 'Vraiment\u202f? Oui\u202f! « Bien ».'.repeat(40) },
      { fontFamily },
    )
    expect(text.match(/Vraiment ?\?/g)).toHaveLength(40)
    expect(text.match(/Oui ?!/g)).toHaveLength(40)
  },
)

test('metadata name the letter and its author, or are left out', async () => {
  const { pdf } = await exported(letter)
  expect((await getMeta(pdf)).info).toMatchObject({ Title: letter.title, Author: 'Inès Carpentier' })
  const bare = await exported(letter, { includeMetadata: false })
  const { info } = await getMeta(bare.pdf)
  expect([info.Title, info.Author, info.Keywords]).toEqual([undefined, undefined, undefined])
})

test('the watermark is rendered, and adds no word to the text', async () => {
  const without = await exported(letter)
  const marked = await exported(letter, { includeWatermark: true })
  expect(marked.text).toBe(without.text)
  expect(marked.bytes.length).toBeGreaterThan(without.bytes.length)
})

test('size and margins change the page: 24 points need a second one, 8 points do not', async () => {
  const long = {
    content: `Madame,\n\n${'Une phrase assez longue pour remplir une ligne. '.repeat(40)}\n\nCordialement.`,
  }
  expect((await exported(long, { fontSize: 8 })).file.pageCount).toBe(1)
  const large = await exported(long, { fontSize: 24, margins: { left: 5, right: 5 } })
  expect(large.file.pageCount).toBeGreaterThan(1)
})

test('closing and signature never stand alone on a last page', async () => {
  for (let sentences = 55; sentences < 85; sentences += 2) {
    const paragraphs = Array.from({ length: sentences / 5 }, () =>
      'Une phrase assez longue pour remplir une ligne. '.repeat(5),
    )
    const { pdf, file } = await exported({
      content: ['Madame,', ...paragraphs, 'Je vous prie d’agréer mes salutations.'].join('\n\n'),
    })
    if (file.pageCount === 1) continue
    const { text } = await extractText(pdf, { mergePages: false })
    expect(text.at(-1)).toContain('Une phrase assez longue')
    expect(text.at(-1)).toContain('Je vous prie')
  }
})

test('the subject names the post without «H/F», in the gender of the letter', async () => {
  const subjectOf = async (content: string) =>
    (await exported({ jobTitle: 'Infirmier / Infirmière (H/F)', content })).text.match(
      /Objet : .*?(?= Je)/,
    )?.[0]
  expect(await subjectOf('Je suis l’infirmière qu’il vous faut.')).toBe(
    'Objet : candidature au poste d’infirmière',
  )
  expect(await subjectOf('Je suis l’infirmier qu’il vous faut.')).toBe(
    'Objet : candidature au poste d’infirmier',
  )
})

test('an English letter has no «Objet», and an English date', async () => {
  const { text } = await exported({
    ...letter,
    language: 'en',
    content: 'Dear Ms Delmas,\n\nYours sincerely,',
  })
  expect(text).toContain('Lyon, 1 March 2026')
  expect(text).not.toContain('Objet')
})

test('an empty letter exports under a valid file name', async () => {
  const { file } = await exported({ company: '../..\\CON: "a/b"?*<>|' })
  expect(file.fileName).toBe('CARPENTIER_Ines_Lettre-de-motivation_CON-a-b_BROUILLON.pdf')
  expect((await exported({})).file.fileName).toBe('CARPENTIER_Ines_Lettre-de-motivation_BROUILLON.pdf')
})

test('the preview is one SVG per page, without scripts or links', async () => {
  const created = await server.request('POST', '/letters', { token, body: letter })
  const { body } = await server.request('POST', `/letters/${created.body.data.id}/preview`, {
    token,
    body: {},
  })
  expect(body.data.pages).toHaveLength(1)
  expect(body.data.pages[0]).toMatch(/^<svg /)
  expect(body.data.pages[0]).not.toMatch(/<script|href="http|on\w+=/)
  expect(body.data.fill).toBeGreaterThan(0.4)
  expect(body.data.fill).toBeLessThan(1)
})
