import { expect, test } from 'vitest'
import { checkValues, readConfig, sessionUrlOf } from './config.ts'

const DATABASE_URL = 'postgresql://lettrine@localhost/lettrine'
const SMTP_URL = 'smtp://localhost:2525'

test('defaults are those of the documentation', () => {
  expect(readConfig({ DATABASE_URL, SMTP_URL })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    role: 'all',
    writer: { name: 'composer' },
    features: { ai: true, analytics: true, premium: true },
  })
})

test('an empty variable is an absent one, and a final slash is dropped from the address', () => {
  expect(
    readConfig({ DATABASE_URL, SMTP_URL, PORT: '', PUBLIC_URL: 'https://lettrine.example/' }),
  ).toMatchObject({
    port: 3000,
    publicUrl: 'https://lettrine.example',
  })
})

test('sessions of the database pass a pooler by, where there is one', () => {
  const DATABASE_SESSION_URL = 'postgresql://lettrine@postgres/lettrine'
  expect(sessionUrlOf(readConfig({ DATABASE_URL, SMTP_URL }))).toBe(DATABASE_URL)
  expect(sessionUrlOf(readConfig({ DATABASE_URL, SMTP_URL, DATABASE_SESSION_URL }))).toBe(
    DATABASE_SESSION_URL,
  )
  expect(() => readConfig({ DATABASE_URL, SMTP_URL, DATABASE_SESSION_URL: 'pgbouncer:6432' })).toThrow(
    /DATABASE_SESSION_URL/,
  )
})

test('backups are scheduled where a folder is named', () => {
  expect(readConfig({ DATABASE_URL, SMTP_URL }).backup).toBeUndefined()
  const BACKUP_DIR = '/mnt/backups'
  expect(readConfig({ DATABASE_URL, SMTP_URL, BACKUP_DIR }).backup).toEqual({
    folder: BACKUP_DIR,
    everyHours: 24,
  })
  for (const BACKUP_EVERY_HOURS of ['0', '1.5', '169', 'often'])
    expect(() => readConfig({ DATABASE_URL, SMTP_URL, BACKUP_DIR, BACKUP_EVERY_HOURS })).toThrow(
      /BACKUP_EVERY_HOURS/,
    )
})

test.each([
  ['DATABASE_POOL', ['1', '101', '5.5', 'many']],
  ['TYPESETTING_PROCESSES', ['0', '33', '1.5', 'all']],
])('%s is a number within its bounds', (name, wrong) => {
  expect(readConfig({ DATABASE_URL, SMTP_URL })).toMatchObject({ databasePool: 10 })
  expect(
    readConfig({ DATABASE_URL, SMTP_URL, DATABASE_POOL: '25', TYPESETTING_PROCESSES: '8' }),
  ).toMatchObject({ databasePool: 25, typesettingProcesses: 8 })
  for (const value of wrong)
    expect(() => readConfig({ DATABASE_URL, SMTP_URL, [name]: value })).toThrow(new RegExp(name))
})

