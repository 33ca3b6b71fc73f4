import { execFile } from 'node:child_process'
import { accessSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { aPage, rich } from '../../../../testing/exports/formats.ts'
import { writeDocx } from './docx.ts'
import { letterParts, partText } from './letter-parts.ts'
import { writeOdt } from './odt.ts'

const soffice = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find((path) => {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
})
if (!soffice) console.warn('LibreOffice is not installed: its opening of DOCX and ODT is not tested here.')

/** The words of a file converted to PDF by LibreOffice. */
async function printed(file: Buffer, extension: string): Promise<{ words: string; pages: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-office-'))
  try {
    writeFileSync(join(folder, `letter.${extension}`), file)
    await promisify(execFile)(
      soffice!,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        join(folder, `letter.${extension}`),
      ],
      { timeout: 120_000 },
    )
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'letter.pdf'))))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    return { words: plain(text), pages: totalPages }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ').trim()

// Hebrew words are in visual order in a PDF; unpdf returns them letter by letter.
const fields = { content: rich.content.replace(/שלום.*\n\n/u, '') }

test.skipIf(!soffice).each([
  ['docx', 'standard'],
  ['docx', 'ultra'],
  ['odt', 'standard'],
] as const)(
  'LibreOffice prints the words of a %s (%s) on one page',
  async (format, quality) => {
    const { page, options } = aPage(fields, { format, quality, includeWatermark: true })
    const file = format === 'docx' ? await writeDocx(page, options) : writeOdt(page, options)
    const { words, pages } = await printed(file, format)
    expect(pages).toBe(1)
    const unmarked = words.replace(/(?<= )(?:–|[34]\.) (?=la presse|un budget|troisième|quatrième)/g, '')
    expect(unmarked).toBe(plain(letterParts(page).map(partText).join(' ')))
  },
  180_000,
)
