import { ExportOptions, type ExportOptionsInput, hasOption } from '@lettrine/contract/export'
import { failure } from '../../platform/failure.ts'

/**
 * Merges options: the request, then the letter’s page, then the defaults. Options without effect on the format are
 * never taken from the request, so that the same letter gives the same file.
 * @throws `EXPORT_OPTION_OUT_OF_BOUNDS` with the French message of the first fault
 */
export function resolveOptions(given: ExportOptionsInput, ofLetter: ExportOptionsInput = {}): ExportOptions {
  const asked = checked(merge(given, ofLetter))
  const own = checked(ofLetter)
  const kept = (Object.keys(asked) as (keyof ExportOptions)[]).map((option) => [
    option,
    option === 'format' || hasOption(asked.format, option) ? asked[option] : own[option],
  ])
  return ExportOptions.parse(Object.fromEntries(kept))
}

function merge(given: ExportOptionsInput, ofLetter: ExportOptionsInput): ExportOptionsInput {
  const margins = { ...ofLetter.margins, ...defined(given.margins ?? {}) }
  return { ...ofLetter, ...defined(given), margins }
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}

function checked(options: ExportOptionsInput): ExportOptions {
  const parsed = ExportOptions.safeParse(options)
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ path, message }) => ({
    path: ['options', ...path].join('.'),
    message,
  }))
  const message = details.length === 1 ? details[0]?.message : undefined
  throw failure('EXPORT_OPTION_OUT_OF_BOUNDS', { details, ...(message ? { message } : {}) })
}
