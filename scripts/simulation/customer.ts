import {
  cancelSubscription,
  changePlan,
  confirmPayment,
  openSession,
  quoteChange,
  renewAgreement,
  withdraw,
} from '../../server/src/domains/payments/index.ts'
import { findLive } from '../../server/src/domains/subscriptions/index.ts'
import type { BillingSimulation } from './simulation-environment.ts'

type Offer = Pick<Parameters<typeof openSession>[2], 'planType' | 'interval'>
type Session = Awaited<ReturnType<typeof openSession>>

/** A simulated customer, who acts through the use cases and PayPal’s pages. */
export class Customer {
  readonly id: string
  private readonly billing: BillingSimulation
  private readonly email: string

  private constructor(billing: BillingSimulation, number: number) {
    this.billing = billing
    this.id = billing.deps.newId()
    this.email = `client-${number}@example.org`
  }

  /** Creates the account, without a password, since nobody signs in to it. */
  static async arrive(billing: BillingSimulation, number: number): Promise<Customer> {
    const customer = new Customer(billing, number)
    await billing.read(
      'INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES ($1, $2, $3, true, $4, $4)',
      [customer.id, `Client ${number}`, customer.email, billing.deps.clock()],
    )
    return customer
  }

  mailsOf(kind: string): number {
    return this.billing.mails.countOf(this.id, kind)
  }

  async buy(bought: Offer): Promise<void> {
    await this.confirm(await this.begin(bought))
  }

  /** Approves at PayPal without returning: only the webhook reports it. */
  async buyAndLeave(bought: Offer): Promise<void> {
    await this.approve(await this.begin(bought))
  }

  private begin(bought: Offer): Promise<Session> {
    return openSession(this.billing.deps, this.id, { ...bought, currency: 'eur' })
  }

  async agreeAgain(): Promise<void> {
    await this.confirm(await renewAgreement(this.billing.deps, this.id, {}))
  }

  private async confirm(session: Session): Promise<void> {
    const payerID = await this.approve(session)
    const { paymentId, sessionId: token } = session
    await confirmPayment(this.billing.deps, this.id, { paymentId, token, payerID })
  }

  /** Submits the form of PayPal’s page; returns PayPal’s id of the payer. */
  private async approve({ approvalUrl, sessionId }: Session): Promise<string> {
    const answer = await fetch(approvalUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'accept', email: this.email }),
    })
    await answer.body?.cancel()
    const back = new URL(answer.headers.get('location') ?? '')
    const named = back.searchParams.get('PayerID')
    if (named) return named
    // The return from an agreement does not name the payer: it is read from PayPal, as the return route does.
    const setup = await this.billing.deps.payPal.getSetupToken(sessionId)
    return setup.kind === 'ok' ? (setup.value.payerId ?? '') : ''
  }

  async change({ planType: planId, interval }: Offer): Promise<void> {
    const { id: quoteId } = await quoteChange(this.billing.deps, this.id, { planId, interval })
    await changePlan(this.billing.deps, this.id, { planId, interval, quoteId })
  }

  async cancel(): Promise<void> {
    const subscription = await findLive(this.billing.deps.db, this.id)
    if (subscription) await cancelSubscription(this.billing.deps, this.id, subscription.id, null)
  }

  async askMoneyBack(): Promise<void> {
    const { id } = await this.lastPaid()
    await withdraw(this.billing.deps, this.id, id, null)
  }

  async bankReverses(): Promise<void> {
    const { capture } = await this.lastPaid()
    await this.billing.sandbox.runAction(`captures/${capture}/reverse`)
  }

  private async lastPaid(): Promise<{ id: string; capture: string }> {
    const [paid] = await this.billing.read<{ id: string; capture: string }>(
      `SELECT id, capture_id AS capture FROM payments
       WHERE user_id = $1 AND status = 'succeeded' AND amount_cents > 0 ORDER BY settled_at DESC LIMIT 1`,
      [this.id],
    )
    if (!paid) throw new Error(`${this.email} has paid nothing`)
    return paid
  }

  cardDeclines = (): Promise<void> => this.atPayPal('decline')
  cardPaysAgain = (): Promise<void> => this.atPayPal('accept')
  withdrawAgreement = (): Promise<void> => this.atPayPal('cancel')

  private async atPayPal(what: 'decline' | 'accept' | 'cancel'): Promise<void> {
    const [method] = await this.billing.read<{ token: string }>(
      'SELECT paypal_token_id AS token FROM payment_methods WHERE user_id = $1 AND gone_at IS NULL',
      [this.id],
    )
    if (!method) throw new Error(`${this.email} has no agreement`)
    await this.billing.sandbox.runAction(`payment-tokens/${method.token}/${what}`)
  }
}
