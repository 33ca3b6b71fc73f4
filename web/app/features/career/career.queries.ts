import type { FoundTitle, Occupation } from '@lettrine/contract/occupations'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts'

const minLetters = 3

/** Titles of the register like the words; empty while there are too few letters. */
export function useTitles(words: string): readonly FoundTitle[] {
  const search = useDebouncedValue(words.trim(), 200)
  const { data } = useQuery({
    ...orpc.occupations.search.queryOptions({ input: { search: search || '-', limit: 6 } }),
    enabled: search.length >= minLetters,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })
  return search.length >= minLetters ? (data?.data.items ?? []) : []
}

/** An occupation of the register; undefined without a code, or before the answer. */
export function useOccupation(code: string | undefined): Occupation | undefined {
  const { data } = useQuery({
    ...orpc.occupations.read.queryOptions({ input: { code: code ?? 'A0000' } }),
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return code === undefined ? undefined : data?.data
}
