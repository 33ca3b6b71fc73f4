import { XMLParser } from 'fast-xml-parser'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { RefusedFile } from './file-refusal.ts'

/** An archive that unpacks to more than this was made to fill the memory. */
const maxUnpackedBytes = 30 * 1024 * 1024
const maxEntries = 2_000

export type Archive = Map<string, number>

/** The entries of a ZIP archive with their unpacked sizes. Fails with `RefusedFile` when broken or too large. */
export function entriesOf(bytes: Uint8Array): Archive {
  const entries: Archive = new Map()
  let total = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize
        entries.set(name, originalSize)
        return false
      },
    })
  } catch (fault) {
    throw new RefusedFile('broken', { cause: fault })
  }
  if (total > maxUnpackedBytes || entries.size > maxEntries) throw new RefusedFile('too-large')
  return entries
}

/** One entry of an archive as UTF-8 text; blank when absent. */
export function entryText(bytes: Uint8Array, wanted: string): string {
  try {
    const { [wanted]: entry } = unzipSync(bytes, { filter: ({ name }) => name === wanted })
    // A lying header: the size that was declared is not the one that came out.
    if (entry && entry.length > maxUnpackedBytes) throw new RefusedFile('too-large')
    return entry ? new TextDecoder().decode(entry) : ''
  } catch (fault) {
    throw fault instanceof RefusedFile ? fault : new RefusedFile('broken', { cause: fault })
  }
}

/** The text of a DOCX, a paragraph a line. */
export async function extractDocx(bytes: Uint8Array): Promise<string> {
  const read = await mammoth.extractRawText({ buffer: Buffer.from(bytes) }).catch((fault) => {
    throw new RefusedFile('broken', { cause: fault })
  })
  // A paragraph ends with two line breaks; an empty one between is a blank line.
  return requireText(read.value.replaceAll(/\n\n/gu, '\n').replaceAll('\u00ad', ''))
}

type Node = Record<string, unknown>

/** The text of an ODT, a paragraph a line. */
export function extractOdt(bytes: Uint8Array): string {
  const nodes = parseXml(entryText(bytes, 'content.xml'), { preserveOrder: true, trimValues: false })
  return requireText(odtText(nodes as Node[]).replaceAll(/\n{3,}/gu, '\n\n'))
}

function odtText(nodes: readonly Node[]): string {
  let text = ''
  for (const node of nodes)
    for (const [name, content] of Object.entries(node)) {
      if (name === '#text') text += String(content)
      else if (name === 'text:tab') text += '\t'
      else if (name === 'text:line-break') text += '\n'
      else if (name === 'text:s') text += ' '
      else if (Array.isArray(content)) {
        const inner = odtText(content as Node[])
        text += name === 'text:p' || name === 'text:h' ? `${inner}\n` : inner
      }
    }
  return text
}

/** Parses XML without entities of its own making. Fails with `RefusedFile` when it is none. */
export function parseXml(text: string, options: object = {}): unknown {
  try {
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      processEntities: true,
      ...options,
    }).parse(text, true)
  } catch (fault) {
    throw new RefusedFile('broken', { cause: fault })
  }
}

function requireText(text: string): string {
  if (text.trim() === '') throw new RefusedFile('image-only')
  return text.trim()
}
