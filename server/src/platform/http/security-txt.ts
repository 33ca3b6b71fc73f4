import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

type SecurityTxtSettings = {
  publicUrl: string
  /** Where faults are reported, as a URI; the file is a 404 without one. */
  contact: string | undefined
  clock: Clock
}

const path = '/.well-known/security.txt'

// A file that was copied and forgotten ends within the year that RFC 9116 recommends.
const validDays = 180

function securityTxt({ publicUrl, contact, clock }: SecurityTxtSettings): string {
  const expires = new Date(clock().getTime() + validDays * 24 * 3_600_000)
  // RFC 9116 knows no other addresses than those with https.
  const canonical = publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${path}`] : []
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    ...canonical,
    '',
  ].join('\n')
}

/** Serves security.txt (RFC 9116). */
export function registerSecurityTxt(app: FastifyInstance, settings: SecurityTxtSettings): void {
  app.get(path, (_request, reply) => {
    if (settings.contact === undefined) return reply.callNotFound()
    return reply.type('text/plain; charset=utf-8').send(securityTxt(settings))
  })
}
