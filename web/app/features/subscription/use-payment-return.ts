import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { subscriptionText as texts } from './subscription.fr.ts'
import { useRefreshAll } from './subscription.queries.ts'

export type PaymentNotice = { tone: 'success' | 'info' | 'warning'; text: string; isBusy?: boolean }

const noticeMs = 5_000
/** Delays between checks of a payment that PayPal holds; then polling stops. */
const looksMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const messageOf = (fault: unknown, otherwise: string) =>
  fault instanceof ApiError ? fault.message : otherwise

/**
 * Handles the return from PayPal: confirms or cancels the payment. Clears the address at once, so that a reload does
 * nothing; the notice disappears after five seconds.
 */
export function usePaymentReturn(onFault: (message: string) => void): PaymentNotice | undefined {
  const [query, setQuery] = useSearchParams()
  const [notice, setNotice] = useState<PaymentNotice>()
  const refresh = useRefreshAll()
  const isHandled = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the return is handled once, with its initial values
  useEffect(() => {
    const came = Object.fromEntries(query)
    if (isHandled.current || (came.success !== 'true' && came.canceled !== 'true')) return
    isHandled.current = true
    setQuery({}, { replace: true, preventScrollReset: true })
    void handle(came)
  }, [])

  async function handle(came: Record<string, string>): Promise<void> {
    if (came.canceled === 'true') await cancelPayment(came.paymentId)
    else await confirm(came)
    await refresh()
  }

  async function cancelPayment(paymentId: string | undefined): Promise<void> {
    show({ tone: 'info', text: texts.back.canceled })
    // One that was paid meanwhile appears in the history; the others expire after six hours.
    if (paymentId) await api.payments.cancel({ paymentId }).catch(() => {})
  }

  async function confirm({ paymentId, token, PayerID: payerID }: Record<string, string>): Promise<void> {
    if (!paymentId || !token || !payerID) return onFault(texts.back.missing)
    setNotice({ tone: 'info', text: texts.back.confirming, isBusy: true })
    try {
      const { data } = await api.payments.confirm({ paymentId, token, payerID })
      if (data.status === 'pending') return await pollAgain(data.id)
      show({ tone: 'success', text: texts.back.confirmed(data) })
    } catch (fault) {
      setNotice(undefined)
      onFault(messageOf(fault, texts.back.failed))
    }
  }

  async function pollAgain(id: string): Promise<void> {
    setNotice({ tone: 'info', text: texts.back.pending })
    for (const ms of looksMs) {
      await wait(ms)
      // A failed check says nothing about the payment: another one follows.
      const data = (await api.payments.status({ id }).catch(() => undefined))?.data
      if (!data || data.status === 'pending') continue
      if (data.status === 'succeeded') return show({ tone: 'success', text: texts.back.settled })
      setNotice(undefined)
      return onFault(texts.back.refused)
    }
    setNotice({ tone: 'info', text: texts.back.stillPending })
  }

  function show(shown: PaymentNotice): void {
    setNotice(shown)
    setTimeout(() => setNotice((present) => (present === shown ? undefined : present)), noticeMs)
  }

  return notice
}
