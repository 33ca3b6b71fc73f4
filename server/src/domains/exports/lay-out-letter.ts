import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LetterPreview } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import type { PageChoice } from '@lettrine/contract/page'
import { failure } from '../../platform/failure.ts'
import { TypesettingFailure } from '../../platform/typesetting/typeset-document.ts'
import type { Typesetter } from '../../platform/typesetting/typesetter.ts'
import type { FileTask } from './file-program.ts'
import type {
  Account,
  LayoutOutputs,
  LetterLayout,
  PageMarks,
  PageOutcome,
  PageTask,
} from './lay-out-page.ts'
import type { LayoutTask } from './layout-program.ts'

export const plainMarks: PageMarks = { includeMetadata: true, includeWatermark: false, quality: 'standard' }

const programAt = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href
const layoutProgram = programAt('layout-program.ts')
const fileProgram = programAt('file-program.ts')

/**
 * Lays out a letter with its page settings overridden by `choice`, fitted on one page where requested.
 * Fails with `PAGE_REFUSED` where the text cannot be laid out, not even as plain text, and with `PDF_QUALITY_REFUSED`
 * where the requested PDF standard forbids a character of the text.
 */
export async function layOutLetter(
  typesetter: Typesetter,
  letter: DraftLetter,
  account: Account,
  choice: PageChoice & PageMarks,
  today: Date,
  wanted: LayoutOutputs = {},
): Promise<LetterLayout> {
  const task: LayoutTask = { ...pageTask(letter, account, choice, today), wanted }
  const { pdf, ...layout } = await make<LetterLayout>(typesetter, layoutProgram, task)
  return { ...layout, ...(pdf && { pdf: asBuffer(pdf) }) }
}

/** Writes a letter as a file that is no PDF. Fails with `PAGE_REFUSED` as `layOutLetter` does. */
export async function writeLetterFile(typesetter: Typesetter, task: FileTask): Promise<Buffer> {
  return asBuffer(await make<Buffer>(typesetter, fileProgram, task))
}

/** A letter and its page, without what else is stored of it. */
export const pageTask = (
  { title, company, jobTitle, reference, recipient, sender, content, ...rest }: DraftLetter,
  account: Account,
  choice: PageChoice & PageMarks,
  today: Date,
): PageTask => {
  const { type, language, hasEnclosure, page } = rest
  const texts = { title, company, jobTitle, reference, recipient, sender, content }
  return { letter: { ...texts, type, language, hasEnclosure, page }, account, choice, today, isPlain: false }
}

/** What cannot be laid out as a letter, or takes too long, is laid out as plain text. */
async function make<Made>(typesetter: Typesetter, program: string, task: PageTask): Promise<Made> {
  const attempt = async (tried: PageTask): Promise<PageOutcome<Made>> => {
    try {
      return (await typesetter.run(program, tried)) as PageOutcome<Made>
    } catch (cause) {
      if (!(cause instanceof TypesettingFailure)) throw cause
      return { refusal: 'PAGE_REFUSED', cause }
    }
  }
  let outcome = await attempt(task)
  if ('refusal' in outcome && outcome.refusal === 'PAGE_REFUSED')
    outcome = await attempt({ ...task, isPlain: true })
  if ('refusal' in outcome) throw failure(outcome.refusal, { cause: outcome.cause })
  return outcome.made
}

/** Bytes of another process are no `Buffer`. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Bounds the size of previews. */
export const drawnPages = 6

/** A layout as a preview. */
export function drawingOf({
  pages = [],
  head = [],
  pageCount,
  fill,
  style,
  fit,
}: LetterLayout): LetterPreview {
  return { pages, head, pageCount, fill, style, fit }
}
