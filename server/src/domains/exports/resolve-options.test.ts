import { ExportOptions, type ExportOptionsInput } from '@lettrine/contract/export'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../platform/failure.ts'
import { resolveOptions } from './resolve-options.ts'

const refused = (given: object) => {
  try {
    resolveOptions(given as ExportOptionsInput)
    return undefined
  } catch (fault) {
    return fault instanceof Failure ? fault : undefined
  }
}

test('without options the defaults apply: PDF, standard, 12 points of Times New Roman, 2.5 cm, metadata, no watermark', () => {
  expect(resolveOptions({})).toEqual({
    format: 'pdf',
    quality: 'standard',
    includeMetadata: true,
    includeWatermark: false,
    fontSize: 12,
    fontFamily: 'Times New Roman',
    margins: { top: 2.5, right: 2.5, bottom: 2.5, left: 2.5 },
    plainAscii: false,
  })
})

test('options override the page of the letter, which overrides the defaults', () => {
  const own: ExportOptionsInput = { fontSize: 11, fontFamily: 'Georgia', margins: { left: 2 } }
  expect(resolveOptions({ fontSize: 10, margins: { top: 1 } }, own)).toMatchObject({
    fontSize: 10,
    fontFamily: 'Georgia',
    margins: { top: 1, left: 2, right: 2.5 },
  })
})

test('options without effect on a format are ignored', () => {
  const given: ExportOptionsInput = { quality: 'ultra', fontSize: 20, margins: { top: 5 }, plainAscii: true }
  const own: ExportOptionsInput = { margins: { top: 2 } }
  expect(resolveOptions({ ...given, format: 'txt' }, own)).toEqual(
    ExportOptions.parse({ format: 'txt', plainAscii: true, margins: { top: 2 } }),
  )
  expect(resolveOptions({ ...given, format: 'html' }, own)).toMatchObject({
    quality: 'standard',
    fontSize: 20,
    margins: { top: 2 },
    plainAscii: false,
  })
})

describe('out of bounds', () => {
  test.each([
    [{ fontSize: 7.9 }, 'options.fontSize', 'La taille de police va de 8 à 24 points.'],
    [{ fontSize: 25 }, 'options.fontSize', 'La taille de police va de 8 à 24 points.'],
    [
      { margins: { left: 5.5 } },
      'options.margins.left',
      'Les marges vont de 0 à 5\u00a0cm, par pas de 0,5\u00a0cm.',
    ],
    [
      { margins: { top: -0.5 } },
      'options.margins.top',
      'Les marges vont de 0 à 5\u00a0cm, par pas de 0,5\u00a0cm.',
    ],
    [
      { margins: { top: 0.7 } },
      'options.margins.top',
      'Les marges vont de 0 à 5\u00a0cm, par pas de 0,5\u00a0cm.',
    ],
  ])('%j is refused with 422 and a message', (given, path, message) => {
    const fault = refused(given)
    expect([fault?.status, fault?.code, fault?.message]).toEqual([
      422,
      'EXPORT_OPTION_OUT_OF_BOUNDS',
      message,
    ])
    expect(fault?.details).toEqual([{ path, message }])
  })

  test.each([{ fontSize: 8 }, { fontSize: 24 }, { margins: { top: 0, left: 5 } }])(
    '%j is allowed',
    (given) => {
      expect(refused(given)).toBeUndefined()
    },
  )

  test('reports all faults together', () => {
    expect(refused({ fontSize: 1, margins: { top: 9 } })?.details).toHaveLength(2)
  })
})
