import { type DraftLetter, DraftLetter as DraftLetterSchema } from '@lettrine/contract/letters'
import { defaultPageSetting, type PageSetting } from '@lettrine/contract/page'
import { extractText, getDocumentProxy } from 'unpdf'
import { layOutLetter, plainMarks } from '../../src/domains/exports/lay-out-letter.ts'
import type { LayoutOutputs, PageMarks } from '../../src/domains/exports/lay-out-page.ts'
import { buildTypesetting } from '../../src/platform/typesetting/typesetter.ts'

const testTypesetter = buildTypesetting().of('test')
const account = { displayName: 'Inès Carpentier', email: 'ines@example.org' }
const day = new Date('2026-03-01T10:00:00Z')

const paragraphs = [
  'Avec «\u00a0Cent mains, un fauteuil\u00a0», vous avez donné la parole à vos ébénistes\u202f: est-ce assez\u202f? Les douze portraits parus cet automne montrent des gestes, et non des slogans\u202f; c’est cette façon de faire que je souhaite servir. Près de 10\u202f000 lecteurs vous suivent, et 41\u00a0% ouvrent votre lettre.',
  'Depuis trois ans, je conduis la communication d’un musée, avec un budget annuel de 38\u202f000\u00a0€ dont j’ai la charge. J’y ai repris une lettre que peu de gens ouvraient\u202f: l’œuvre reste **à suivre**, et *À bientôt* en est la rubrique la plus lue.',
  '- la presse régionale\n- le site et ses images',
]

/** A letter on one page, with every part that a page can have. */
export function letterInput(patch: Partial<DraftLetter> = {}, page: Partial<PageSetting> = {}): DraftLetter {
  return DraftLetterSchema.parse({
    title: 'Chargée de communication, Ateliers Morvan',
    company: 'Ateliers Morvan',
    jobTitle: 'Chargée de communication',
    reference: 'AM-2611',
    recipient: { name: 'Mme Delmas', address: ['8 quai Saint-Vincent', '69001 LYON'] },
    sender: { address: ['14 rue des Tables', '69001 LYON'], phone: '06 39 98 24 17', city: 'Lyon' },
    hasEnclosure: true,
    content: ['Madame,', ...paragraphs, 'Je vous prie d’agréer, Madame, mes salutations distinguées.'].join(
      '\n\n',
    ),
    ...patch,
    page: { ...defaultPageSetting, ...page },
  })
}

export const laidOut = (letter: DraftLetter, marks: Partial<PageMarks> = {}, wanted: LayoutOutputs = {}) =>
  layOutLetter(testTypesetter, letter, account, { ...plainMarks, ...marks }, day, wanted)

/** The drawings of the first pages. */
export async function drawn(
  letter: DraftLetter,
  pages: number,
  marks: Partial<PageMarks> = {},
): Promise<string[]> {
  return (await laidOut(letter, marks, { pages })).pages ?? []
}

/** The PDF of a letter, with the quality in `marks`. */
export async function pdfOf(letter: DraftLetter, marks: Partial<PageMarks> = {}): Promise<Buffer> {
  const { pdf } = await laidOut(letter, marks, { pdf: marks.quality ?? 'standard' })
  if (!pdf) throw new Error('No PDF was made')
  return pdf
}

/** The text that programs read in the PDF of a letter, one string per page, line feeds as printed. */
export async function textOf(letter: DraftLetter, marks: Partial<PageMarks> = {}): Promise<string> {
  const bytes = await pdfOf(letter, marks)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}

/** The texts of the first page of a PDF and where each starts, in points from the top left corner of the sheet. */
export async function placesOf(bytes: Buffer): Promise<{ text: string; x: number; y: number }[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  const { height } = page.getViewport({ scale: 1 })
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: item.transform[4], y: height - item.transform[5] }]
      : [],
  )
}

/** With spaces normalized. */
export const plain = (text: string): string => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ').trim()
