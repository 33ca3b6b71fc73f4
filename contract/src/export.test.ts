import { describe, expect, test } from 'vitest'
import { entitlementsByPlan } from './entitlements.ts'
import {
  ExportFormat,
  type ExportOptionsInput,
  ExportQuery,
  hasOption,
  optionsFromQuery,
  queryOf,
} from './export.ts'
import { canExport } from './export-access.ts'
import { PlanId } from './plans.ts'

describe('who may export what', () => {
  test.each(ExportFormat.options.flatMap((format) => [999, 1_000, 8_000].map((words) => [format, words])))(
    '%s of %d words',
    (format, words) => {
      const letter = { wordCount: Number(words) }
      const allowed = PlanId.options.filter((plan) =>
        canExport(entitlementsByPlan[plan], letter, ExportFormat.parse(format)),
      )
      const everyone = format === 'pdf' || Number(words) < 1_000
      expect(allowed).toEqual(PlanId.options.filter((plan) => everyone || plan !== 'free'))
    },
  )
})

test('quality is for PDF and DOCX, margins for PDF, font and size for all but TXT', () => {
  const formatsWith = (option: Parameters<typeof hasOption>[1]) =>
    ExportFormat.options.filter((format) => hasOption(format, option))
  expect(formatsWith('quality')).toEqual(['pdf', 'docx'])
  expect(formatsWith('margins')).toEqual(['pdf'])
  expect(formatsWith('fontFamily')).toEqual(['pdf', 'docx', 'odt', 'html'])
  expect(formatsWith('fontSize')).toEqual(['pdf', 'docx', 'odt', 'html'])
  expect(formatsWith('plainAscii')).toEqual(['txt'])
})

test('options survive a round trip through a query string', () => {
  const options: ExportOptionsInput = {
    format: 'docx',
    quality: 'high',
    includeMetadata: false,
    includeWatermark: true,
    fontSize: 10.5,
    fontFamily: 'Times New Roman',
    margins: { top: 0, left: 2.5 },
    plainAscii: false,
  }
  const address = queryOf(options)
  expect(address).toMatchObject({ marginTop: '0', marginLeft: '2.5', fontFamily: 'Times New Roman' })
  expect(optionsFromQuery(ExportQuery.parse(address))).toEqual({
    ...options,
    margins: { top: 0, right: undefined, bottom: undefined, left: 2.5 },
  })
})
