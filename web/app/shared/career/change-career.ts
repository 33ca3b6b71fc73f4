import type { Career, CareerChange } from '@lettrine/contract/career'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

/** The stored career, when a save was refused because it is not the one that was read. */
export function conflictIn(fault: unknown): Career | undefined {
  if (!(fault instanceof ApiError) || fault.code !== 'CAREER_VERSION_CONFLICT') return undefined
  return (fault.details as { career: Career }).career
}

type Change = (stored: Career) => Omit<CareerChange, 'version'>

/** Changes the stored career; where it was saved from elsewhere meanwhile, that one is changed, once. */
async function changeCareer(client: QueryClient, change: Change): Promise<{ before: Career; after: Career }> {
  async function saveOver(before: Career) {
    const answer = await api.career.put({ ...change(before), version: before.version })
    client.setQueryData(orpc.career.get.queryKey(), answer)
    return { before, after: answer.data }
  }
  const { data } = await api.career.get()
  return saveOver(data).catch((fault) => {
    const current = conflictIn(fault)
    if (current) return saveOver(current)
    throw fault
  })
}

export function useChangeCareer() {
  const client = useQueryClient()
  return (change: Change) => changeCareer(client, change)
}
