import { strFromU8, unzipSync } from 'fflate'
import { HtmlValidate } from 'html-validate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { aPage, rich } from '../../../../testing/exports/formats.ts'
import { writeDocx } from './docx.ts'
import { writeHtml } from './html.ts'
import { letterParts, partText } from './letter-parts.ts'
import { writeOdt } from './odt.ts'
import { writeTxt } from './txt.ts'

type Given = Parameters<typeof aPage>[1]
type Fields = Parameters<typeof aPage>[0]

const write = <Bytes>(
  writer: (...made: [...Parameters<typeof writeOdt>]) => Bytes,
  given?: Given,
  fields?: Fields,
) => {
  const { page, options } = aPage(fields, given)
  return writer(page, options)
}
const docx = (given?: Given, fields?: Fields) => write(writeDocx, { format: 'docx', ...given }, fields)
const odt = (given?: Given, fields?: Fields) => write(writeOdt, { format: 'odt', ...given }, fields)
const html = (given?: Given, fields?: Fields) =>
  write(writeHtml, { format: 'html', ...given }, fields).toString()
const txt = (given?: Given, fields?: Fields) =>
  write(writeTxt, { format: 'txt', ...given }, fields).toString()

const part = (file: Buffer, path: string) => strFromU8(unzipSync(file)[path] ?? new Uint8Array())
/** The expected text of every format, paragraph by paragraph. */
const said = (fields?: Fields) => letterParts(aPage(fields).page).map(partText)
const oneSpace = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** Text content, with line breaks as line feeds. */
const textOf = (xml: string) =>
  xml
    .replace(/<(?:w:br|text:line-break|br)\b[^>]*>/g, '\n')
    .replace(/<text:s text:c="(\d+)"\/>/g, (_, count) => ' '.repeat(Number(count)))
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
const paragraphsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([paragraph]) => textOf(paragraph))

