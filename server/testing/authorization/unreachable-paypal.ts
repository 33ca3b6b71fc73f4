/** Settings of a PayPal that does not answer: calls that reach it fail with `PAYPAL_UNREACHABLE`. */
export const unreachablePayPal = {
  PAYPAL_CLIENT_ID: 'nobody',
  PAYPAL_CLIENT_SECRET: 'nothing',
  PAYPAL_WEBHOOK_ID: 'none',
  PAYPAL_BASE_URL: 'http://127.0.0.1:1',
}
