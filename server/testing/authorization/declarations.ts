import { createBillingResource } from './billing-resource.ts'
import type { Caller, MatrixFixture } from './callers.ts'
import { createResource } from './create-resource.ts'

/** Expected status by caller; 401 for those without an entry. */
export type Expected = Partial<Record<Caller, number>>

export type Asked = { path?: Record<string, string>; query?: string; body?: object }

export type Declaration = { expected: Expected; ask?: (fixture: MatrixFixture) => Promise<Asked> }

/** The same status for all callers. */
export const open = (status: number): Expected => ({
  anonymous: status,
  cookieAlone: status,
  expired: status,
  tampered: status,
  otherKey: status,
  deleted: status,
  stranger: status,
  admin: status,
  owner: status,
})

/** A resource of the owner: 404 for all others, administrators included. */
export const mine = (status: number): Expected => ({ deleted: 404, stranger: 404, admin: 404, owner: status })

/** The same, changed: the session of a deleted account has ended. */
export const changingMine = (status: number): Expected => ({ ...mine(status), deleted: 401 })

/** Each caller’s own data; `deleted` is the status for the token of a deleted account. */
export const own = (status: number, deleted: number): Expected => ({
  deleted,
  stranger: status,
  admin: status,
  owner: status,
})

export const adminsOnly = (status: number): Expected => ({
  deleted: 403,
  stranger: 403,
  owner: 403,
  admin: status,
})

export const withLetter =
  (body?: object) =>
  async (fixture: MatrixFixture): Promise<Asked> => ({
    path: { id: await createResource.letter(fixture) },
    body,
  })

export const withTemplate =
  (body?: object) =>
  async (fixture: MatrixFixture): Promise<Asked> => ({
    path: { id: await createResource.template(fixture) },
    body,
  })

export const withLetters =
  (field = 'ids') =>
  async (fixture: MatrixFixture): Promise<Asked> => ({
    body: { [field]: [await createResource.letter(fixture)] },
  })

export const withSubscription =
  (body?: object, isCancelled = false) =>
  async (fixture: MatrixFixture): Promise<Asked> => ({
    path: { id: await createBillingResource.paidSubscription(fixture, isCancelled) },
    body,
  })

export const withReceipt =
  (body?: object) =>
  async (fixture: MatrixFixture): Promise<Asked> => ({
    path: { id: await createBillingResource.receiptedPayment(fixture) },
    body,
  })

export const sends = (body: object) => async (): Promise<Asked> => ({ body })
export const at = (path: Record<string, string>) => async (): Promise<Asked> => ({ path })