describe('DOCX', () => {
  test('contains every word, with its non-breaking characters', async () => {
    expect(paragraphsOf(part(await docx(), 'word/document.xml'), 'w:p')).toEqual(said())
  })

  test('another program reads the same words back', async () => {
    const { value, messages } = await mammoth.convertToHtml({ buffer: await docx() })
    expect(messages.filter(({ type }) => type === 'error')).toEqual([])
    expect(oneSpace(textOf(value.replace(/<\/(?:p|li|h\d)>/g, '\n')))).toBe(oneSpace(said().join('\n')))
  })

  test('every paragraph has a style of its kind, named in French, and the document a language', async () => {
    const file = await docx()
    const styles = part(file, 'word/styles.xml')
    for (const name of [
      'Expéditeur',
      'Destinataire',
      'Lieu et date',
      'Objet',
      'Corps de la lettre',
      'Signataire',
    ])
      expect(styles).toContain(`<w:name w:val="${name}"/>`)
    expect(styles).toContain('<w:lang w:val="fr-FR"')
    const used = [...part(file, 'word/document.xml').matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect(used).toHaveLength(said().length)
    for (const id of used) expect(styles).toContain(`w:styleId="${id}"`)
  })

  test('looks are left to the styles: a paragraph sets nothing by itself but bold and italic words', async () => {
    const document = part(await docx(), 'word/document.xml')
    expect(document).not.toMatch(/w:val="false"/)
    expect(document).not.toMatch(/<w:(?:rFonts|sz|spacing|ind)\b/)
    expect(part(await docx(), 'word/styles.xml')).toMatch(/w:styleId="SenderName">.*?<w:b\/>/)
  })

  test('font, size and page are those asked for', async () => {
    const file = await docx({ fontFamily: 'Georgia', fontSize: 10.5 })
    expect(part(file, 'word/styles.xml')).toContain('w:ascii="Georgia"')
    expect(part(file, 'word/styles.xml')).toMatch(/<w:sz w:val="21"/)
    expect(part(file, 'word/document.xml')).toMatch(/<w:pgSz[^>]*w:w="11906"[^>]*w:h="16838"/)
    expect(part(file, 'word/document.xml')).toMatch(/<w:pgMar[^>]*w:top="1417"/)
  })

  test('metadata say title, author and keywords, or nothing at all', async () => {
    const core = part(await docx(), 'docProps/core.xml')
    expect(core).toContain('<dc:title>Chargée de communication, Ateliers Morvan &amp; fils</dc:title>')
    expect(core).toContain('<dc:creator>Inès Carpentier</dc:creator>')
    expect(core).toContain('<cp:keywords>lettre de motivation, ')
    const bare = part(await docx({ includeMetadata: false }), 'docProps/core.xml')
    expect(bare).toContain('coreProperties')
    expect(textOf(bare).trim()).toBe('')
  })

  test('quality brings the font along: none, the faces in use, all four', async () => {
    const fontsOf = async (quality: 'standard' | 'high' | 'ultra') =>
      Object.keys(unzipSync(await docx({ quality }, { content: 'Sans marque.' }))).filter((path) =>
        path.startsWith('word/fonts/'),
      ).length
    expect(await fontsOf('standard')).toBe(0)
    expect(await fontsOf('high')).toBe(2)
    expect(await fontsOf('ultra')).toBe(4)
  })

  test('an embedded font comes out clear with the key that the file names', async () => {
    const files = unzipSync(await docx({ quality: 'high' }))
    const table = strFromU8(files['word/fontTable.xml']!)
    const key = /w:embedRegular[^>]*w:fontKey="\{([^}]+)\}"/.exec(table)![1]!
    const path = Object.keys(files).find((name) => name.startsWith('word/fonts/'))!
    const mask = Buffer.from(key.replaceAll('-', ''), 'hex').reverse()
    const head = files[path]!.slice(0, 4).map((byte, place) => byte ^ mask[place]!)
    expect([...head]).toEqual([0, 1, 0, 0])
  })

  test('the watermark is a picture behind the text, without words', async () => {
    const file = await docx({ includeWatermark: true })
    expect(part(file, 'word/header1.xml')).toContain('behindDoc="1"')
    expect(part(file, 'word/header1.xml')).not.toContain('<w:t>')
    expect(part(await docx(), 'word/header1.xml')).toBe('')
  })
})

describe('ODT', () => {
  test('opens with its media type, uncompressed, as the standard asks', () => {
    const file = odt()
    expect(file.subarray(30, 38).toString()).toBe('mimetype')
    expect(file.subarray(38, 77).toString()).toBe('application/vnd.oasis.opendocument.text')
    expect(file.readUInt16LE(8)).toBe(0)
  })

  test('contains every word, with its non-breaking characters', () => {
    expect(paragraphsOf(part(odt(), 'content.xml'), 'text:p')).toEqual(said())
  })

  test('styles, language, page and metadata', () => {
    const styles = part(odt({ fontSize: 11, fontFamily: 'Arial' }), 'styles.xml')
    expect(styles).toContain('style:display-name="Expéditeur"')
    expect(styles).toContain('fo:language="fr" fo:country="FR"')
    expect(styles).toContain('fo:font-size="11pt"')
    expect(styles).toContain('svg:font-family="\'Arial\', Arimo"')
    expect(styles).toContain('fo:page-width="21cm" fo:page-height="29.7cm"')
    expect(part(odt(), 'meta.xml')).toContain('<dc:creator>Inès Carpentier</dc:creator>')
    expect(textOf(part(odt({ includeMetadata: false }), 'meta.xml')).trim()).toBe('')
  })

  test('the manifest names every file', () => {
    const files = unzipSync(odt({ includeWatermark: true }))
    const named = [...strFromU8(files['META-INF/manifest.xml']!).matchAll(/full-path="([^"]+)"/g)].map(
      ([, path]) => path,
    )
    expect(named.filter((path) => path !== '/').sort()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'mimetype' && path !== 'META-INF/manifest.xml')
        .sort(),
    )
  })
})

describe('HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    // The style sheet travels inside: the file is one file.
    rules: { 'require-sri': 'off', 'no-inline-style': 'error' },
  })

  test.each<[string, Given, Fields]>([
    ['a rich letter', {}, {}],
    ['an empty letter', {}, { content: '', company: '', jobTitle: '', title: '' }],
    [
      'an English letter with its watermark',
      { includeWatermark: true },
      { language: 'en', content: 'Dear Ms Delmas,' },
    ],
    ['a letter without metadata', { includeMetadata: false }, {}],
  ])('%s is valid', async (_name, given, fields) => {
    const report = await validator.validateString(html(given, fields))
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([])
  })

  test('contains every word, with user text escaped', () => {
    const body = html().replace(/^.*<body>/s, '')
    expect(oneSpace(textOf(body))).toBe(oneSpace(said().join(' ')))
    expect(body).toContain('&lt;b&gt;une autre&lt;/b&gt;')
    expect(body).toContain('«\u00a0Cent mains, un fauteuil\u00a0»')
    expect(body).toContain('assez\u202f?')
  })

  test('is one file: language, title, landmarks, A4, no script, nothing fetched', () => {
    const file = html({ includeWatermark: true })
    expect(file).toContain('<html lang="fr">')
    expect(file).toContain('<title>Chargée de communication, Ateliers Morvan &amp; fils</title>')
    for (const landmark of ['<header>', '<main>', '<footer>', '<h1>']) expect(file).toContain(landmark)
    expect(file).toContain('@page { size: A4;')
    expect(file).not.toMatch(/<script|<link|<img|https?:|@import/)
  })

  test('without metadata the title contains no name', () => {
    const file = html({ includeMetadata: false })
    expect(file).toContain('<title>Lettre de motivation</title>')
    expect(file).not.toMatch(/<meta name="(author|keywords)"/)
  })
})

