import { createHash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import type { FilePage } from '../file-page.ts'
import { zipFiles } from './package-files.ts'
import { xmlText } from './xml-text.ts'

/**
 * The library writes dates, its own name as the author and random font keys. This sets the metadata of the letter
 * and makes the bytes deterministic.
 */
export function finishDocx(bytes: Buffer, page: FilePage): Buffer {
  const files = unzipSync(bytes)
  files['docProps/core.xml'] = strToU8(coreProperties(page))
  renameFontKeys(files)
  return zipFiles(files)
}

function coreProperties({ title, sender, keywords, language, options }: FilePage): string {
  const said = options.metadata
    ? [
        `<dc:title>${xmlText(title)}</dc:title>`,
        sender.name === '' ? '' : `<dc:creator>${xmlText(sender.name)}</dc:creator>`,
        `<cp:keywords>${xmlText(keywords.join(', '))}</cp:keywords>`,
        `<dc:language>${language === 'fr' ? 'fr-FR' : 'en-GB'}</dc:language>`,
      ].join('')
    : ''
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${said}</cp:coreProperties>`
}

/** ECMA-376 part 4, 2.8.1: the first 32 bytes of an embedded font are XORed with the key, last byte first. */
function renameFontKeys(files: Record<string, Uint8Array>): void {
  const table = files['word/fontTable.xml']
  const relations = files['word/_rels/fontTable.xml.rels']
  if (!table || !relations) return
  const targets = targetsOf(strFromU8(relations))
  const renamed = strFromU8(table).replace(/<w:embed\w+ [^>]*\/?>/g, (face) => {
    const id = /r:id="([^"]+)"/.exec(face)?.[1]
    const key = /w:fontKey="(\{[^"]+\})"/.exec(face)?.[1]
    const path = id && targets.get(id)
    const font = path && files[`word/${path}`]
    if (!key || !path || !font) return face
    const clear = mixWithKey(font, key)
    const ownKey = keyFor(clear)
    files[`word/${path}`] = mixWithKey(clear, ownKey)
    return face.replace(key, ownKey)
  })
  files['word/fontTable.xml'] = strToU8(renamed)
}

function targetsOf(relations: string): Map<string, string> {
  const found = [...relations.matchAll(/<Relationship [^>]*>/g)].map(([relation]) => [
    /Id="([^"]+)"/.exec(relation)?.[1] ?? '',
    /Target="([^"]+)"/.exec(relation)?.[1] ?? '',
  ])
  return new Map(found as [string, string][])
}

function keyFor(font: Uint8Array): string {
  const hex = createHash('sha256').update(font).digest('hex').toUpperCase()
  return `{${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')}}`
}

function mixWithKey(font: Uint8Array, key: string): Uint8Array {
  const bytes = Buffer.from(key.replace(/[^0-9A-F]/gi, ''), 'hex').reverse()
  const mixed = Uint8Array.from(font)
  for (let place = 0; place < 32; place++) mixed[place] = (mixed[place] ?? 0) ^ (bytes[place % 16] ?? 0)
  return mixed
}
