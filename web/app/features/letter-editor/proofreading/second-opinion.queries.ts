import type { Language } from '@lettrine/contract/letters'
import type { Finding } from '@lettrine/contract/proofreading'
import { useQuery } from '@tanstack/react-query'
import { api, orpc } from '../../../lib/api/api.ts'
import type { RestedText } from './second-opinion.ts'

const none: readonly Language[] = []

/** The languages for which the server asks a second opinion. */
export function useSecondOpinionLanguages(): readonly Language[] {
  const { data } = useQuery({
    ...orpc.config.read.queryOptions(),
    // Constant until the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const configured = data?.data.secondOpinion
  return configured?.length ? configured : none
}

/** The findings of others than us: ours were made here, with more context. */
export async function askForSecondOpinion(
  { text, language }: RestedText,
  signal: AbortSignal,
): Promise<Finding[]> {
  const { data } = await api.proofreading.proofread({ content: text, language }, { signal })
  return data.findings.filter(({ source }) => source !== undefined)
}
