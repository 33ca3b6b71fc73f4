import { XMLParser } from 'fast-xml-parser'
import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { RefusedFile } from './file-refusal.ts'
import type { Archive } from './read-archive.ts'

/** One file of an archive as UTF-8 text; blank when absent. */
export function entryText(archive: Archive, wanted: string): string {
  const file = archive.get(wanted)
  return file ? new TextDecoder().decode(file) : ''
}

/** The text of a DOCX, a paragraph a line. */
export async function extractDocx(archive: Archive): Promise<string> {
  // Mammoth unpacks what it gets without a bound: it gets what was unpacked here, of which the text needs no picture.
  const parts = [...archive].filter(([name]) => /\.(?:xml|rels)$/u.test(name))
  const buffer = Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }))
  const read = await mammoth.extractRawText({ buffer }).catch((fault) => {
    throw new RefusedFile('broken', { cause: fault })
  })
  // A paragraph ends with two line breaks; an empty one between is a blank line.
  return requireText(read.value.replaceAll(/\n\n/gu, '\n').replaceAll('\u00ad', ''))
}

type Node = Record<string, unknown>

/** The text of an ODT, a paragraph a line. */
export function extractOdt(archive: Archive): string {
  const nodes = parseXml(entryText(archive, 'content.xml'), { preserveOrder: true, trimValues: false })
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
