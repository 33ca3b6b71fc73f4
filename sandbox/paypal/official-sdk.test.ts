import { Agent } from 'node:https'
import { connect } from 'node:net'
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentInitiator,
  PaymentsController,
  PaypalPaymentTokenCustomerType,
  PaypalPaymentTokenUsageType,
  type PaypalWalletVaultInstruction,
  StoredPaymentSourceUsageType,
  StoreInVaultInstruction,
  UsagePattern,
  VaultController,
  VaultTokenRequestType,
} from '@paypal/paypal-server-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, type Merchant, openMerchantFixture } from '../testing/merchant.ts'

/** The SDK knows only PayPal’s own address; the agent, which it lets one choose, leads it here in plain HTTP. */
class AgentToSandbox extends Agent {
  readonly #port: number

  constructor(url: string) {
    super()
    this.#port = Number(new URL(url).port)
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1')
  }
}

let merchant: Merchant
let orders: OrdersController
let payments: PaymentsController
let vault: VaultController

beforeAll(async () => {
  merchant = await openMerchantFixture()
  const { url, clientId, clientSecret } = merchant.sandbox
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: Environment.Sandbox,
    httpClientOptions: { httpsAgent: new AgentToSandbox(url) },
  })
  orders = new OrdersController(client)
  payments = new PaymentsController(client)
  vault = new VaultController(client)
})
afterAll(() => merchant.sandbox.close())

const amount = { currencyCode: 'EUR', value: '79.90' }
const experienceContext = {
  returnUrl: 'http://localhost:3000/back?success=true',
  cancelUrl: 'http://localhost:3000/back?success=false',
}

const unit = (invoiceId: string) => ({ invoiceId, customId: `of ${invoiceId}`, description: 'Un an', amount })

const savingOrder = (invoiceId: string) => ({
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [unit(invoiceId)],
  paymentSource: {
    paypal: {
      experienceContext,
      attributes: {
        customer: { merchantCustomerId: 'user-7' },
        vault: {
          storeInVault: StoreInVaultInstruction.OnSuccess,
          usageType: PaypalPaymentTokenUsageType.Merchant,
          usagePattern: UsagePattern.SubscriptionPrepaid,
          customerType: PaypalPaymentTokenCustomerType.Consumer,
        } satisfies PaypalWalletVaultInstruction,
      },
    },
  },
})

const linkTo = (links: { rel: string; href: string }[] | undefined, rel: string) =>
  links!.find((link) => link.rel === rel)!.href

async function pay(invoiceId: string) {
  const { result: order } = await orders.createOrder({
    body: savingOrder(invoiceId),
    paypalRequestId: `create ${invoiceId}`,
    prefer: 'return=representation',
  })
  await decide(linkTo(order.links, 'payer-action'))
  return orders.captureOrder({ id: order.id!, paypalRequestId: `capture ${invoiceId}` })
}

test('an order is created, approved, captured, read, and its capture refunded in part and in full', async () => {
  const { result: paid, statusCode } = await pay('S-1')
  expect(statusCode).toBe(201)
  expect(paid).toMatchObject({ status: 'COMPLETED', payer: { emailAddress: 'malo.legoff@example.org' } })
  const capture = paid.purchaseUnits![0]!.payments!.captures![0]!
  expect(capture).toMatchObject({ status: 'COMPLETED', finalCapture: true, invoiceId: 'S-1', amount })
  expect((await orders.getOrder({ id: paid.id! })).result.purchaseUnits![0]).toMatchObject({ amount })
  expect((await payments.getCapturedPayment({ captureId: capture.id! })).result.status).toBe('COMPLETED')

  const part = await payments.refundCapturedPayment({
    captureId: capture.id!,
    paypalRequestId: 'refund S-1',
    body: { amount: { currencyCode: 'EUR', value: '20.00' }, noteToPayer: 'Geste commercial' },
  })
  expect(part.result).toMatchObject({ status: 'COMPLETED', noteToPayer: 'Geste commercial' })
  expect((await payments.getRefund({ refundId: part.result.id! })).result.amount?.value).toBe('20.00')
  const rest = await payments.refundCapturedPayment({ captureId: capture.id!, paypalRequestId: 'rest S-1' })
  expect(rest.result.amount?.value).toBe('59.90')
  const { result: after } = await payments.getCapturedPayment({ captureId: capture.id! })
  expect(after.status).toBe('REFUNDED')
})

test('the agreement saved with it is charged again without its payer', async () => {
  const { result: paid } = await pay('S-2')
  const saved = paid.paymentSource!.paypal!.attributes!.vault!
  expect(saved).toMatchObject({ status: 'VAULTED', customer: { id: expect.any(String) } })
  const { result: renewal } = await orders.createOrder({
    paypalRequestId: 'renew S-3',
    prefer: 'return=representation',
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [unit('S-3')],
      paymentSource: {
        paypal: {
          vaultId: saved.id!,
          storedCredential: {
            paymentInitiator: PaymentInitiator.Merchant,
            usage: StoredPaymentSourceUsageType.Subsequent,
            usagePattern: UsagePattern.SubscriptionPrepaid,
          },
        },
      },
    },
  })
  expect(renewal).toMatchObject({
    status: 'COMPLETED',
    purchaseUnits: [{ payments: { captures: [{ status: 'COMPLETED', amount }] } }],
  })
})

test('a setup token becomes an agreement, which is read and deleted', async () => {
  const { result: setup } = await vault.createSetupToken({
    paypalRequestId: 'setup 1',
    body: {
      customer: { merchantCustomerId: 'user-8' },
      paymentSource: {
        paypal: {
          description: 'Essai de sept jours',
          usageType: PaypalPaymentTokenUsageType.Merchant,
          experienceContext,
        },
      },
    },
  })
  expect(setup.status).toBe('PAYER_ACTION_REQUIRED')
  const { location } = await decide(linkTo(setup.links as { rel: string; href: string }[], 'approve'))
  expect(location?.searchParams.get('approval_token_id')).toBe(setup.id)
  expect((await vault.getSetupToken(setup.id!)).result.status).toBe('APPROVED')
  const { result: token } = await vault.createPaymentToken({
    paypalRequestId: 'token 1',
    body: { paymentSource: { token: { id: setup.id!, type: VaultTokenRequestType.SetupToken } } },
  })
  expect(token).toMatchObject({ paymentSource: { paypal: { payerId: expect.any(String) } } })
  expect((await vault.getPaymentToken(token.id!)).result.customer?.id).toBe(setup.customer?.id)
  expect((await vault.deletePaymentToken(token.id!)).statusCode).toBe(204)
  await expect(vault.getPaymentToken(token.id!)).rejects.toMatchObject({ statusCode: 404 })
})

test('a refusal is read by the SDK as one of PayPal', async () => {
  const fault: unknown = await orders
    .createOrder({
      body: savingOrder('S-4'),
      paypalRequestId: 'create S-4',
      paypalMockResponse: '{"mock_application_codes":"INSTRUMENT_DECLINED"}',
    })
    .catch((thrown: unknown) => thrown)
  expect(fault).toBeInstanceOf(ApiError)
  expect(fault).toMatchObject({
    statusCode: 422,
    result: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] },
  })
})
