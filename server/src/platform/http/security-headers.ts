import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Answers of the API, save its readable page, are no pages: nothing may be loaded by one, or display it. */
const isData = (url: string): boolean => url.startsWith('/v1/') && !url.startsWith('/v1/docs')

/** Security headers. On pages, scripts run only from our files or by their hash. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: { scriptHashes: string[]; publicUrl: string },
): Promise<void> {
  const isHttps = options.publicUrl.startsWith('https:')
  const strictTransport = isHttps
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}
  const dataHeaders = { ...dataSecurity, ...strictTransport }
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptHashes.map((hash) => `'sha256-${hash}'`)],
        // Components position menus with style attributes; no style can come from a letter's text.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Some browsers do not take a socket to the same host for «self».
        connectSrc: ["'self'", options.publicUrl.replace(/^http/, 'ws')],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // Signing in with a provider opens a window, whose end we watch.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  // Hooks with callbacks: one that returns a promise delays each small answer.
  app.addHook('onRequest', (request, reply, done) => {
    if (isData(request.url)) {
      reply.headers(dataHeaders)
      done()
    } else setPageHeaders(reply).then(() => done(), done)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const type = reply.getHeader('content-type')
    // «Not modified» has no type, and its headers take the place of those of the page that the browser keeps.
    const isPage = type === undefined || String(type).startsWith('text/html')
    if (isPage || isData(request.url)) reply.header('Permissions-Policy', unusedFeatures)
    else allowNoInlineScript(reply)
    if (isPartOfPage.test(request.url)) for (const name of pageHeaders) reply.removeHeader(name)
    // What is said to one person is kept by nobody; files that may be kept say so themselves.
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control'))
      reply.header('Cache-Control', 'no-store')
    done()
  })
}

async function setPageHeaders(reply: FastifyReply): Promise<void> {
  await reply.helmet()
}

/** Told with each small answer, hence few. */
const dataSecurity = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const

/** Only pages have scripts of their own to allow, and the hashes of them all are 2 kB. */
function allowNoInlineScript(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace(/ 'sha256-[^']+'/g, ''))
}

/** Built files that are no document and no worker: the editor fetches fifty, and 1 kB of headers each counts. */
const isPartOfPage = /^\/(?:assets|fonts)\/(?!.*worker).*\.(?:js|css|woff2)$/
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Features of browsers that no page of ours asks for. */
const unusedFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'bluetooth',
  'midi',
  'display-capture',
  'browsing-topics',
]
  .map((name) => `${name}=()`)
  .join(', ')
