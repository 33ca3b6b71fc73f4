import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../../lib/api/api.ts'
import { useAutosaveState } from '../letter-editing.tsx'
import type { Brief } from './generation.state.ts'
import { planRequest } from './letter-plan.state.ts'

/** What the letter would argue as it stands; asked again when the letter or the career has changed since. */
export function useLetterPlan(brief: Brief) {
  const draft = useAutosaveState((state) => state.draft)
  const request = planRequest(draft, brief)
  const { data, isError, isFetching, refetch } = useQuery({
    ...orpc.generation.plan.queryOptions({ input: request ?? { jobTitle: '' } }),
    enabled: request !== undefined,
    // Cards may have been changed on the page of the career.
    staleTime: 0,
  })
  return {
    plan: data?.data,
    isFailed: isError && !data,
    isFetching,
    isNameless: request === undefined,
    basis: draft.offer.trim() === '' ? ('occupation' as const) : ('offer' as const),
    retry: () => void refetch(),
  }
}

/** Whether needs were read in an offer, or are those of the occupation. */
export type PlanBasis = ReturnType<typeof useLetterPlan>['basis']
