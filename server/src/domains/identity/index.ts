export { buildTokenReader, type TokenReader } from './access-token.ts'
export {
  grantAdministration,
  isAdministrator,
  revokeAdministration,
} from './administrators.ts'
export { buildAuth } from './auth.ts'
export type { AuthReport } from './auth-report.ts'
export { hasPassword } from './current-password.ts'
export { findUserIdByEmail } from './find-user.ts'
export { newDeviceSignedIn, passwordChanged, providerChanged } from './identity.events.ts'
export { identityJobHandlers, identityJobs } from './identity.jobs.ts'
export type { IdentityDeps } from './identity.routes.ts'
export { users } from './identity.tables.ts'
export { type OperatorDeps, recordOperatorAction } from './operator-log.ts'
export {
  exportOwnAccount,
  exportOwnOperatorActions,
  exportOwnPasskeys,
  exportOwnSecondFactor,
  exportOwnSessions,
  exportOwnSignInMethods,
} from './own-account.ts'
export { secretHashing } from './password.ts'
export { register } from './register.ts'
export { lockUser, lockUserForUpdate, removeUser } from './remove-user.ts'
export { requireAdministrator } from './require-administrator.ts'
export {
  requireProvenOwner,
  requireSecondFactor,
  type SessionUser,
} from './second-factor/prove-owner.ts'
export { resetSecondFactor } from './second-factor/reset.ts'
export { buildSecretVault } from './second-factor/secret-vault.ts'
export { sessionCookies } from './session-cookies.ts'
export { minSecretLength, openSessionSecret } from './session-secret.ts'
export { isSessionLive } from './sessions.repository.ts'
export { beginAttempt, type DelayPolicy, deleteOldDelays, resetDelay } from './sign-in-delays.ts'
export type { SocialSettings } from './social-providers.ts'
export { sendVerificationLink } from './verify-email.ts'
