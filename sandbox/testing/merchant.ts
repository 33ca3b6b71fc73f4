import { randomUUID } from 'node:crypto'
import { type PayPalSandbox, type PayPalSandboxOptions, startPayPalSandbox } from '../paypal/server.ts'

/** A clock that a test moves. */
function movableClock(start = '2026-03-02T09:00:00.000Z') {
  let nowMs = Date.parse(start)
  const clock = () => new Date(nowMs)
  const advance = (ms: number) => {
    nowMs += ms
  }
  return { clock, advance }
}

export type Answer = { status: number; body: Record<string, unknown> }

/** A sandbox with its own clock, and an authenticated merchant client. */
export async function openMerchantFixture(options: Partial<PayPalSandboxOptions> = {}) {
  const time = movableClock()
  const sandbox = await startPayPalSandbox({ environment: {}, clock: time.clock, ...options })
  let token = await signIn(sandbox)

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
  }

  return {
    sandbox,
    ...time,
    call,
    post: (path: string, body: unknown, requestId: string, headers: Record<string, string> = {}) =>
      call('POST', path, body, { 'PayPal-Request-Id': requestId, ...headers }),
    get: (path: string) => call('GET', path),
    signInAgain: async () => {
      token = await signIn(sandbox)
    },
  }
}

export type Merchant = Awaited<ReturnType<typeof openMerchantFixture>>

async function signIn({ url, clientId, clientSecret }: PayPalSandbox): Promise<string> {
  const answer = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** An order of 9.99 EUR; `invoice` makes it distinct. */
export const orderRequest = (invoice: string, source: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'plan',
      custom_id: `payment-${invoice}`,
      invoice_id: invoice,
      description: 'Lettrine Premium, un mois',
      amount: {
        currency_code: 'EUR',
        value: '9.99',
        breakdown: {
          item_total: { currency_code: 'EUR', value: '8.33' },
          tax_total: { currency_code: 'EUR', value: '1.66' },
        },
      },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'http://localhost:3000/back?success=true&paymentId=p1',
        cancel_url: 'http://localhost:3000/back?success=false',
        brand_name: 'Lettrine',
      },
      ...source,
    },
  },
})

/** Requests that the agreement be saved for renewals. */
export const savingSource = {
  attributes: {
    customer: { merchant_customer_id: 'user-1' },
    vault: {
      store_in_vault: 'ON_SUCCESS',
      usage_type: 'MERCHANT',
      usage_pattern: 'SUBSCRIPTION_PREPAID',
      customer_type: 'CONSUMER',
    },
  },
}

/** A charge of a saved agreement. */
export const renewalRequest = (invoice: string, vaultId: string) => ({
  ...orderRequest(invoice),
  payment_source: {
    paypal: {
      vault_id: vaultId,
      stored_credential: {
        payment_initiator: 'MERCHANT',
        usage: 'SUBSEQUENT',
        usage_pattern: 'SUBSCRIPTION_PREPAID',
      },
    },
  },
})

/** Submits the form of an approval page; returns the redirect. */
export async function decide(
  address: string,
  choice: { decision?: 'accept' | 'cancel'; outcome?: string; payer?: string; email?: string } = {},
): Promise<{ status: number; location: URL | undefined; html: string }> {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'accept', payer: 'malo.legoff@example.org', ...choice }),
  })
  const location = answer.headers.get('location')
  return {
    status: answer.status,
    location: location ? new URL(location) : undefined,
    html: await answer.text(),
  }
}

export const linkOf = (body: Record<string, unknown>, rel: string): string | undefined =>
  (body.links as { rel: string; href: string }[]).find((link) => link.rel === rel)?.href

/** The issue of the first detail of an error. */
export const issueOf = ({ body }: Answer): unknown => (body.details as { issue: string }[])[0]?.issue

/** An order that its payer approved. */
export async function createApprovedOrder(
  merchant: Merchant,
  invoice: string,
  outcome = 'approve',
  source = {},
) {
  const { body } = await merchant.post('/v2/checkout/orders', orderRequest(invoice, source), randomUUID())
  const { location } = await decide(linkOf(body, 'payer-action')!, { outcome })
  return { id: String(body.id), location: location! }
}

/** A paid order; returns the answer of its capture, and the ids in it. */
export async function createPaidOrder(merchant: Merchant, invoice: string, outcome = 'approve', source = {}) {
  const { id } = await createApprovedOrder(merchant, invoice, outcome, source)
  const answer = await merchant.post(`/v2/checkout/orders/${id}/capture`, {}, `capture-${invoice}`)
  const unit = (
    answer.body.purchase_units as { payments: { captures: { id: string; status: string }[] } }[]
  )[0]!
  return { id, answer, capture: unit.payments.captures[0]! }
}

/** The id of an agreement that was saved with a paid order. */
export async function createSavedAgreement(merchant: Merchant, invoice: string): Promise<string> {
  const { answer } = await createPaidOrder(merchant, invoice, 'approve', savingSource)
  const source = answer.body.payment_source as { paypal: { attributes: { vault: { id: string } } } }
  return source.paypal.attributes.vault.id
}
