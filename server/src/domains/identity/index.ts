export { buildTokenReader, type TokenReader } from './access-token.ts'
export {
  grantAdministration,
  isAdministrator,
  requireAdministrator,
  revokeAdministration,
} from './administrators.ts'
export { buildAuth } from './auth.ts'
export type { AuthReport } from './auth-report.ts'
export { findUserIdByEmail } from './find-user.ts'
export { newDeviceSignedIn, passwordChanged, providerChanged } from './identity.events.ts'
export { identityJobs, identityWorks } from './identity.jobs.ts'
export type { IdentityDeps } from './identity.routes.ts'
export { users } from './identity.tables.ts'
export { noteOperatorAction } from './operator-journal.ts'
export {
  exportOwnAccount,
  exportOwnOperatorActions,
  exportOwnSessions,
  exportOwnSignInMethods,
} from './own-account.ts'
export { secretHashing } from './password.ts'
export { hasPassword, requirePresentPassword } from './present-password.ts'
export { register } from './register.ts'
export { holdUser, lockUser, removeUser } from './remove-user.ts'
export { sessionCookies } from './session-cookies.ts'
export { isSessionLive } from './sessions.repository.ts'
export { forgetOldDelays } from './sign-in-delays.ts'
export type { SocialSettings } from './social-providers.ts'
export { sendVerificationLink } from './verify-email.ts'
