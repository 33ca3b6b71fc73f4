import type { Subscription } from '@lettrine/contract/subscriptions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { downloadFile } from '../../lib/api/file-download.ts'
import { refetchQueries } from '../../lib/api/refetch-queries.ts'
import { refreshUser } from '../../lib/session/session.ts'

export const paymentsPerPage = 10

/** A 404 or a 400 means that there is no subscription. */
const isNone = (fault: unknown) => fault instanceof ApiError && (fault.status === 404 || fault.status === 400)

const { queryKey: heldKey } = orpc.subscriptions.current.queryOptions()

/** Null rather than an error: an error would be cleared during a refetch, and the page with it. */
async function readSubscription(signal: AbortSignal): Promise<Subscription | null> {
  try {
    return (await api.subscriptions.current(undefined, { signal })).data
  } catch (fault) {
    if (isNone(fault)) return null
    throw fault
  }
}

/** `subscription` is null when there is none, undefined while loading. */
export function useSubscription() {
  const { data, error, refetch } = useQuery({
    queryKey: [...heldKey, 'or-none'],
    queryFn: ({ signal }) => readSubscription(signal),
  })
  return { subscription: data, fault: error, refetch }
}

export const usePlans = () => useQuery({ ...orpc.subscriptions.plans.queryOptions(), retry: 1 })

export function usePaymentHistory(page: number) {
  return useQuery({
    ...orpc.payments.history.queryOptions({ input: { page, limit: paymentsPerPage } }),
    placeholderData: (previous) => previous,
  })
}

export const usePlanAdvice = (enabled: boolean) =>
  useQuery({ ...orpc.subscriptions.recommendedPlan.queryOptions(), enabled, retry: false })

/** Refetches everything that depends on the plan: subscription, entitlements, payments, badge. */
export function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      refetchQueries(client, [orpc.subscriptions.key(), orpc.payments.key()]),
      // The badge comes from the profile; an older one is no reason to fail.
      refreshUser().catch(() => {}),
    ])
  }, [client])
}

/** A mutation of the subscription, followed by a refetch of all that depends on it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const refresh = useRefreshAll()
  return useMutation({ mutationFn: change, onSettled: refresh })
}

export const useCancel = () =>
  useChange((input: { id: string; reason?: string }) => api.subscriptions.cancel(input))
export const useReactivate = () => useChange((id: string) => api.subscriptions.reactivate({ id }))
export const useKeepPlan = () => useChange((id: string) => api.subscriptions.keepPlan({ id }))
export const useRefund = () => useChange((id: string) => api.payments.refund({ id }))
export const useChangePlan = () =>
  useChange((input: Parameters<typeof api.subscriptions.changePlan>[0]) =>
    api.subscriptions.changePlan(input),
  )

/** Requests the exact amount of a change. */
export const useQuote = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof api.subscriptions.estimateUpgrade>[0]) =>
      api.subscriptions.estimateUpgrade(input),
  })

/** Redirects to PayPal; a response without approval URL is an error. */
export function redirectToPayPal(approvalUrl: string | null | undefined, missing: string): void {
  if (!approvalUrl) throw new Error(missing)
  window.location.assign(approvalUrl)
}

export const useReceipt = () => useMutation({ mutationFn: (address: string) => downloadFile(address) })
