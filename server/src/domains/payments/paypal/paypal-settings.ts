/** The PayPal environment; only `live` moves money. */
export type PayPalMode = 'live' | 'paypal-sandbox' | 'local-sandbox'

export type PayPalSettings = {
  mode: PayPalMode
  /** Without a final slash. */
  baseUrl: string
  clientId: string
  clientSecret: string
  /** The webhook’s id at PayPal, part of what its signatures sign. */
  webhookId: string
}

const payPalHosts = {
  live: 'api-m.paypal.com',
  'paypal-sandbox': 'api-m.sandbox.paypal.com',
} as const satisfies Record<Exclude<PayPalMode, 'local-sandbox'>, string>

/** The environment of a base URL; undefined when it is neither PayPal over https nor localhost. */
export function payPalModeOf(baseUrl: string): PayPalMode | undefined {
  const { protocol, hostname, port, pathname, username } = new URL(baseUrl)
  if (pathname !== '/' || username) return undefined
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return 'local-sandbox'
  if (protocol !== 'https:' || port !== '') return undefined
  if (hostname === payPalHosts.live) return 'live'
  return hostname === payPalHosts['paypal-sandbox'] ? 'paypal-sandbox' : undefined
}
