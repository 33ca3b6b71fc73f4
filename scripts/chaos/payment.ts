import { decide } from '../../sandbox/testing/merchant.ts'
import type { Person } from './person.ts'

const plan = { planType: 'monthly', interval: 'monthly' }

export const startPayment = (person: Person) =>
  person.ask<{ approvalUrl: string }>('POST', '/payments/create-paypal-session', plan)

/** Starts a payment that its payer approves; returns what the browser sends to confirm it. */
export async function approvePayment(person: Person): Promise<object | undefined> {
  const { data } = await startPayment(person)
  if (!data) return undefined
  const { location } = await decide(data.approvalUrl, { payer: 'other', email: person.email })
  const found = (name: string) => location?.searchParams.get(name)
  return { paymentId: found('paymentId'), token: found('token'), payerID: found('PayerID') }
}

export const confirmPayment = (person: Person, payment: object, at?: string) =>
  person.ask<{ status: string }>('POST', '/payments/confirm-paypal', payment, at)
