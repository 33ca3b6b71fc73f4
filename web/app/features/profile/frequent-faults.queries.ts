import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { frequentFaultsText as texts } from './frequent-faults.fr.ts'

const options = orpc.proofreading.frequentFaults.queryOptions()

/** The user’s most frequent faults; undefined until the server has answered. */
export const useFrequentFaults = () => useQuery({ ...options, staleTime: 0 }).data?.data.faults

export function useForgetFaults() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.proofreading.forgetFaults(),
    onSuccess(answer) {
      client.setQueryData(options.queryKey, answer)
      toast.success({ title: texts.erased })
    },
    onError: (fault) => toast.error({ title: fault instanceof ApiError ? fault.message : texts.failed }),
  })
}
