import { failure } from '../failure.ts'

export type Caller = { userId: string; sessionId: string }

export type CallerDeps = {
  readToken: (authorization: string | undefined) => Promise<Caller>
  /** Queries the database: a session may have ended since its access token was issued. */
  isSessionLive: (userId: string, sessionId: string) => Promise<boolean>
}

type Request = { method: string; headers: { authorization?: string | undefined } }

/** Fails with `AUTHENTICATION_REQUIRED` when the session of a valid token has ended. */
export async function requireLiveSession(deps: CallerDeps, { userId, sessionId }: Caller): Promise<void> {
  if (!(await deps.isSessionLive(userId, sessionId))) throw failure('AUTHENTICATION_REQUIRED')
}

/**
 * Who sends a request, by its access token. Only reads are answered without asking the database whether the session has
 * ended: an ended one reads for 15 minutes at most, and changes nothing.
 */
export async function requireCaller(deps: CallerDeps, { method, headers }: Request): Promise<Caller> {
  const caller = await deps.readToken(headers.authorization)
  if (method !== 'GET' && method !== 'HEAD') await requireLiveSession(deps, caller)
  return caller
}
