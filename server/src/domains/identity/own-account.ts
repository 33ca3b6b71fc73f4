import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { administrators } from './administrators.ts'
import { accounts, passkeys, secondFactors, sessions, users } from './identity.tables.ts'
import { operatorActions } from './operator-log.ts'

type Reader = Pick<Database, 'select'>

/** The account itself, for its owner; undefined when it is gone. */
export async function exportOwnAccount(db: Reader, userId: string) {
  const { id, name, email, emailVerified, image, createdAt, updatedAt } = users
  const [row] = await db
    .select({
      ...{ id, name, email, isEmailVerified: emailVerified, image, createdAt, updatedAt },
      administratorSince: administrators.grantedAt,
    })
    .from(users)
    .leftJoin(administrators, eq(administrators.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

/** Sign-in methods, without passwords and tokens. */
export function exportOwnSignInMethods(db: Reader, userId: string) {
  return db
    .select({ method: accounts.providerId, accountId: accounts.accountId, since: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
}

/** Sessions, without their tokens. */
export function exportOwnSessions(db: Reader, userId: string) {
  const { ipAddress: address, userAgent, createdAt: openedAt, lastUsedAt, expiresAt } = sessions
  return db
    .select({ address, userAgent, openedAt, lastUsedAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
}

/** Operator actions on the account. */
export function exportOwnOperatorActions(db: Reader, userId: string) {
  const { action, details, doneAt } = operatorActions
  return db
    .select({ action, details, doneAt })
    .from(operatorActions)
    .where(eq(operatorActions.subjectUserId, userId))
    .orderBy(asc(doneAt), asc(operatorActions.id))
}

/** The second factor, without its key and its recovery codes; undefined where there is none. */
export async function exportOwnSecondFactor(db: Reader, userId: string) {
  const { createdAt: since, lastUsedAt } = secondFactors
  const [row] = await db
    .select({ since, lastUsedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.verified, true)))
  return row
}

/** Passkeys, without what verifies them. */
export function exportOwnPasskeys(db: Reader, userId: string) {
  const { name, createdAt: addedAt, lastUsedAt } = passkeys
  return db
    .select({ name, addedAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(addedAt), asc(passkeys.id))
}