describe('TXT', () => {
  test('contains every word, in lines of at most 72 characters', () => {
    const file = txt({}, { content: 'Une phrase assez longue pour passer à la ligne. '.repeat(60) })
    for (const line of file.split('\n')) expect([...line].length).toBeLessThanOrEqual(72)
    const markers = txt().replace(/^(- |\d+\. )/gm, '')
    expect(oneSpace(markers)).toBe(oneSpace(said().join(' ')))
  })

  test('no line is cut at a non-breaking space', () => {
    const content = 'Vraiment\u202f? Oui\u202f! Près de 10\u202f000\u00a0€ «\u00a0ici\u00a0». '.repeat(50)
    for (const shift of ['', 'a ', 'ab ', 'abc ', 'abcd '])
      expect(txt({}, { content: shift + content })).not.toMatch(/[\u00a0\u202f]\n|\n *[?!:;€»]/)
  })

  test('a word longer than a line stays whole', () => {
    expect(txt({}, { content: `Voir ${'x'.repeat(200)} ici.` })).toContain(`\n${'x'.repeat(200)}\n`)
  })

  test('plain ASCII punctuation keeps accents and replaces typographic characters', () => {
    const file = txt({ plainAscii: true })
    expect(file).not.toMatch(/[’«»…\u00a0\u202f–]/)
    expect(file).toContain('"Cent mains, un fauteuil"')
    expect(file).toContain("d'ouverture... L'œuvre")
  })
})

test('the same letter gives the same bytes at any time', async () => {
  for (const quality of ['standard', 'ultra'] as const)
    expect(await docx({ quality, includeWatermark: true })).toEqual(
      await docx({ quality, includeWatermark: true }),
    )
  expect(odt({ includeWatermark: true })).toEqual(odt({ includeWatermark: true }))
})

describe('odd texts', () => {
  const odd: [string, string][] = [
    ['empty', ''],
    ['50,000 characters', 'Une phrase de remplissage. '.repeat(1_851)],
    ['emoji', 'Bonjour 👩🏽‍🚀 et 🇫🇷 !'],
    ['right-to-left', 'مرحبا بكم في رسالتي'],
    ['zero-width and joiners', 'a\u200bb\u200cc\u200dd\ufeffe\u2060f'],
    ['overrides of direction', 'abc\u202edef\u202c \u2066x\u2069'],
    ['characters XML forbids', 'un\ufffe deux\uffff trois\u0001 quatre\ud800.'],
    ['markup', ']]> <?xml?> <!-- --> &amp; &#0; </text:p>'],
    ['tabs', 'a\tb\t\tc'],
  ]
  const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u

  test.each(odd)('%s: a valid DOCX', async (_name, content) => {
    const file = await docx({}, { content, title: content.slice(0, 100) })
    for (const path of ['word/document.xml', 'docProps/core.xml'])
      expect(part(file, path)).not.toMatch(illegal)
    const { value } = await mammoth.extractRawText({ buffer: file })
    expect(value).toContain('Inès Carpentier')
  })

  test.each(odd)('%s: a valid ODT, HTML and TXT', async (_name, content) => {
    const fields = { content, title: content.slice(0, 100) }
    for (const path of ['content.xml', 'meta.xml', 'styles.xml'])
      expect(part(odt({}, fields), path)).not.toMatch(illegal)
    expect(html({}, fields)).not.toMatch(illegal)
    expect(txt({}, fields)).toContain('Inès Carpentier')
  })

  test('right-to-left paragraphs are marked', async () => {
    const fields = { content: 'مرحبا بكم في رسالتي' }
    expect(part(await docx({}, fields), 'word/document.xml')).toContain('<w:bidi/>')
    expect(part(odt({}, fields), 'content.xml')).toContain('style:writing-mode="rl-tb"')
    expect(html({}, fields)).toContain('<p dir="rtl">')
  })
})

test('a letter without a sender uses the account’s name', async () => {
  const bare = {
    ...rich,
    content: '',
    title: '',
    company: '',
    jobTitle: '',
    reference: '',
    hasEnclosure: false,
  }
  expect(paragraphsOf(part(await docx({}, bare), 'word/document.xml'), 'w:p')).toEqual(said(bare))
})
