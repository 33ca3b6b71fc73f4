export { type PayPalSettings, payPalModeOf } from './paypal/paypal-settings.ts'
