import Fastify, { type FastifyInstance } from 'fastify'
import { registerErrorResponses } from '../src/platform/http/error-responses.ts'
import { registerSecurityHeaders } from '../src/platform/http/security-headers.ts'
import { loadWebsite, registerWebsite } from '../src/platform/http/website.ts'

/** Serves the pages that `web` has built, without an API, driven in process. */
export async function openBuiltSite(folder: string, publicUrl: string): Promise<FastifyInstance> {
  const app = Fastify()
  const website = loadWebsite(folder, publicUrl)
  await registerSecurityHeaders(app, { scriptHashes: website.scriptHashes, publicUrl })
  registerErrorResponses(app, website)
  await registerWebsite(app, website)
  return app
}
