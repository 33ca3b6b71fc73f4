import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Security headers; scripts run only from our files or by their hash. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: { scriptHashes: string[]; publicUrl: string },
): Promise<void> {
  const isHttps = options.publicUrl.startsWith('https:')
  await app.register(helmet, {
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
  app.addHook('onSend', async (request, reply) => {
    reply.header('Permissions-Policy', unusedFeatures)
    // What is said to one person is kept by nobody; files that may be kept say so themselves.
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control'))
      reply.header('Cache-Control', 'no-store')
  })
}

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
