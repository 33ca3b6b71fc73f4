import {
  ratingRange,
  TemplateDifficulty,
  TemplateSort,
  TemplateType,
  templateTimeRange,
} from '@lettrine/contract/templates'
import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  useQueryState,
  useQueryStates,
} from 'nuqs'
import { useCallback } from 'react'
import { defaultView, type LibraryView, viewModes } from './library.state.ts'

/** Value of a slider; anything else in the address gives the default. */
const within = ({ min, max, step }: { min: number; max: number; step: number }) =>
  createParser({
    parse: (text) => {
      const value = Number(text)
      return Number.isFinite(value) && value >= min && value <= max && value % step === 0 ? value : null
    },
    serialize: String,
  })

const flag = parseAsBoolean.withDefault(false)
const names = parseAsArrayOf(parseAsString).withDefault([])

const parsers = {
  search: parseAsString.withDefault(''),
  type: parseAsStringLiteral(['all', ...TemplateType.options] as const).withDefault('all'),
  sort: parseAsStringLiteral(TemplateSort.options).withDefault(defaultView.sort),
  view: parseAsStringLiteral(viewModes).withDefault('grid'),
  premium: flag,
  mine: flag,
  ai: flag,
  featured: flag,
  bookmarked: flag,
  difficulty: parseAsStringLiteral(['all', ...TemplateDifficulty.options] as const).withDefault('all'),
  rating: within(ratingRange).withDefault(defaultView.rating),
  time: within(templateTimeRange).withDefault(defaultView.time),
  tags: names,
  industries: names,
}

const options = { clearOnDefault: true }

/** The view is in the address: it survives reload, sharing and history. */
export function useLibraryView(): [LibraryView, (patch: Partial<LibraryView>) => void] {
  const [view, setView] = useQueryStates(parsers, options)
  return [view, useCallback((patch) => void setView(patch), [setView])]
}

/** Id of the previewed template, in the address: a shared link opens it. */
export const usePreviewedTemplate = () => useQueryState('template', parseAsString)
