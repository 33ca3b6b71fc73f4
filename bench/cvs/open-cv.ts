import type { ReadCareer } from '@lettrine/letter-craft/career/career'
import type { CareerLexicon } from '@lettrine/letter-craft/career/lexicon'
import { readCareer } from '@lettrine/letter-craft/career/read-career'
import { extractFile } from '../../server/src/platform/career-reading/extract-file.ts'
import { buildDocx } from '../../server/testing/career/build-docx.ts'
import { typesetCv } from '../../server/testing/career/typeset-cv.ts'
import type { CvSource } from './sample-cv.ts'

/** The bytes that a person would send. */
export async function fileOf(source: CvSource): Promise<Uint8Array> {
  if (source.kind === 'text') return new TextEncoder().encode(source.text)
  return source.kind === 'pdf' ? typesetCv(source.typst) : buildDocx(source.blocks)
}

/** The text of a file and its cards, as the server reads them. */
export async function readFileOf(
  bytes: Uint8Array,
  lexicon: CareerLexicon,
): Promise<{ text: string; career: ReadCareer }> {
  const content = await extractFile(bytes)
  if (!('text' in content)) throw new Error('a text was expected')
  return { text: content.text, career: readCareer(content.text, lexicon, 'jobs') }
}