test('proxies in front are named by address or range', () => {
  const { trustedProxies } = readConfig({
    DATABASE_URL,
    SMTP_URL,
    TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,::1',
  })
  expect(trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', '::1'])
  for (const wrong of ['true', '10.0.0.0/33', '10.0.0.1/8/8', '*'])
    expect(() => readConfig({ DATABASE_URL, SMTP_URL, TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES/)
})

test.each([
  [
    { WRITER: 'gemini', WRITER_API_KEY: 'k' },
    { name: 'gemini', model: 'gemini-flash-latest', apiKey: 'k' },
  ],
  [
    { WRITER: 'gemini', WRITER_MODEL: 'm', WRITER_BASE_URL: 'https://proxy.example/v1beta/' },
    { name: 'gemini', model: 'm', baseUrl: 'https://proxy.example/v1beta' },
  ],
  [
    { WRITER: 'openai-compatible', WRITER_MODEL: 'mistral', WRITER_BASE_URL: 'http://gpu.lan:8000/v1' },
    { name: 'openai-compatible', model: 'mistral', baseUrl: 'http://gpu.lan:8000/v1' },
  ],
])('%j selects the writer', (environment, writer) => {
  expect(readConfig({ DATABASE_URL, SMTP_URL, ...environment }).writer).toEqual(writer)
})

test('without AI the built-in writer writes, whatever is configured', () => {
  const environment = { DATABASE_URL, SMTP_URL, WRITER: 'gemini', WRITER_API_KEY: 'k', FEATURE_AI: 'off' }
  expect(readConfig(environment)).toMatchObject({ writer: { name: 'composer' }, features: { ai: false } })
})

test.each([
  [{ PORT: '99999' }, /La variable PORT ne convient pas.*65535/],
  [{ PORT: 'abc' }, /La variable PORT/],
  [{ PUBLIC_URL: 'lettrine' }, /La variable PUBLIC_URL/],
])('%j is refused before anything starts', (environment, reason) => {
  expect(() => checkValues(environment)).toThrow(reason)
  expect(() => checkValues({})).not.toThrow()
})

test('a secret of sessions has 32 characters at least', () => {
  const AUTH_SECRET = 'x'.repeat(32)
  expect(readConfig({ DATABASE_URL, SMTP_URL, AUTH_SECRET }).authSecret).toBe(AUTH_SECRET)
  expect(() => readConfig({ DATABASE_URL, SMTP_URL, AUTH_SECRET: 'x'.repeat(31) })).toThrow(/AUTH_SECRET.*32/)
})

test('mail comes from the address of the site, unless another is given', () => {
  const given = { DATABASE_URL, SMTP_URL, PUBLIC_URL: 'https://lettrine.example:8443' }
  expect(readConfig(given).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: 'Lettrine <ne-pas-repondre@lettrine.example>',
  })
  expect(readConfig({ ...given, MAIL_FROM: 'bonjour@lettrine.example' }).mail.from).toBe(
    'bonjour@lettrine.example',
  )
})

test('only a process that does no jobs can do without a mail server', () => {
  expect(readConfig({ DATABASE_URL, ROLE: 'web' }).mail.smtpUrl).toBeUndefined()
  for (const ROLE of ['all', 'worker'])
    expect(() => readConfig({ DATABASE_URL, ROLE })).toThrow(/^La variable SMTP_URL ne convient pas\u00a0:/)
})

const payPal = {
  PAYPAL_CLIENT_ID: 'c',
  PAYPAL_CLIENT_SECRET: 's',
  PAYPAL_WEBHOOK_ID: 'w',
  PAYPAL_BASE_URL: 'https://api-m.paypal.com/',
}

test.each([
  ['https://api-m.paypal.com/', 'live'],
  ['https://api-m.sandbox.paypal.com', 'paypal-sandbox'],
  ['http://127.0.0.1:4021', 'local-sandbox'],
  ['http://localhost:4021/', 'local-sandbox'],
])('payments at %s are %s', (PAYPAL_BASE_URL, mode) => {
  const real = { isExample: false, email: 'bonjour@lettrine.example' }
  expect(readConfig({ DATABASE_URL, SMTP_URL, ...payPal, PAYPAL_BASE_URL }, real).payPal).toEqual({
    mode,
    baseUrl: PAYPAL_BASE_URL.replace(/\/$/, ''),
    clientId: 'c',
    clientSecret: 's',
    webhookId: 'w',
  })
})

test('faults of security are told to the address that is given, else to the seller, and not to the example', () => {
  const contactOf = (SECURITY_CONTACT: string, isExample: boolean) => {
    const particulars = { isExample, email: 'bonjour@lettrine.example' }
    return readConfig({ DATABASE_URL, SMTP_URL, SECURITY_CONTACT }, particulars).securityContact
  }
  expect(contactOf('', true)).toBeUndefined()
  expect(contactOf('', false)).toBe('mailto:bonjour@lettrine.example')
  expect(contactOf('securite@lettrine.example', true)).toBe('mailto:securite@lettrine.example')
  expect(contactOf('https://lettrine.example/securite', false)).toBe('https://lettrine.example/securite')
  for (const wrong of ['securite', 'http://lettrine.example', 'a@b.example\nContact: c@d.example'])
    expect(() => contactOf(wrong, false)).toThrow(/SECURITY_CONTACT/)
})

test('without settings of PayPal no payment is taken, least of all a real one', () => {
  expect(readConfig({ DATABASE_URL, SMTP_URL }).payPal).toBeUndefined()
})

test('a provider of identities needs both of its credentials; its address is that of the public service', () => {
  const { social } = readConfig({
    DATABASE_URL,
    SMTP_URL,
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
    GITHUB_CLIENT_ID: 'h',
    GITHUB_CLIENT_SECRET: 't',
    GITHUB_BASE_URL: 'https://git.lan/',
  })
  expect(social).toEqual({
    google: { clientId: 'g', clientSecret: 's', baseUrl: 'https://accounts.google.com' },
    github: { clientId: 'h', clientSecret: 't', baseUrl: 'https://git.lan' },
  })
  expect(readConfig({ DATABASE_URL, SMTP_URL }).social).toEqual({})
})

test.each([
  [{ SMTP_URL: 'http://localhost:25' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Lettrine' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Lettrine <a@b>\r\nBcc: c@d' }, 'MAIL_FROM'],
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '3000.5' }, 'PORT'],
  [{ DATABASE_URL: undefined }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'lettrine.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ ROLE: 'boss' }, 'ROLE'],
  [{ WRITER: 'ghost' }, 'WRITER'],
  [{ WRITER: 'gemini' }, 'WRITER_API_KEY'],
  [{ WRITER: 'openai-compatible', WRITER_MODEL: 'mistral' }, 'WRITER_BASE_URL'],
  [{ WRITER: 'openai-compatible', WRITER_BASE_URL: 'http://10.0.0.4:8000/v1' }, 'WRITER_MODEL'],
  [{ WRITER_BASE_URL: 'localhost:11434' }, 'WRITER_BASE_URL'],
  [{ WRITER_BASE_URL: 'file:///etc/passwd' }, 'WRITER_BASE_URL'],
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GITHUB_CLIENT_SECRET: 's' }, 'GITHUB_CLIENT_ID'],
  [{ GOOGLE_BASE_URL: 'accounts.google.com' }, 'GOOGLE_BASE_URL'],
  [{ GITHUB_BASE_URL: 'ftp://git.lan' }, 'GITHUB_BASE_URL'],
  [{ PAYPAL_BASE_URL: 'https://api-m.paypal.com' }, 'PAYPAL_CLIENT_ID'],
  [{ PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' }, 'PAYPAL_BASE_URL'],
  [{ ...payPal, PAYPAL_CLIENT_SECRET: '' }, 'PAYPAL_CLIENT_SECRET'],
  [{ ...payPal, PAYPAL_WEBHOOK_ID: undefined }, 'PAYPAL_WEBHOOK_ID'],
  // Real payments with the example particulars of the seller.
  [payPal, 'PAYPAL_BASE_URL'],
  [{ VAT_RATE: '120' }, 'VAT_RATE'],
  [{ VAT_RATE: 'vingt' }, 'VAT_RATE'],
  [{ ...payPal, PAYPAL_BASE_URL: 'api-m.paypal.com' }, 'PAYPAL_BASE_URL'],
  [{ ...payPal, PAYPAL_BASE_URL: 'http://api-m.paypal.com' }, 'PAYPAL_BASE_URL'],
  [{ ...payPal, PAYPAL_BASE_URL: 'https://api-m.paypal.com.evil.example' }, 'PAYPAL_BASE_URL'],
  [{ ...payPal, PAYPAL_BASE_URL: 'https://api-m.paypal.com:8443' }, 'PAYPAL_BASE_URL'],
  [{ ...payPal, PAYPAL_BASE_URL: 'https://a:b@api-m.paypal.com' }, 'PAYPAL_BASE_URL'],
  [{ GRAMMALECTE_URL: 'localhost:8080' }, 'GRAMMALECTE_URL'],
  [{ LANGUAGETOOL_URL: 'sandbox' }, 'LANGUAGETOOL_URL'],
  [{ LANGUAGETOOL_URL: 'https://name:secret@lt.example' }, 'LANGUAGETOOL_URL'],
  [{ FEATURE_AI: 'maybe' }, 'FEATURE_AI'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%j stops the start with a message that names %s', (wrong, name) => {
  expect(() => readConfig({ DATABASE_URL, SMTP_URL, ...wrong })).toThrow(
    new RegExp(`^La variable ${name} ne convient pas\\s: \\p{Ll}.+\\.$`, 'u'),
  )
})

test('an outside measure of the audience needs its address and the number of the site, and measuring at all', () => {
  const given = { DATABASE_URL, SMTP_URL, ANALYTICS_FORWARD_URL: 'https://matomo.example/stats/' }
  expect(readConfig({ DATABASE_URL, SMTP_URL }).forwarding).toBeUndefined()
  expect(readConfig({ ...given, ANALYTICS_FORWARD_SITE: '7' }).forwarding).toEqual({
    url: 'https://matomo.example/stats',
    siteId: 7,
  })
  expect(
    readConfig({ ...given, ANALYTICS_FORWARD_SITE: '7', FEATURE_ANALYTICS: 'false' }).forwarding,
  ).toBeUndefined()
  for (const site of ['', '0', '-1', '1.5', 'lettrine', 'NaN'])
    expect(() => readConfig({ ...given, ANALYTICS_FORWARD_SITE: site })).toThrow(
      /^La variable ANALYTICS_FORWARD_SITE ne convient pas/,
    )
  for (const url of ['', 'matomo.example', 'ftp://matomo.example'])
    expect(() => readConfig({ ...given, ANALYTICS_FORWARD_URL: url, ANALYTICS_FORWARD_SITE: '7' })).toThrow(
      /^La variable ANALYTICS_FORWARD_URL ne convient pas/,
    )
})

test('a second opinion is asked of the servers whose addresses are set, with or without the path of the request', () => {
  const read = (given: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL, SMTP_URL, ...given }).secondOpinion
  expect(read({ GRAMMALECTE_URL: '', LANGUAGETOOL_URL: '' })).toEqual({})
  expect(
    read({ GRAMMALECTE_URL: 'http://gram.lan:8080/', LANGUAGETOOL_URL: 'https://lt.example/api/v2/check' }),
  ).toEqual({ grammalecteUrl: 'http://gram.lan:8080', languageToolUrl: 'https://lt.example/api' })
  expect(
    read({ GRAMMALECTE_URL: 'http://gram.lan/gc_text/fr', LANGUAGETOOL_URL: 'http://lt.lan/v2' }),
  ).toEqual({
    grammalecteUrl: 'http://gram.lan',
    languageToolUrl: 'http://lt.lan',
  })
})
