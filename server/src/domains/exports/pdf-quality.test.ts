import { inflateSync } from 'node:zlib'
import { PageDesign } from '@lettrine/contract/page'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { letterInput, pdfOf } from '../../../testing/exports/letter-page.ts'

const marks = { standard: undefined, high: 'pdfuaid:part>1<', ultra: 'pdfaid:part>2<' } as const

async function fileOf(design: PageDesign, quality: keyof typeof marks, includeMetadata = true) {
  const bytes = await pdfOf(letterInput({}, { design }), { quality, includeMetadata })
  return { objects: objectsOf(bytes), pdf: await getDocumentProxy(new Uint8Array(bytes)) }
}

/** The text of the file, with its streams decompressed. */
function objectsOf(bytes: Buffer): string {
  const raw = bytes.toString('latin1')
  const parts = [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: opening }) => {
    if (raw.slice(index - 3, index) === 'end') return []
    const start = index + opening.length
    try {
      return [inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1')]
    } catch {
      // Not compressed: it is in the raw text already.
      return []
    }
  })
  return [raw, ...parts].join('\n')
}

describe.each(Object.keys(marks) as (keyof typeof marks)[])('quality %s', (quality) => {
  test.each(PageDesign.options)('%s is tagged, in French, titled, with its fonts inside', async (design) => {
    const { objects, pdf } = await fileOf(design, quality)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(objects).toMatch(/\/StructTreeRoot/)
    expect(objects).toMatch(/\/Lang ?\(fr-FR\)/)
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Chargée de communication, Ateliers Morvan', Language: 'fr-FR' })
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    expect(tree).toContain('"role":"P"')
    const described = objects.match(/\/Type ?\/FontDescriptor/g)?.length ?? 0
    expect(described).toBeGreaterThan(0)
    expect(objects.match(/\/FontFile[23] /g)).toHaveLength(described)
  })

  test('declares its standard, and no other', async () => {
    const { objects } = await fileOf('elegant', quality)
    for (const mark of Object.values(marks))
      if (mark) expect(objects.includes(mark), mark).toBe(mark === marks[quality])
    if (quality === 'ultra') expect(objects).toContain('pdfaid:conformance>A<')
  })
})

test('without metadata an accessible file keeps the title it must have, and says no author', async () => {
  const { info } = await (await fileOf('classique', 'high', false)).pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Chargée de communication, Ateliers Morvan' })
  expect(info).not.toHaveProperty('Author')
})

test('the SVG of a drop cap is an artifact, not read aloud', async () => {
  const { objects } = await fileOf('elegant', 'high')
  expect(objects).toContain('/Artifact')
  expect(objects).not.toMatch(/\/S ?\/Figure/)
})
