import type { SocialProvider } from '@lettrine/contract/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { signOutEverywhere } from '../../lib/session/session.ts'

export function useSessions() {
  return useQuery({ ...orpc.sessions.list.queryOptions(), staleTime: 0 })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.sessions.revoke({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.sessions.list.key() }),
  })
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => signOutEverywhere(() => api.sessions.signOutEverywhere()) })
}

export function useMethods() {
  return useQuery({ ...orpc.sessions.methods.queryOptions(), staleTime: 0 })
}

export function useRefreshMethods() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: orpc.sessions.methods.key() })
}

export function useUnlink() {
  const refresh = useRefreshMethods()
  return useMutation({
    mutationFn: (provider: SocialProvider) => api.sessions.unlink({ provider }),
    onSettled: refresh,
  })
}
