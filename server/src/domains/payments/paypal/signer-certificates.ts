import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import type { Clock } from '../../../platform/clock.ts'
import type { PayPalSettings } from './paypal-settings.ts'

type Lookup = X509Certificate | 'untrusted' | 'unreachable'

type Trust = {
  /** «https://api.paypal.com» */
  origins: string[]
  subject: RegExp
  roots: () => Promise<X509Certificate[]>
}

const certificatePath = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/
const longestChain = 5
const maxCached = 20
const maxFileBytes = 100_000

// The subject that PayPal’s own Java SDK asks for.
const paypalSubject = {
  live: /^CN=messageverificationcerts\.paypal\.com$/m,
  'paypal-sandbox': /^CN=messageverificationcerts\.sandbox\.paypal\.com$/m,
}

function trustOf(
  { mode, baseUrl }: PayPalSettings,
  read: (url: string) => Promise<X509Certificate[]>,
): Trust {
  if (mode === 'local-sandbox') {
    return {
      origins: [new URL(baseUrl).origin],
      subject: /^CN=messageverificationcerts\./m,
      // The sandbox creates its root certificate at each start; its host is localhost.
      roots: () => read(`${baseUrl}/__sandbox/root.pem`),
    }
  }
  const name = mode === 'live' ? 'paypal.com' : 'sandbox.paypal.com'
  return {
    origins: [`https://api.${name}`, `https://api-m.${name}`],
    subject: paypalSubject[mode],
    roots: async () => rootCertificates.map((pem) => new X509Certificate(pem)),
  }
}

/** Certificates that sign webhooks: fetched from PayPal only, verified up to a root, and cached. */
export function buildSignerCertificates(
  settings: PayPalSettings,
  { clock, timeoutMs }: { clock: Clock; timeoutMs: number },
) {
  const cached = new Map<string, X509Certificate>()
  const trust = trustOf(settings, (url) => fetchCertificates(url, timeoutMs))

  async function load(url: string): Promise<Lookup> {
    let chain: X509Certificate[]
    let roots: X509Certificate[]
    try {
      chain = await fetchCertificates(url, timeoutMs)
      roots = await trust.roots()
    } catch {
      // PayPal sends the webhook again, and the fetch is retried then.
      return 'unreachable'
    }
    const [signer] = chain
    if (!signer || !trust.subject.test(signer.subject)) return 'untrusted'
    if (!leadsToRoot(chain, roots, clock())) return 'untrusted'
    if (cached.size >= maxCached) cached.clear()
    cached.set(url, signer)
    return signer
  }

  return {
    get: async (address: string): Promise<Lookup> => {
      const url = new URL(address)
      const isPayPals = trust.origins.includes(url.origin) && certificatePath.test(url.pathname)
      if (!isPayPals || url.search || url.hash || url.username || url.password) return 'untrusted'
      const known = cached.get(url.href)
      return known && isValidAt(known, clock()) ? known : load(url.href)
    },
  }
}

async function fetchCertificates(url: string, timeoutMs: number): Promise<X509Certificate[]> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const text = await answer.text()
  if (!answer.ok || text.length > maxFileBytes) throw new Error(`No certificate at ${url}: ${answer.status}`)
  const pems = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return pems.map((pem) => new X509Certificate(pem))
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now < validToDate

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Whether each certificate was issued by the next one of the chain, up to a root, all valid now. */
function leadsToRoot(chain: X509Certificate[], roots: X509Certificate[], now: Date): boolean {
  let current = chain[0]
  for (let step = 0; current && step < longestChain; step += 1) {
    if (!isValidAt(current, now)) return false
    const below: X509Certificate = current
    if (roots.some((root) => isValidAt(root, now) && isIssuedBy(below, root))) return true
    current = chain.find((one) => one !== below && isIssuedBy(below, one))
  }
  return false
}
