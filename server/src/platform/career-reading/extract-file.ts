import type { StructuredCareer } from '@lettrine/letter-craft/career/structured'
import { entryText, extractDocx, extractOdt } from './extract-office.ts'
import { extractPdf } from './extract-pdf.ts'
import { RefusedFile } from './file-refusal.ts'
import { readArchive } from './read-archive.ts'
import { isLinkedInArchive, readEuropass, readJsonResume, readLinkedIn } from './structured-files.ts'

/** What a file holds: a text to read, or a career field by field. */
export type FileContent = { text: string } | { structured: StructuredCareer }

/**
 * Extracts what a CV file holds. Its kind is told by its first bytes, never by its name. Fails with `RefusedFile`.
 * PDF, DOCX, ODT, text (UTF-8, UTF-16, Windows-1252), JSON Resume, Europass XML, LinkedIn’s archive.
 */
export async function extractFile(bytes: Uint8Array): Promise<FileContent> {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (bytes.length === 0) throw new RefusedFile('empty')
  if (new TextDecoder('latin1').decode(bytes.slice(0, 1_024)).includes('%PDF-'))
    return { text: await extractPdf(bytes) }
  if (starts(0x50, 0x4b)) return extractArchive(bytes)
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new RefusedFile('old-word')
  if (
    starts(0x89, 0x50, 0x4e, 0x47) ||
    starts(0xff, 0xd8, 0xff) ||
    starts(0x47, 0x49, 0x46, 0x38) ||
    isWebp(bytes) ||
    isHeic(bytes)
  )
    throw new RefusedFile('picture')
  const text = decode(bytes)
  if (/^\s*\{/u.test(text)) return { structured: readJsonResume(text) }
  if (/^\s*<(?:\?xml|\w*:?(?:SkillsPassport|Candidate))/u.test(text))
    return { structured: readEuropass(text) }
  return { text: requireWords(text) }
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))
const isWebp = (bytes: Uint8Array) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'
const isHeic = (bytes: Uint8Array) => ascii(bytes, 4, 8) === 'ftyp'

async function extractArchive(bytes: Uint8Array): Promise<FileContent> {
  const archive = readArchive(bytes)
  if (archive.has('word/document.xml')) return { text: await extractDocx(archive) }
  if (archive.has('EncryptedPackage')) throw new RefusedFile('encrypted')
  if (archive.has('content.xml') && entryText(archive, 'mimetype').includes('opendocument.text')) {
    if (/encryption-data/u.test(entryText(archive, 'META-INF/manifest.xml')))
      throw new RefusedFile('encrypted')
    return { text: extractOdt(archive) }
  }
  if (isLinkedInArchive(archive)) return { structured: readLinkedIn(archive) }
  throw new RefusedFile('unsupported')
}

/** UTF-8, or UTF-16 with its mark, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const controlCharacter = /[\u0000-\u0008\u000e-\u001f]/gu

/** A text with more than a few control characters is a program or a picture under another name. */
function requireWords(text: string): string {
  const controls = text.match(controlCharacter)?.length ?? 0
  if (controls > text.length / 200) throw new RefusedFile('unsupported')
  if (!/\p{L}{2}/u.test(text)) throw new RefusedFile('empty')
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(controlCharacter, '')
}
