import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'

export function useSecondFactor() {
  return useQuery({ ...orpc.secondFactor.state.queryOptions(), staleTime: 0 })
}

export function useRefreshSecondFactor() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: orpc.secondFactor.state.key() })
}

export function useRenamePasskey() {
  const refresh = useRefreshSecondFactor()
  return useMutation({
    mutationFn: (input: { id: string; name: string }) => api.passkeys.rename(input),
    onSettled: refresh,
  })
}
