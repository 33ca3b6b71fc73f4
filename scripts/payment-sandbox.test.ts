import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { isMissingPayPalSettings, openPaymentSandbox } from './payment-sandbox.ts'

test('with any PayPal setting no sandbox is started', () => {
  expect(isMissingPayPalSettings({ PAYPAL_CLIENT_ID: '' })).toBe(true)
  expect(isMissingPayPalSettings({ PAYPAL_CLIENT_ID: 'c' })).toBe(false)
  expect(isMissingPayPalSettings({ PAYPAL_BASE_URL: 'https://api-m.paypal.com' })).toBe(false)
})

test.each([
  { PAYPAL_CLIENT_ID: 'c' },
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://lettrine.example' },
])('with %j no sandbox starts', async (environment) => {
  expect((await openPaymentSandbox(environment)).environment).toEqual({})
})

test('without settings the sandbox replaces PayPal, prints its URL, and saves its state in DATA_DIR', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-payments-'))
  const said: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const payments = await openPaymentSandbox({ DATA_DIR: folder })
  spy.mockRestore()
  try {
    const { payPal } = readConfig({ DATABASE_URL: 'postgresql://x', ROLE: 'web', ...payments.environment })
    expect(payPal).toMatchObject({ mode: 'local-sandbox', baseUrl: payments.environment.PAYPAL_BASE_URL })
    expect(said).toEqual([
      expect.stringContaining(`aucun débit n’est réel. Ce qui s’y passe se lit sur ${payPal?.baseUrl}`),
    ])
    const page = await fetch(`${payPal?.baseUrl}/`)
    expect(await page.text()).toContain('Bac à sable de paiement')
  } finally {
    await payments.stop()
  }
  expect(JSON.parse(readFileSync(join(folder, 'paypal-sandbox.json'), 'utf8'))).toMatchObject({ orders: {} })
  rmSync(folder, { recursive: true })
})
